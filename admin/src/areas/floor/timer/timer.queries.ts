import { addresses, type BodyOf } from '@roundboard/contract'
import { limits, type RoundTrip, clockSample, type TimerAction } from '@roundboard/domain'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, everyPage } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

const samples = 4

async function roundTrip(signal: AbortSignal): Promise<RoundTrip> {
  const sentAt = Date.now()
  const server = await api.call(addresses.getTime, { signal })
  return {
    sentAt,
    serverReceivedAt: server.receivedAt,
    serverSentAt: server.sentAt,
    receivedAt: Date.now(),
  }
}

export const timerQueries = {
  of: (locationId: string) =>
    queryOptions({
      queryKey: [keys.timer, locationId],
      queryFn: ({ signal }) =>
        api.call(addresses.getLocationTimer, { params: { id: locationId }, signal }),
      refetchInterval: limits.locationRefreshMs,
    }),
  exercises: queryOptions({
    queryKey: [keys.exercises],
    queryFn: ({ signal }) =>
      everyPage((page) => {
        const query = { page, limit: limits.pageSizeMax, sort: 'displayName' } as const
        return api.list(addresses.listExercises, { query, signal })
      }),
    staleTime: 10 * 60_000,
  }),
  /** The difference between the server's clock and this device's, in milliseconds. */
  clockOffsetMs: queryOptions({
    queryKey: [keys.timer, 'clock-offset'],
    queryFn: async ({ signal }) => {
      const trips: RoundTrip[] = []
      for (let sample = 0; sample < samples; sample++) trips.push(await roundTrip(signal))
      return clockSample(trips)?.offsetMs ?? 0
    },
    staleTime: 5 * 60_000,
  }),
}

export const useUpdateTimer = () =>
  useChange(
    ({ id, ...body }: BodyOf<typeof addresses.updateLocationTimer> & { id: string }) =>
      api.call(addresses.updateLocationTimer, { params: { id }, body }),
    [keys.timer],
    ({ id }) => timerQueries.of(id).queryKey,
  )

/** Acts on a timer as it was at a revision, so that it applies only if nobody changed it since. */
export function useTimerAction(locationId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = timerQueries.of(locationId)
  return useMutation({
    mutationFn: ({ action, ifRevision }: { action: TimerAction | 'undo'; ifRevision: number }) => {
      const query = { location: locationId }
      return action === 'undo'
        ? api.call(addresses.undoTimerAction, { query, body: { knows: ifRevision } })
        : api.call(addresses.actOnTimer, { query, body: { action, knows: ifRevision } })
    },
    onSuccess: ({ timer: { revision, course, takeBack } }) => {
      queryClient.setQueryData(queryKey, (before) => {
        if (before === undefined || revision < (before.revision ?? 0)) return before
        return { ...before, revision, course, takeBack: takeBack ?? undefined }
      })
    },
    // Without a response, the action may still have applied.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
