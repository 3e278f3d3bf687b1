import { mediaUsesMax } from '@roundboard/contract'
import type { Executor } from '../../../platform/database/database.ts'

export interface Linked {
  readonly id: string
  readonly link: string
}

/** Counts the uses of items by ID: in workouts, templates, exercises, rounds and as variants. */
export async function countUses(
  on: Executor,
  items: readonly Linked[],
): Promise<ReadonlyMap<string, number>> {
  if (items.length === 0) return new Map()
  const links = items.map(({ link }) => link)
  const ids = items.map(({ id }) => id)
  const [workouts, templates, exercises, rounds, variants] = await Promise.all([
    on
      .selectFrom(({ selectFrom }) =>
        selectFrom('routines')
          .select(['videoLink as link', 'workoutId'])
          .where('videoLink', 'in', links)
          // A workout that uses it twice counts once.
          .union(
            selectFrom('routines')
              .select(['lrVideoLink as link', 'workoutId'])
              .where('lrVideoLink', 'in', links)
              .$narrowType<{ link: string }>(),
          )
          .as('used'),
      )
      .select(({ fn }) => ['link', fn.countAll().as('n')])
      .groupBy('link')
      .execute(),
    on
      .selectFrom(({ selectFrom }) =>
        selectFrom('templateRoutines')
          .select(['videoLink as link', 'templateId'])
          .where('videoLink', 'in', links)
          .union(
            selectFrom('templateRoutines')
              .select(['lrVideoLink as link', 'templateId'])
              .where('lrVideoLink', 'in', links)
              .$narrowType<{ link: string }>(),
          )
          .as('used'),
      )
      .select(({ fn }) => ['link', fn.countAll().as('n')])
      .groupBy('link')
      .execute(),
    on
      .selectFrom('exercises')
      .select(({ fn }) => ['videoLink as link', fn.countAll().as('n')])
      .where('videoLink', 'in', links)
      .groupBy('videoLink')
      .execute(),
    listRoundLinks(on),
    on
      .selectFrom('media')
      .select(({ fn }) => ['lockerRoomId as id', fn.countAll().as('n')])
      .where('lockerRoomId', 'in', ids)
      .groupBy('lockerRoomId')
      .execute(),
  ])
  const byLink = (rows: readonly { link: string | null; n: string | number | bigint }[]) =>
    new Map(rows.map(({ link, n }) => [link, Number(n)]))
  const inWorkouts = byLink(workouts)
  const inTemplates = byLink(templates)
  const inExercises = byLink(exercises)
  const asVariant = new Map(variants.map(({ id, n }) => [id, Number(n)]))
  return new Map(
    items.map(({ id, link }) => [
      id,
      (inWorkouts.get(link) ?? 0) +
        (inTemplates.get(link) ?? 0) +
        (inExercises.get(link) ?? 0) +
        rounds.filter((round) => round.links.includes(link)).length +
        (asVariant.get(id) ?? 0),
    ]),
  )
}

/** All rounds with their links. */
export async function listRoundLinks(on: Executor) {
  const rows = await on.selectFrom('rounds').selectAll().orderBy('roundNumber').execute()
  return rows.map(({ id, name, roundNumber, imageUrl, videoLink, lrVideoLink }) => ({
    id,
    name,
    roundNumber,
    links: [imageUrl, videoLink, lrVideoLink],
  }))
}

/** The routines that use an item, of the workouts that end last first. */
export const listRoutinesUsing = (on: Executor, link: string) =>
  on
    .selectFrom('routines')
    .innerJoin('workouts', 'workouts.id', 'routines.workoutId')
    .select([
      'workouts.id',
      'workouts.name',
      'workouts.round',
      'workouts.startDate',
      'workouts.endDate',
      'routines.step',
      'routines.videoLink',
      'routines.lrVideoLink',
    ])
    .where(({ or, eb }) => or([eb('videoLink', '=', link), eb('lrVideoLink', '=', link)]))
    .orderBy('workouts.endDate', 'desc')
    .orderBy('workouts.id', 'desc')
    .orderBy('routines.step')
    .limit(mediaUsesMax)
    .execute()

/** The workout templates that use an item. */
export const listTemplatesUsing = (on: Executor, link: string) =>
  on
    .selectFrom('workoutTemplates')
    .innerJoin('templateRoutines', 'workoutTemplates.id', 'templateRoutines.templateId')
    .select(['workoutTemplates.id', 'workoutTemplates.name', 'templateRoutines.step'])
    .where(({ or, eb }) => or([eb('videoLink', '=', link), eb('lrVideoLink', '=', link)]))
    .where('workoutTemplates.weekTemplateId', 'is', null)
    .orderBy('workoutTemplates.nameFolded')
    .orderBy('workoutTemplates.id')
    .orderBy('templateRoutines.step')
    .limit(mediaUsesMax)
    .execute()

/** The week templates with workouts that use an item. */
export const listWeekTemplatesUsing = (on: Executor, link: string) =>
  on
    .selectFrom('weekTemplates')
    .select(['id', 'name'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('workoutTemplates')
        .innerJoin('templateRoutines', 'workoutTemplates.id', 'templateRoutines.templateId')
        .select('workoutTemplates.weekTemplateId')
        .where(({ or, eb }) => or([eb('videoLink', '=', link), eb('lrVideoLink', '=', link)]))
        .$narrowType<{ weekTemplateId: string }>(),
    )
    .orderBy('nameFolded')
    .orderBy('id')
    .execute()

export const listExercisesUsing = (on: Executor, links: readonly string[]) =>
  on
    .selectFrom('exercises')
    .select(['id', 'name', 'displayName'])
    .where('videoLink', 'in', [...links, ''])
    .orderBy('name')
    .execute()

export const listMediaWithVariant = (on: Executor, id: string) =>
  on
    .selectFrom('media')
    .select(['id', 'name', 'link'])
    .where('lockerRoomId', '=', id)
    .orderBy('nameFolded')
    .orderBy('id')
    .execute()

/** The rounds with workouts that use one of these links within the days. */
export async function listRoundsShowing(
  on: Executor,
  links: readonly string[],
  days: { readonly from: string; readonly to: string },
): Promise<number[]> {
  const rows = await on
    .selectFrom('routines')
    .innerJoin('workouts', 'workouts.id', 'routines.workoutId')
    .select('workouts.round')
    .distinct()
    .where(({ or, eb }) =>
      or([eb('videoLink', 'in', [...links, '']), eb('lrVideoLink', 'in', [...links, ''])]),
    )
    .where('endDate', '>=', days.from)
    .where('startDate', '<=', days.to)
    .execute()
  return rows.map(({ round }) => round)
}
