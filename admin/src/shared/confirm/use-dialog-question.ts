import { useCallback, useRef, useState } from 'react'

/** The question as the dialog shows it, even while it closes. */
export type DialogQuestion<Question> = Question & {
  readonly answer: (isYes: boolean) => void
  /** The element that had the focus, since a lazily loaded dialog can't know it. */
  readonly opener: Element | null
}

/**
 * The state of a dialog around all pages: `ask` opens it and returns a promise of the answer. A
 * question that is replaced by another is answered no.
 */
export function useDialogQuestion<Question>() {
  const [question, setQuestion] = useState<DialogQuestion<Question>>()
  const [isOpen, setOpen] = useState(false)
  const answerLast = useRef<(isYes: boolean) => void>(undefined)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((answer) => {
        answerLast.current?.(false)
        answerLast.current = answer
        setQuestion({ ...question, answer, opener: document.activeElement })
        setOpen(true)
      }),
    [],
  )
  return {
    question: question,
    isOpen,
    ask,
    /** Closes the dialog. An earlier answer stays. */
    close(isYes: boolean) {
      setOpen(false)
      if (question?.opener instanceof HTMLElement) question.opener.focus({ preventScroll: true })
      question?.answer(isYes)
    },
  }
}
