import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyRoot } from './keys.ts'

/** A write, and what it makes stale. */
export function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  stale: readonly KeyRoot[],
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
}
