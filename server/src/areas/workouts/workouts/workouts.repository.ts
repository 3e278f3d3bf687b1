import type { WorkoutFilter } from '@roundboard/contract'
import type { SelectQueryBuilder } from 'kysely'
import { columnsThatDiffer, contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, updateRow } from '../../../platform/database/rows.ts'
import { countRows, listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import type { Database, RoutineRow, WorkoutRow } from '../../../platform/database/schema.ts'

export interface WorkoutWithRoutines extends WorkoutRow {
  readonly routines: readonly RoutineRow[]
}

const orders = {
  name: 'nameFolded',
  startDate: 'startDate',
  endDate: 'endDate',
  routines: 'routineCount',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
} as const

/** The number of latest texts to search. */
const translatedTextsMax = 500

type Query<O> = SelectQueryBuilder<Database, 'workouts', O>

// A day is its first instant in startDate and its last in endDate.
const comparisons = { $gte: '>=', $gt: '>', $lte: '<=', $lt: '<' } as const
const timeOfDay = { startDate: 'T00:00:00.000Z', endDate: 'T23:59:59.999Z' } as const

function matching(filter: WorkoutFilter) {
  return <O>(query: Query<O>): Query<O> => {
    let narrowed = query
    const { name, round } = filter
    if (round !== undefined) narrowed = narrowed.where('round', '=', round)
    if (name !== undefined) {
      const typed = typeof name === 'string' ? name : name.$regex
      narrowed = narrowed.where((builder) => contains(builder, 'nameFolded', typed))
    }
    if (filter.isDraft !== undefined)
      narrowed = narrowed.where('isDraft', '=', filter.isDraft ? 1 : 0)
    if (filter.routines !== undefined) narrowed = narrowed.where('routineCount', '=', 0)
    for (const column of ['startDate', 'endDate'] as const)
      for (const [operator, bound] of Object.entries(filter[column] ?? {}))
        if (bound !== undefined)
          narrowed = narrowed.where(
            column,
            comparisons[operator as keyof typeof comparisons],
            bound.includes('T') ? bound : bound + timeOfDay[column],
          )
    return narrowed
  }
}

async function withRoutines(on: Executor, workouts: readonly WorkoutRow[]) {
  if (workouts.length === 0) return []
  const routines = await on
    .selectFrom('routines')
    .selectAll()
    .where(
      'workoutId',
      'in',
      workouts.map((workout) => workout.id),
    )
    .orderBy('workoutId')
    .orderBy('step')
    .execute()
  const byWorkout = Map.groupBy(routines, (routine) => routine.workoutId)
  return workouts.map((workout) => ({ ...workout, routines: byWorkout.get(workout.id) ?? [] }))
}

export async function listWorkouts(
  on: Executor,
  filter: WorkoutFilter,
  page: PageOf<keyof typeof orders>,
): Promise<{ rows: WorkoutWithRoutines[]; count: number }> {
  const narrow = Object.keys(filter).length > 0 ? matching(filter) : undefined
  const order = ordered(page.sort ?? '-startDate', orders)
  const { rows, count } = await listPage(on, 'workouts', narrow, order, page)
  return { rows: await withRoutines(on, rows), count }
}

export async function findWorkout(
  on: Executor,
  id: string,
): Promise<WorkoutWithRoutines | undefined> {
  const row = await on.selectFrom('workouts').selectAll().where('id', '=', id).executeTakeFirst()
  const [found] = row === undefined ? [] : await withRoutines(on, [row])
  return found
}

/** Workouts by their IDs; leaves out those that don't exist. */
export async function findWorkouts(
  on: Executor,
  ids: readonly string[],
): Promise<Map<string, WorkoutWithRoutines>> {
  if (ids.length === 0) return new Map()
  const found = await on
    .selectFrom('workouts')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return new Map((await withRoutines(on, found)).map((row) => [row.id, row]))
}

/** The names of published workouts by their IDs, with translations. */
export async function listWorkoutNames(on: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return on
    .selectFrom('workouts')
    .select(['id', 'name', 'nameTranslations'])
    .where('isDraft', '=', 0)
    .where('id', 'in', [...ids])
    .execute()
}

/** Published workouts of a round with days between `from` and `to`. */
export async function listWorkoutsOfDays(
  on: Executor,
  round: number,
  from: string,
  to: string,
): Promise<WorkoutWithRoutines[]> {
  const rows = await on
    .selectFrom('workouts')
    .selectAll()
    .where('round', '=', round)
    .where('isDraft', '=', 0)
    .where('routineCount', '>', 0)
    .where('endDate', '>=', from + timeOfDay.startDate)
    .where('startDate', '<=', to + timeOfDay.endDate)
    .execute()
  return withRoutines(on, rows)
}

export const countWorkoutsOfRound = (on: Executor, round: number): Promise<number> =>
  countRows(on, 'workouts', (query) => query.where('round', '=', round))

export const insertWorkout = (on: Executor, row: WorkoutRow) =>
  on.insertInto('workouts').values(row).execute()

/** Inserts workouts with their routines. */
export async function insertWorkouts(
  on: Executor,
  workouts: readonly WorkoutWithRoutines[],
): Promise<void> {
  const rows = workouts.map(({ routines: _routines, ...row }) => row)
  await insertRows(on, 'workouts', rows)
  const routines = workouts.flatMap((workout) => workout.routines)
  await insertRows(on, 'routines', routines)
}

/** Updates workouts without their routines; those with the same changes in one statement. */
export async function updateWorkouts(
  on: Executor,
  changes: readonly { readonly before: WorkoutRow; readonly after: WorkoutRow }[],
): Promise<void> {
  const alike = Map.groupBy(changes, ({ before, after }) =>
    JSON.stringify(columnsThatDiffer(before, after)),
  )
  for (const [first, ...others] of alike.values())
    if (first !== undefined)
      await on
        .updateTable('workouts')
        .set(columnsThatDiffer(first.before, first.after))
        .where(
          'id',
          'in',
          [first, ...others].map(({ before }) => before.id),
        )
        .execute()
}

export async function deleteWorkouts(on: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await on
      .deleteFrom('workouts')
      .where('id', 'in', [...ids])
      .execute()
}

/** The workouts of some rounds, drafts included, on any day from `from` to `to`. */
export const listRowsTouching = (
  on: Executor,
  rounds: readonly number[],
  from: string,
  to: string,
): Promise<WorkoutRow[]> =>
  on
    .selectFrom('workouts')
    .selectAll()
    .where('round', 'in', [...rounds])
    .where('endDate', '>=', from + timeOfDay.startDate)
    .where('startDate', '<=', to + timeOfDay.endDate)
    .execute()

export const updateWorkout = (on: Executor, before: WorkoutRow, after: Partial<WorkoutRow>) =>
  updateRow(on, 'workouts', before, after)

export async function replaceRoutines(
  on: Executor,
  workoutId: string,
  routines: readonly RoutineRow[],
) {
  await on.deleteFrom('routines').where('workoutId', '=', workoutId).execute()
  if (routines.length > 0)
    await on
      .insertInto('routines')
      .values([...routines])
      .execute()
}

export const deleteWorkout = (on: Executor, id: string) =>
  on.deleteFrom('workouts').where('id', '=', id).execute()

/** Stores the template of a workout. */
export const noteTemplate = (on: Executor, id: string, templateId: string) =>
  on.updateTable('workouts').set({ templateId }).where('id', '=', id).execute()

/** Removes a template's ID from its workouts. */
export const detachTemplate = (on: Executor, templateId: string) =>
  on
    .updateTable('workouts')
    .set({ templateId: null })
    .where('templateId', '=', templateId)
    .execute()

/** The same for templates that were deleted while these workouts were. */
export const detachDeletedTemplates = (on: Executor) =>
  on
    .updateTable('workouts')
    .set({ templateId: null })
    .where('templateId', 'is not', null)
    .where('templateId', 'not in', on.selectFrom('workoutTemplates').select('id'))
    .execute()

const lacking = <O>(query: Query<O>) => query.where('routineCount', '=', 0)

/** Workouts without routines: current and future ones first, soonest first, then past ones. */
export async function listEmptyWorkouts(
  on: Executor,
  today: string,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await lacking(on.selectFrom('workouts'))
    .select(['id', 'name', 'round', 'startDate', 'endDate'])
    .orderBy((builder) => builder.case().when('endDate', '>=', today).then(0).else(1).end())
    .orderBy('startDate')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, count: await countRows(on, 'workouts', lacking) }
}

