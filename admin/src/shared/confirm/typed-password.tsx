import { Text } from '@mantine/core'
import { createContext, lazy, Suspense, use, type ReactNode } from 'react'
import { useSharedMessages } from '../messages/shared.ts'
import type { Question } from './confirm-dialog.tsx'
import { useAsked } from './use-asked.ts'

const PasswordModal = lazy(() =>
  import('../forms/password-modal.tsx').then((module) => ({ default: module.PasswordModal })),
)

/** A question whose answer is the own password; `act` does it, and throws when it was not done. */
export interface PasswordQuestion extends Question {
  readonly act: (password: string) => Promise<void>
  /** For what takes nothing away. */
  readonly isHarmless?: boolean
}

type Ask = (question: PasswordQuestion) => Promise<boolean>

const PasswordContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks for the own password before something grave, and does it: `if (await askPassword({ … }))`. */
export const useAskPassword = () => use(PasswordContext)

/** Reads its words only when it is asked: what stands around every page must not wait for them. */
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
        await question.act(password)
        onDone()
      }}
      onClose={onClose}
    >
      <Text style={{ overflowWrap: 'anywhere' }}>{question.message}</Text>
      {question.detail !== undefined && (
        <Text mt="sm" size="sm" c="dimmed">
          {question.detail}
        </Text>
      )}
    </PasswordModal>
  )
}

export function TypedPasswordProvider({ children }: { children: ReactNode }) {
  const { asked, isOpen, ask, close } = useAsked<PasswordQuestion>()
  return (
    <PasswordContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <PasswordDialog
            question={asked}
            isOpen={isOpen}
            onDone={() => {
              asked.answer(true)
            }}
            onClose={() => {
              close(false)
            }}
          />
        </Suspense>
      )}
    </PasswordContext>
  )
}
