import { createContext, lazy, Suspense, use, type ReactNode } from 'react'
import type { Question } from './confirm-dialog.tsx'
import { useDialogQuestion } from './use-dialog-question.ts'
import { useIsStepUpOpen } from '../session/step-up.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks before an irreversible action: `if (await confirm({ … }))`. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { question, isOpen, ask, close } = useDialogQuestion<Question>()
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog isOpen={isOpen} question={question} onAnswer={close} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}

const ConfirmIdentity = lazy(() => import('./confirm-identity.tsx'))

/** The step-up dialog. The call that waits for it continues afterward. */
export function StepUpDialog() {
  return useIsStepUpOpen() ? (
    <Suspense>
      <ConfirmIdentity />
    </Suspense>
  ) : null
}
