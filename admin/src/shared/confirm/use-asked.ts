import { useCallback, useRef, useState } from 'react'

/** A question as its dialog shows it, also while the dialog closes. */
export type Asked<Question> = Question & {
  readonly answer: (isYes: boolean) => void
  /** Where the focus was: a dialog that is only now loaded cannot know. */
  readonly opener: Element | null
}

/**
 * Keeps what a dialog around all pages asks: `ask` opens it, and its promise is the answer. A question
 * whose place another takes is answered no.
 */
export function useAsked<Question>() {
  const [asked, setAsked] = useState<Asked<Question>>()
  const [isOpen, setOpen] = useState(false)
  const answerLast = useRef<(isYes: boolean) => void>(undefined)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        answerLast.current?.(false)
        answerLast.current = answer
        setAsked({ ...question, answer, opener: document.activeElement })
        setOpen(true)
      }),
    [],
  )
  return {
    asked,
    isOpen,
    ask,
    /** Closes the dialog; what was answered before stays the answer. */
    close(isYes: boolean) {
      setOpen(false)
      if (asked?.opener instanceof HTMLElement) asked.opener.focus({ preventScroll: true })
      asked?.answer(isYes)
    },
  }
}
