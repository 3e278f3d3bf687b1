import { Text } from '@mantine/core'
import { addresses } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { type Proof, ProofForm, type TypedProof } from '../session/proof-form.tsx'
import { stepUp } from '../session/step-up.ts'
import { Loading } from '../ui/query-view.tsx'
import { useSharedMessages } from '../messages/shared.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Asks the server which confirmations the user can give. */
export default function ConfirmIdentity() {
  const words = useSharedMessages()
  const query = useQuery({
    queryKey: ['step-up'],
    queryFn: ({ signal }) => api.call(addresses.beginStepUp, { signal }),
    // Each challenge works once.
    gcTime: 0,
    retry: false,
    staleTime: Infinity,
  })
  const close = () => stepUp.answer(false)
  const prove = async (proof: Proof) => {
    const { passkey, password, code } = proof
    const challenge = query.data?.challenge
    const body = passkey === undefined ? { password, code } : { passkey, challenge }
    try {
      await api.call(addresses.stepUp, { body })
    } catch (error) {
      if (passkey !== undefined) await query.refetch()
      throw error
    }
    stepUp.answer(true)
  }
  // If that fails, asks for what most users have.
  const { hasPassword, hasCode, passkey } = query.data ?? {
    hasPassword: true,
    hasCode: false,
    passkey: null,
  }
  const ways: TypedProof[] = [
    ...(hasPassword ? (['password'] as const) : []),
    ...(hasCode ? (['code'] as const) : []),
  ]
  return (
    <Dialog onClose={close} title={words.confirmIdentity} zIndex={350}>
      <Text mb="md">{words.confirmIdentityWhy}</Text>
      {query.isPending ? (
        <Loading />
      ) : (
        <ProofForm
          ways={ways}
          passkey={passkey}
          action={words.confirm}
          onProof={prove}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}
