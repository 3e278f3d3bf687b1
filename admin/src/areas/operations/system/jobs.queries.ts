import { addresses, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

export const jobsQuery = queryOptions({
  queryKey: [keys.system, 'jobs'],
  queryFn: ({ signal }) => api.call(addresses.getJobs, { signal }),
  refetchInterval: 10_000,
})

export const useRunJob = () =>
  useChange((id: string) => api.call(addresses.runJob, { params: { id } }), [keys.system])

export const useSendTestMail = () =>
  useChange(
    (body: BodyOf<typeof addresses.sendTestMail>) => api.call(addresses.sendTestMail, { body }),
    [keys.system],
  )
