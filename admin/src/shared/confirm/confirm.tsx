import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'
import type { Question } from './question.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

type Ask = (question: Question) => Promise<boolean>
type Asked = Question & {
  answer: (isYes: boolean) => void
  /** Where the focus was: a dialog that is only now loaded cannot know. */
  opener: Element | null
}

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks before something that cannot be taken back: `if (await confirm({ … }))`. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ ...question, answer, opener: document.activeElement })
        setOpen(true)
      }),
    [],
  )
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            isOpen={isOpen}
            question={asked}
            onAnswer={(isYes) => {
              setOpen(false)
              if (asked.opener instanceof HTMLElement) asked.opener.focus({ preventScroll: true })
              asked.answer(isYes)
            }}
          />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
