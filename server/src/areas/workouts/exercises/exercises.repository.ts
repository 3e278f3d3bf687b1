import { fold } from '@roundboard/domain'
import type { SelectQueryBuilder } from 'kysely'
import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, updateRow } from '../../../platform/database/rows.ts'
import { listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import type { Database, ExerciseRow } from '../../../platform/database/schema.ts'

const orders = { name: 'name', displayName: 'displayName' } as const
export type ExerciseSortKey = keyof typeof orders

/** The IDs of the exercises with this text in a name. The catalog is small enough to read whole. */
async function findIdsWith(on: Executor, typed: string): Promise<string[]> {
  const text = fold(typed)
  const all = await on
    .selectFrom('exercises')
    .select(['id', 'name', 'displayName', 'displayNameEs'])
    .execute()
  return all.flatMap(({ id, name, ...onScreens }) =>
    // Names are words joined by hyphens. Spaces match too, as do the names on screens.
    name.includes(text.replaceAll(' ', '-')) ||
    [onScreens.displayName, onScreens.displayNameEs].some((each) => fold(each).includes(text))
      ? [id]
      : [],
  )
}

export async function listExercises(
  on: Executor,
  filter: { readonly name?: string | undefined },
  page: PageOf<ExerciseSortKey>,
) {
  const ids = filter.name ? await findIdsWith(on, filter.name) : undefined
  const narrow = <O>(query: SelectQueryBuilder<Database, 'exercises', O>) =>
    ids ? query.where('id', 'in', [...ids, '']) : query
  return listPage(on, 'exercises', narrow, ordered(page.sort ?? 'name', orders), page)
}

export const findExercise = (on: Executor, id: string): Promise<ExerciseRow | undefined> =>
  on.selectFrom('exercises').selectAll().where('id', '=', id).executeTakeFirst()

export const listExercisesWithIds = (on: Executor, ids: readonly string[]) =>
  on
    .selectFrom('exercises')
    .select(['id', 'displayName', 'videoLink'])
    .where('id', 'in', [...ids, ''])
    .execute()

export const listExercisesNamed = (
  on: Executor,
  names: readonly string[],
): Promise<ExerciseRow[]> =>
  on
    .selectFrom('exercises')
    .selectAll()
    .where('name', 'in', [...names, ''])
    .execute()

export const listAllExercises = (on: Executor): Promise<ExerciseRow[]> =>
  on.selectFrom('exercises').selectAll().orderBy('name').execute()

export async function hasExercises(on: Executor): Promise<boolean> {
  return (await on.selectFrom('exercises').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The IDs of the exercises with these names. */
export async function findExerciseIds(
  on: Executor,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await listExercisesNamed(on, [...new Set(names)])
  return new Map(found.map(({ id, name }) => [name, id]))
}

export const insertExercises = (on: Executor, rows: readonly ExerciseRow[]) =>
  insertRows(on, 'exercises', rows)

export const updateExercise = (on: Executor, before: ExerciseRow, after: Partial<ExerciseRow>) =>
  updateRow(on, 'exercises', before, after)

export const updateExerciseClip = (
  on: Executor,
  id: string,
  [clip]: readonly Pick<ExerciseRow, 'videoLink'>[],
  updatedAt: string,
) =>
  on
    .updateTable('exercises')
    .set({ ...(clip && { videoLink: clip.videoLink }), updatedAt })
    .where('id', '=', id)
    .execute()

export const deleteExercise = (on: Executor, id: string) =>
  on.deleteFrom('exercises').where('id', '=', id).execute()
