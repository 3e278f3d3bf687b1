import { addresses, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'

const minuteMs = 60_000
const stale = [keys.webhooks] as const

export const organizationWebhooksQuery = queryOptions({
  queryKey: [keys.webhooks, 'list'],
  queryFn: ({ signal }) => api.call(addresses.listOrganizationWebhooks, { signal }),
  refetchInterval: minuteMs,
})

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [keys.webhooks, 'deliveries', id],
    queryFn: ({ signal }) => api.call(addresses.listWebhookDeliveries, { params: { id }, signal }),
    refetchInterval: ({ state }) => {
      const soon = new Date(Date.now() + minuteMs).toISOString()
      return state.data?.some(({ nextAt }) => nextAt !== null && nextAt < soon) ? 3_000 : minuteMs
    },
  })

export const newWebhookKey = 'new-organization-webhook'
export const useAddWebhook = () =>
  useCreate(addresses.createOrganizationWebhook, stale, newWebhookKey)

type Changes = BodyOf<typeof addresses.updateOrganizationWebhook>

export const useUpdateWebhook = (id: string) =>
  useChange(
    (body: Changes) => api.call(addresses.updateOrganizationWebhook, { params: { id }, body }),
    stale,
  )

export const useRemoveWebhook = (id: string) =>
  useChange(
    () => allow404(api.call(addresses.deleteOrganizationWebhook, { params: { id } })),
    stale,
  )

export const useTestWebhook = (id: string) =>
  useChange(() => api.call(addresses.testOrganizationWebhook, { params: { id } }), stale)

export const useResendDelivery = (id: string) =>
  useChange(
    (delivery: string) => api.call(addresses.resendWebhookDelivery, { params: { id, delivery } }),
    stale,
  )
