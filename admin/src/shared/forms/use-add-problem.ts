import { useCallback } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { alerts } from '../alerts/alerts.ts'
import { isCode } from '../api/api.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { showIssues } from './issues.ts'

/**
 * Reports why adding failed: field errors at their fields, others in an alert, duplicates in both.
 */
export function useAddProblem() {
  const words = useSharedMessages()
  const reason = useReason()
  return useCallback(
    <Values extends FieldValues, Output>(
      form: UseFormReturn<Values, unknown, Output>,
      thing: string,
      error: unknown,
    ) => {
      const isBesideFields = showIssues(form, error) && isCode(error, 'bad-input')
      alerts.error(
        isBesideFields
          ? words.problemAdding({ thing })
          : words.problemAddingWhy({ thing, reason: reason(error) }),
        error,
      )
    },
    [words, reason],
  )
}
