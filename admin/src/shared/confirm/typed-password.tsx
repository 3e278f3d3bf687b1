import { Text } from '@mantine/core'
import { createContext, lazy, Suspense, use, type ReactNode } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import type { Question } from './confirm-dialog.tsx'
import { useDialogQuestion } from './use-dialog-question.ts'

const PasswordModal = lazy(() =>
  import('../forms/password-modal.tsx').then((module) => ({ default: module.PasswordModal })),
)

/** A question answered with the password. `act` performs the action, and throws if it fails. */
export interface PasswordQuestion extends Question {
  readonly run: (password: string) => Promise<void>
  /** For actions that delete nothing. */
  readonly isHarmless?: boolean
}

type Ask = (question: PasswordQuestion) => Promise<boolean>

const PasswordContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks for the password and then performs an action: `if (await askPassword({ … }))`. */
export const useAskPassword = () => use(PasswordContext)

/** Loads its messages only when needed, so that pages don't wait for them. */
function PasswordDialog(props: {
  question: PasswordQuestion
  isOpen: boolean
  onDone: () => void
  onClose: () => void
}) {
  const words = useSharedMessages()
  const { question, isOpen, onDone, onClose } = props
  return (
    <PasswordModal
      isOpen={isOpen}
      title={words.pleaseConfirm}
      action={question.action}
      isDestructive={question.isHarmless !== true}
      onConfirm={async (password) => {
        await question.run(password)
        onDone()
      }}
      onClose={onClose}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{question.message}</Text>
      {question.detail !== undefined && (
        <Text mt="sm" fz="sm" c="dimmed">
          {question.detail}
        </Text>
      )}
    </PasswordModal>
  )
}

export function TypedPasswordProvider({ children }: { children: ReactNode }) {
  const { question, isOpen, ask, close } = useDialogQuestion<PasswordQuestion>()
  return (
    <PasswordContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <PasswordDialog
            question={question}
            isOpen={isOpen}
            onDone={() => question.answer(true)}
            onClose={() => close(false)}
          />
        </Suspense>
      )}
    </PasswordContext>
  )
}
