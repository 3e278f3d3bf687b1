import type { TemplateLevel } from '@roundboard/contract'
import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, updateRow } from '../../../platform/database/rows.ts'
import { listPage, ordered, type PageOf } from '../../../platform/database/lists.ts'
import type {
  Database,
  TemplateRoutineRow,
  WorkoutTemplateRow,
} from '../../../platform/database/schema.ts'

export interface TemplateWithRoutines extends WorkoutTemplateRow {
  readonly routines: readonly TemplateRoutineRow[]
}

const orders = { name: 'nameFolded', createdAt: 'createdAt', updatedAt: 'updatedAt' } as const
export type TemplateSortKey = keyof typeof orders

export interface TemplateFilter {
  readonly name?: string | undefined
  readonly equipment?: string | undefined
  readonly focus?: string | undefined
  readonly level?: TemplateLevel | undefined
  /** Only templates without workouts since this time. */
  readonly unusedSince?: string | undefined
}

// A tag as it is stored in the list, so that only whole tags match.
const storedTag = (tag: string) => JSON.stringify(tag.toLowerCase())

function matching({ name, equipment, focus, level, unusedSince }: TemplateFilter) {
  return <O>(query: SelectQueryBuilder<Database, 'workoutTemplates', O>) => {
    let narrowed = query.where('weekTemplateId', 'is', null)
    if (name) narrowed = narrowed.where((builder) => contains(builder, 'nameFolded', name))
    if (equipment)
      narrowed = narrowed.where((builder) => contains(builder, 'equipment', equipment, storedTag))
    if (focus) narrowed = narrowed.where((builder) => contains(builder, 'focus', focus, storedTag))
    if (level) narrowed = narrowed.where('level', '=', level)
    if (unusedSince !== undefined)
      narrowed = narrowed.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('workouts')
              .select('workouts.id')
              .whereRef('workouts.templateId', '=', 'workoutTemplates.id')
              .where('workouts.endDate', '>=', unusedSince),
          ),
        ),
      )
    return narrowed
  }
}

export async function withRoutines(
  on: Executor,
  templates: readonly WorkoutTemplateRow[],
): Promise<TemplateWithRoutines[]> {
  if (templates.length === 0) return []
  const routines = await on
    .selectFrom('templateRoutines')
    .selectAll()
    .where(
      'templateId',
      'in',
      templates.map(({ id }) => id),
    )
    .orderBy('templateId')
    .orderBy('step')
    .execute()
  const byTemplate = Map.groupBy(routines, ({ templateId }) => templateId)
  return templates.map((template) => ({
    ...template,
    routines: byTemplate.get(template.id) ?? [],
  }))
}

export async function listTemplates(
  on: Executor,
  filter: TemplateFilter,
  page: PageOf<TemplateSortKey>,
): Promise<{ rows: TemplateWithRoutines[]; count: number }> {
  const order = ordered(page.sort ?? 'name', orders)
  const { rows, count } = await listPage(on, 'workoutTemplates', matching(filter), order, page)
  return { rows: await withRoutines(on, rows), count }
}

export async function findTemplate(
  on: Executor,
  id: string,
): Promise<TemplateWithRoutines | undefined> {
  const row = await on
    .selectFrom('workoutTemplates')
    .selectAll()
    .where('id', '=', id)
    .where('weekTemplateId', 'is', null)
    .executeTakeFirst()
  return (await withRoutines(on, row === undefined ? [] : [row]))[0]
}

/** The clips of templates and week templates, with the IDs and names of these. */
export const listTemplateClips = (on: Executor, ids: readonly string[]) =>
  on
    .selectFrom('workoutTemplates')
    .innerJoin('templateRoutines', 'workoutTemplates.id', 'templateRoutines.templateId')
    .leftJoin('weekTemplates', 'weekTemplates.id', 'workoutTemplates.weekTemplateId')
    .select(({ fn, ref }) => [
      fn.coalesce('workoutTemplates.weekTemplateId', 'workoutTemplates.id').as('ownerId'),
      fn.coalesce('weekTemplates.name', ref('workoutTemplates.name')).as('name'),
      'workoutTemplates.weekTemplateId',
      'templateRoutines.id',
      'templateRoutines.videoLink',
      'templateRoutines.lrVideoLink',
    ])
    .where(({ or, and, eb }) =>
      or([
        eb('workoutTemplates.weekTemplateId', 'in', [...ids, '']),
        and([
          eb('workoutTemplates.id', 'in', [...ids, '']),
          eb('workoutTemplates.weekTemplateId', 'is', null),
        ]),
      ]),
    )
    .orderBy('templateRoutines.id')
    .execute()

/** Sets the clips of steps of a template or week template. */
export async function updateTemplateClips(
  on: Executor,
  ownerId: string,
  clips: readonly Pick<TemplateRoutineRow, 'id' | 'videoLink' | 'lrVideoLink'>[],
  updatedAt: string,
): Promise<void> {
  const alike = Map.groupBy(
    clips,
    ({ videoLink, lrVideoLink }) => `${videoLink} ${lrVideoLink ?? ''}`,
  )
  for (const [first, ...rest] of alike.values()) {
    if (first === undefined) continue
    const { videoLink, lrVideoLink } = first
    await on
      .updateTable('templateRoutines')
      .set({ videoLink, lrVideoLink, updatedAt })
      .where('id', 'in', [first.id, ...rest.map(({ id }) => id)])
      .execute()
  }
  await on.updateTable('workoutTemplates').set({ updatedAt }).where('id', '=', ownerId).execute()
  await on.updateTable('weekTemplates').set({ updatedAt }).where('id', '=', ownerId).execute()
}

/** The last day of each template's latest workout, if any. */
export async function listLastEnds(
  on: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await on
    .selectFrom('workouts')
    .select(({ fn }) => ['templateId', fn.max('endDate').as('endDate')])
    .where('templateId', 'in', [...ids, ''])
    .groupBy('templateId')
    .execute()
  return new Map(
    rows.flatMap(({ templateId, endDate }) => (templateId ? [[templateId, endDate]] : [])),
  )
}

export const listTags = (on: Executor) =>
  on
    .selectFrom('workoutTemplates')
    .select(['equipment', 'focus'])
    .where('weekTemplateId', 'is', null)
    .execute()

export async function insertTemplates(
  on: Executor,
  templates: readonly TemplateWithRoutines[],
): Promise<void> {
  const rows = templates.map(({ routines: _routines, ...row }) => row)
  await insertRows(on, 'workoutTemplates', rows)
  const routines = templates.flatMap((template) => template.routines)
  await insertRows(on, 'templateRoutines', routines)
}

export const updateTemplate = (
  on: Executor,
  before: WorkoutTemplateRow,
  after: Partial<WorkoutTemplateRow>,
) => updateRow(on, 'workoutTemplates', before, after)

/** Workouts of week templates that were made from it stay. */
export async function deleteTemplate(on: Executor, id: string): Promise<void> {
  await on.deleteFrom('workoutTemplates').where('id', '=', id).execute()
  await on
    .updateTable('workoutTemplates')
    .set({ sourceTemplateId: null })
    .where('sourceTemplateId', '=', id)
    .execute()
}
