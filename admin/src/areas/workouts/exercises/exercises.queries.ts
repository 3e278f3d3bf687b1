import { addresses, type BodyOf, type Exercise, type QueryOf } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, everyPage, allow404 } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'
import { useCreate } from '../../../shared/api/use-create.ts'
import type { ListState } from '../../../shared/table/list-state.ts'

type Sort = NonNullable<QueryOf<typeof addresses.listExercises>['sort']>

// The library counts the uses of clips.
const stale = [keys.exercises, keys.media] as const

export const exercisesQuery = ({ page, sort, q }: ListState) =>
  queryOptions({
    queryKey: [keys.exercises, 'list', page, sort, q],
    queryFn: ({ signal }) =>
      api.list(addresses.listExercises, {
        query: { page: page ?? 1, sort: sort as Sort | undefined, name: q },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** All exercises, for lists to choose from. */
export const allExercisesQuery = queryOptions({
  queryKey: [keys.exercises, 'all'],
  queryFn: () =>
    everyPage((page) =>
      api.list(addresses.listExercises, { query: { page, limit: limits.pageSizeMax } }),
    ),
})

/** The current version of an exercise, even if it was renamed; undefined if deleted. */
export async function readExercise(id: string): Promise<Exercise | undefined> {
  const exercises = await everyPage((page) =>
    api.list(addresses.listExercises, { query: { page, limit: limits.pageSizeMax } }),
  )
  return exercises.find((exercise) => exercise.id === id)
}

export const useCreateExercise = () => useCreate(addresses.createExercise, stale)

export const useUpdateExercise = (id: string) =>
  useChange(
    (body: BodyOf<typeof addresses.updateExercise>) =>
      api.call(addresses.updateExercise, { params: { id }, body }),
    stale,
  )

export const useDeleteExercise = () =>
  useChange((id: string) => allow404(api.call(addresses.deleteExercise, { params: { id } })), stale)
