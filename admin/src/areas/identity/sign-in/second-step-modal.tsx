import { Text } from '@mantine/core'
import { type Proof, ProofForm, type TypedProof } from '../../../shared/session/proof-form.tsx'
import { finishWithFactor } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { isChallengeOver, secondStep, type useSecondStep } from './second-step.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'

type Step = NonNullable<ReturnType<typeof useSecondStep>>

export default function SecondStepModal({ step }: { step: Step }) {
  const words = useAuthMessages()
  const { token, hasCode, hasRecoveryCodes, passkey } = step.challenge
  const ways: TypedProof[] = [
    ...(hasCode ? (['code'] as const) : []),
    ...(hasRecoveryCodes ? (['recoveryCode'] as const) : []),
  ]
  const prove = async ({ passkey: given, code, recoveryCode }: Proof) => {
    try {
      step.finish(await finishWithFactor({ challenge: token, passkey: given, code, recoveryCode }))
    } catch (error) {
      // The sign-in form reports it and starts over.
      if (isChallengeOver(error)) step.giveUp(error)
      else throw error
    }
  }
  return (
    <Dialog
      onClose={secondStep.leave}
      title={words.secondStep}
      closeOnClickOutside={false}
      zIndex={450}
    >
      <Text mb="md">{words.secondStepWhy}</Text>
      <ProofForm
        ways={ways}
        passkey={passkey}
        action={words.login}
        onProof={prove}
        onCancel={secondStep.leave}
      />
    </Dialog>
  )
}
