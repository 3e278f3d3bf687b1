import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { Database, WeekTemplateRow } from '../../../platform/database/schema.ts'
import { type TemplateWithRoutines, withRoutines } from './templates.repository.ts'

const orders = { name: 'nameFolded', createdAt: 'createdAt', updatedAt: 'updatedAt' } as const

const matching =
  (name: string | undefined) =>
  <O>(query: SelectQueryBuilder<Database, 'weekTemplates', O>) =>
    name ? query.where((builder) => contains(builder, 'nameFolded', name)) : query

export const listWeekTemplates = (
  on: Executor,
  name: string | undefined,
  page: PageOf<keyof typeof orders>,
) => listPage(on, 'weekTemplates', matching(name), ordered(page.sort ?? 'name', orders), page)

export const findWeekTemplates = (on: Executor, ids: readonly string[]) =>
  on
    .selectFrom('weekTemplates')
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .execute()

/** How many workouts each has, and the last day of those made from it. */
export async function listUses(on: Executor, ids: readonly string[]) {
  const counts = await on
    .selectFrom('workoutTemplates')
    .select(({ fn }) => ['weekTemplateId as id', fn.countAll().as('n')])
    .where('weekTemplateId', 'in', [...ids, ''])
    .groupBy('weekTemplateId')
    .execute()
  const ends = await on
    .selectFrom('workouts')
    .select(({ fn }) => ['weekTemplateId as id', fn.max('endDate').as('endDate')])
    .where('weekTemplateId', 'in', [...ids, ''])
    .groupBy('weekTemplateId')
    .execute()
  return {
    counts: new Map(counts.map(({ id, n }) => [id, Number(n)])),
    ends: new Map(ends.map(({ id, endDate }) => [id, endDate])),
  }
}

/** The workouts of week templates, the oldest first. */
export async function listWorkoutsOfWeeks(
  on: Executor,
  ids: readonly string[],
): Promise<TemplateWithRoutines[]> {
  const rows = await on
    .selectFrom('workoutTemplates')
    .selectAll()
    .where('weekTemplateId', 'in', [...ids, ''])
    .orderBy('id')
    .execute()
  return withRoutines(on, rows)
}

export const insertWeekTemplate = (on: Executor, row: WeekTemplateRow) =>
  on.insertInto('weekTemplates').values(row).execute()

export const updateWeekTemplate = (on: Executor, before: WeekTemplateRow, after: WeekTemplateRow) =>
  updateRow(on, 'weekTemplates', before, after)

export const deleteWeekTemplate = (on: Executor, id: string) =>
  on.deleteFrom('weekTemplates').where('id', '=', id).execute()
