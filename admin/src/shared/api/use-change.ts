import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyRoot } from './keys.ts'

/**
 * A write, and the queries it makes stale. Its answer updates the query that `answers` names, so that a
 * page never shows old values next to the message that the new ones were saved.
 */
export function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  stale: readonly KeyRoot[],
  answers?: (given: Given) => DataTag<QueryKey, NoInfer<Answer>, Error>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, given) => {
      if (answers !== undefined) queryClient.setQueryData(answers(given), answer)
      for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
}
