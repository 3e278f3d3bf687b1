import { readProblem, sentenceOf } from '@roundboard/contract'
import { useCallback } from 'react'
import { useIssueSentences } from '../words/use-issue-sentences.ts'

/** Says in the reader's language what a form's field carries as the message of its error. */
export function useIssueWords() {
  const issues = useIssueSentences()
  return useCallback(
    (message: string | undefined): string | undefined =>
      message === undefined ? undefined : sentenceOf(issues, readProblem(message)),
    [issues],
  )
}
