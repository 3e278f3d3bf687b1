import { calls, type BodyOf, type QueryOf, type Workout } from '@roundboard/contract'
import { addDays, limits, nextFreeDays, workoutDays, type Day } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { everyPage } from '../../shared/api/every-page.ts'
import { keys } from '../../shared/api/keys.ts'
import { unlessGone } from '../../shared/api/unless-gone.ts'
import { useChange } from '../../shared/api/use-change.ts'
import { useCreate } from '../../shared/api/use-create.ts'
import type { ListState } from '../../shared/table/list-state.ts'

type Sort = NonNullable<QueryOf<typeof calls.listWorkouts>['sort']>

const stale = [keys.workouts, keys.dashboard] as const

function workoutsFrom(round: number, from: Day, signal: AbortSignal): Promise<Workout[]> {
  const q = JSON.stringify({ round, endDate: { $gte: from } })
  return everyPage((page) => {
    const query = { q, page, limit: limits.pageSizeMax, sort: 'startDate' } as const
    return api.list(calls.listWorkouts, { query, signal })
  })
}

export const workoutQueries = {
  ofRound: (round: number, list: ListState) =>
    queryOptions({
      queryKey: [keys.workouts, 'list', round, list],
      queryFn: ({ signal }) =>
        api.list(calls.listWorkouts, {
          query: {
            q: JSON.stringify({ round, ...(list.q !== undefined && { name: list.q }) }),
            page: list.page ?? 1,
            sort: (list.sort ?? '-startDate') as Sort,
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** A workout to copy, and the next days on which its round is free. */
  toCopy: (id: string, round: number, today: Day) =>
    queryOptions({
      queryKey: [keys.workouts, id, 'copy', round, today],
      queryFn: async ({ signal }) => {
        const workout = await api.call(calls.getWorkout, { params: { id }, signal })
        const days = workoutDays(workout)
        const next = addDays(days.lastDay, 1)
        const from = next > today ? next : today
        const others = await workoutsFrom(round, from, signal)
        return { workout, days: nextFreeDays(days, others.map(workoutDays), from) }
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** On how many walls it is at this moment: asked anew each time. */
  walls: (id: string) =>
    queryOptions({
      queryKey: [keys.workouts, id, 'walls'],
      queryFn: ({ signal }) =>
        api.call(calls.getWorkoutWalls, {
          params: { id },
          // A question waits for it.
          signal: AbortSignal.any([signal, AbortSignal.timeout(3_000)]),
        }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [keys.workouts, id],
      queryFn: ({ signal }) => api.call(calls.getWorkout, { params: { id }, signal }),
    }),
}

export const useCreateWorkout = (draftKey: string) =>
  useCreate(calls.createWorkout, stale, draftKey)

export const useUpdateWorkout = (id: string) =>
  useChange(
    (body: BodyOf<typeof calls.updateWorkout>) =>
      api.call(calls.updateWorkout, { params: { id }, body }),
    stale,
  )

export const useDeleteWorkout = () =>
  useChange((id: string) => unlessGone(api.call(calls.deleteWorkout, { params: { id } })), stale)

export const useRestoreWorkout = () =>
  useChange((id: string) => api.call(calls.restoreWorkout, { params: { id } }), stale)
