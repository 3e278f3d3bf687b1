import { addresses, type BodyOf } from '@roundboard/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'

/** If there is no event stream. */
const lookEveryMs = 60_000

export const noticesQuery = queryOptions({
  queryKey: [keys.alerts, 'bell'],
  queryFn: ({ signal }) => api.call(addresses.listAlerts, { signal }),
  refetchInterval: lookEveryMs,
})

type Which = { readonly ids: string[] } | { readonly until: string }

/** Marks notifications as read: immediately on the page, undone if the server refuses. */
export function useReadAlerts() {
  const queryClient = useQueryClient()
  const { queryKey } = noticesQuery
  return useMutation({
    mutationFn: (which: Which) => api.call(addresses.readAlerts, { body: which }),
    async onMutate(which) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before === undefined) return undefined
      const isMeant = (id: string, at: string) =>
        'ids' in which ? which.ids.includes(id) : at <= which.until
      const notices = before.notices.map((notice) =>
        isMeant(notice.id, notice.at) ? { ...notice, isRead: true } : notice,
      )
      const newly = before.notices.filter(({ id, at, isRead }) => !isRead && isMeant(id, at)).length
      queryClient.setQueryData(queryKey, { notices, unread: Math.max(0, before.unread - newly) })
      return before
    },
    onError: (_error, _which, before) => {
      if (before !== undefined) queryClient.setQueryData(queryKey, before)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export const choiceQuery = queryOptions({
  queryKey: [keys.alerts, 'choice'],
  queryFn: ({ signal }) => api.call(addresses.getAlertPreferences, { signal }),
})

/** Changes the user's settings or webhook. */
function useChoiceChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Without a response, it may still have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: choiceQuery.queryKey }),
  })
}

export const useUpdateChoice = () =>
  useChoiceChange((body: BodyOf<typeof addresses.updateAlertPreferences>) =>
    api.call(addresses.updateAlertPreferences, { body }),
  )

export const useSetWebhook = () =>
  useChoiceChange((body: BodyOf<typeof addresses.setWebhook>) =>
    api.call(addresses.setWebhook, { body }),
  )

export const useDeleteWebhook = () => useChoiceChange(() => api.call(addresses.deleteWebhook, {}))

export const useTryWebhook = () =>
  useMutation({ mutationFn: () => api.call(addresses.testWebhook, {}) })
