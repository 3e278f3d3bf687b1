import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyRoot } from './keys.ts'

/**
 * A mutation with the queries that it makes stale. Its response updates the query `answers`, so
 * that a page never shows old values next to the success message.
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
