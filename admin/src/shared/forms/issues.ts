import { readProblem, sentenceOf, problemText } from '@roundboard/contract'
import { useCallback } from 'react'
import { useIssueSentences } from '../i18n/use-issue-sentences.ts'
import { ApiError } from '@roundboard/client'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Shows the server's errors at their fields. Returns whether all errors belong to a field. */
export function showIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.issues.length === 0) return false
  const known = Object.keys(form.getValues())
  let isComplete = true
  for (const issue of error.issues) {
    const message = problemText(issue)
    const field = issue.path.replace(/^body\./, '')
    if (known.includes(field.split('.')[0] ?? ''))
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true })
    else isComplete = false
  }
  return isComplete
}

/** Translates a field's error. */
export function useIssueWords() {
  const issues = useIssueSentences()
  return useCallback(
    (message: string | undefined): string | undefined =>
      message === undefined ? undefined : sentenceOf(issues, readProblem(message)),
    [issues],
  )
}