/** The workouts, drafts included, on the given days, with the columns that the seven-day view needs. */
export const listScheduledWorkouts = (on: Executor, from: string, to: string) =>
  on
    .selectFrom('workouts')
    .select(['id', 'name', 'round', 'startDate', 'endDate', 'isDraft', 'createdAt', 'routineCount'])
    .where('endDate', '>=', from)
    .where('startDate', '<=', to)
    .execute()

/** All workouts, drafts included, on any day from `from` to `to`; by round, then start. */
export async function listWorkoutsTouching(
  on: Executor,
  from: string,
  to: string,
): Promise<WorkoutWithRoutines[]> {
  const rows = await on
    .selectFrom('workouts')
    .selectAll()
    .where('endDate', '>=', from + timeOfDay.startDate)
    .where('startDate', '<=', to + timeOfDay.endDate)
    .orderBy('round')
    .orderBy('startDate')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return withRoutines(on, rows)
}

/** Translated texts of other workouts that equal one of these, latest first. */
export async function listTranslatedTexts(
  on: Executor,
  workoutId: string,
  texts: readonly string[],
) {
  const heads = await on
    .selectFrom('workouts')
    .select(['name', 'nameTranslations', 'subHeader', 'subHeaderTranslations', 'startDate'])
    .where('id', '!=', workoutId)
    .where((builder) =>
      builder.or([
        builder('name', 'in', [...texts]).and('nameTranslations', '!=', '[]'),
        builder('subHeader', 'in', [...texts]).and('subHeaderTranslations', '!=', '[]'),
      ]),
    )
    .orderBy('startDate', 'desc')
    .limit(translatedTextsMax)
    .execute()
  const ofSteps = (text: 'text' | 'cue') =>
    on
      .selectFrom('routines')
      .innerJoin('workouts', 'workouts.id', 'routines.workoutId')
      .select([`routines.${text}Translations as textTranslations`, 'workouts.startDate'])
      .where('workoutId', '!=', workoutId)
      .where(`routines.${text}`, 'in', [...texts])
      .where(`routines.${text}Translations`, '!=', '[]')
      .orderBy('workouts.startDate', 'desc')
      .limit(translatedTextsMax)
      .execute()
  return { heads, steps: [...(await ofSteps('text')), ...(await ofSteps('cue'))] }
}
