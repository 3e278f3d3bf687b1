import { calls, type BodyOf, type QueryOf } from '@roundboard/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { keys } from '../../shared/api/keys.ts'
import { useChange } from '../../shared/api/use-change.ts'
import { useCreate } from '../../shared/api/use-create.ts'
import type { ListState } from '../../shared/table/list-state.ts'

type Sort = NonNullable<QueryOf<typeof calls.listWorkouts>['sort']>

const stale = [keys.workouts, keys.dashboard] as const

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
  useChange((id: string) => api.call(calls.deleteWorkout, { params: { id } }), stale)
