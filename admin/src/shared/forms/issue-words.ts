import { readProblem, sentenceOf } from '@roundboard/contract'
import { useCallback } from 'react'
import { useWords } from '../words/words.ts'

/** Says in the reader's language what a form's field carries as the message of its error. */
export function useIssueWords() {
  const { issues } = useWords()
  return useCallback(
    (message: string | undefined): string | undefined =>
      message === undefined ? undefined : sentenceOf(issues, readProblem(message)),
    [issues],
  )
}
