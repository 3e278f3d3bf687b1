import { calls } from '@roundboard/contract'
import { lazy, Suspense } from 'react'
import { api } from '../api/api.ts'
import { stepUp, useStepUpAsked } from '../session/step-up.ts'
import { useWords } from '../words/words.ts'

const PasswordModal = lazy(() =>
  import('../forms/password-modal.tsx').then((module) => ({ default: module.PasswordModal })),
)

/** “Confirm it is you”: the call that waits for it goes on when the own password was right. */
export function StepUpDialog() {
  return useStepUpAsked() ? <Dialog /> : null
}

function Dialog() {
  const words = useWords()
  return (
    <Suspense>
      <PasswordModal
        isOpen
        title={words.confirmIdentity}
        action={words.confirm}
        onConfirm={async (password) => {
          await api.call(calls.stepUp, { body: { password } })
          stepUp.answer(true)
        }}
        onClose={() => {
          stepUp.answer(false)
        }}
      >
        {words.confirmIdentityWhy}
      </PasswordModal>
    </Suspense>
  )
}
