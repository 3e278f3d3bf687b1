import { calls, type BodyOf } from '@roundboard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useChange } from '../../shared/api/use-change.ts'

export const jobsQuery = queryOptions({
  queryKey: [keys.system, 'jobs'],
  queryFn: ({ signal }) => api.call(calls.getJobs, { signal }),
  refetchInterval: 10_000,
})

export const useRunJob = () =>
  useChange((id: string) => api.call(calls.runJob, { params: { id } }), [keys.system])

export const useSendTestMail = () =>
  useChange(
    (body: BodyOf<typeof calls.sendTestMail>) => api.call(calls.sendTestMail, { body }),
    [keys.system],
  )
