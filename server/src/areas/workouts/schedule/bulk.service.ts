import {
  type BulkAction,
  type BulkChange,
  type BulkItem,
  bulkCreatedMax,
  recentDays,
  type BulkOutcome,
  type LogAction,
} from '@roundboard/contract'
import {
  addDays,
  type BulkPlan,
  checkContent,
  countCopies,
  countPlaced,
  countWeeks,
  createRepeatFinder,
  type Day,
  endOfDayStamp,
  endsBeforeStart,
  issuesIn,
  becomesPublished,
  type PlannedChange,
  type PlannedWorkout,
  placeWeeks,
  planBulkEdit,
  touchedDays,
  type RoundSpan,
  workoutDays,
  type WeekSlots,
  startOfDayStamp,
  fold,
} from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, badField, notFound } from '../../../platform/app-error.ts'
import { laterStamp, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import { toBit } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AssertsLinks, listClipNames, listMissingLinks } from '../../media/library/index.ts'
import {
  findWorkouts,
  presentWorkout,
  type WorkoutEffects,
  type WorkoutsService,
  type WorkoutWithRoutines,
} from '../workouts/index.ts'
import { impactOf, listItemsOn, spansOf } from './impact-preview.ts'
import type { ContentFactsOf } from './content-facts.ts'
import * as batches from './batches.repository.ts'
import { isAsStored, isNothing, touchedBy, writeBatch } from './batches.ts'
import { itemOf, itemOfPlanned, plannedOf } from './bulk.presenter.ts'
import { type ChangedClips, type ClipUsers, swapIn, swappedClips, undoIn } from './clip-users.ts'

type RequestedChange = z.output<typeof BulkChange>
type PlacingWeeks = Extract<RequestedChange, { action: 'place-weeks' }>
type Swap = Extract<RequestedChange, { action: 'swap-clip' }>
const checksMax = 1_000
const recentMax = 1_000

const linksOf = (routine: { videoLink: string; lrVideoLink: string | null }) =>
  routine.lrVideoLink === null ? [routine.videoLink] : [routine.videoLink, routine.lrVideoLink]

type LeftOut = BulkOutcome['leftOut']

/** A week template for placing: its slots, and the workouts in them. */
type PlaceableWeeks = WeekSlots & {
  readonly name: string
  readonly workouts: readonly WorkoutWithRoutines[]
}

/** A change's complete result, before any of it is written. */
interface Decided {
  readonly effects: WorkoutEffects
  readonly spans: readonly RoundSpan[]
  readonly leftOut: LeftOut
  readonly gone: readonly string[]
  readonly recent?: BulkOutcome['recent']
  /** Templates and exercises whose clips change, and all that were requested. */
  readonly clipUsers?: ChangedClips
  readonly others?: BulkOutcome['others']
  /** The names of the week templates that are placed. */
  readonly weekTemplates?: readonly string[]
  /** What was to be published, even if a missing clip keeps it a draft. */
  readonly toGoLive: readonly { readonly item: BulkItem; readonly image: WorkoutWithRoutines }[]
}

const isIdle = ({ effects, clipUsers = [] }: Decided) =>
  isNothing(effects) && clipUsers.length === 0

/** The inputs of a change, and its plan. */
interface Sources {
  readonly images: ReadonlyMap<string, WorkoutWithRoutines>
  readonly gone: readonly string[]
  readonly planned: PlannedChange
  readonly weekTemplates?: readonly string[]
}

const newItem = (workout: PlannedWorkout): BulkItem => ({ ...itemOfPlanned(workout), id: null })

const logged: Record<BulkAction, LogAction> = {
  copy: 'create',
  place: 'create',
  'place-weeks': 'create',
  move: 'update',
  edit: 'update',
  'swap-clip': 'update',
  publish: 'update',
  unpublish: 'update',
  delete: 'delete',
}

/** A row as the plan has it. */
function rowAs(row: WorkoutWithRoutines, planned: PlannedWorkout): WorkoutWithRoutines {
  const { name, subHeader, round, firstDay, lastDay } = planned
  return {
    ...row,
    ...{ name, subHeader, round },
    nameFolded: fold(name),
    startDate: startOfDayStamp(firstDay),
    endDate: endOfDayStamp(lastDay),
    isDraft: toBit(planned.isDraft),
  }
}

export type BulkService = ReturnType<typeof createBulkService>

/** Changes many workouts at once, atomically, with a single undo. */
export function createBulkService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'clock' | 'timeZones'> & {
    contentFacts: ContentFactsOf
    workouts: Pick<WorkoutsService, 'saveMany'>
    assertLinks: AssertsLinks
    /** A template as if it were a workout. */
    findTemplate: (on: Executor, id: string) => Promise<WorkoutWithRoutines | undefined>
    findWeekTemplates: (
      on: Executor,
      ids: readonly string[],
    ) => Promise<Map<string, PlaceableWeeks>>
    clipUsers: ClipUsers
  },
) {
  const { read, write, newId, clock, timeZones, contentFacts, workouts } = dependencies
  const { assertLinks, findTemplate, findWeekTemplates, clipUsers } = dependencies

  function copyOf(
    image: WorkoutWithRoutines,
    planned: PlannedWorkout,
    id: string,
    at: string,
  ): WorkoutWithRoutines {
    const stamps = { createdAt: at, updatedAt: at }
    return {
      ...rowAs(image, planned),
      id,
      ...stamps,
      routines: image.routines.map((routine) => ({
        ...routine,
        id: newId(),
        workoutId: id,
        ...stamps,
      })),
    }
  }

  /** The later ID wins a day, so copies made together keep the order of their originals. */
  function copiesOf(
    made: BulkPlan['made'],
    images: ReadonlyMap<string, WorkoutWithRoutines>,
    at: string,
  ): WorkoutWithRoutines[] {
    const ids = made.map(() => newId()).sort()
    const order = ({ of }: BulkPlan['made'][number]) => `${images.get(of)?.createdAt ?? ''} ${of}`
    const inOrder = made.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    return inOrder.flatMap(({ of, workout }, index) => {
      const image = images.get(of)
      return image === undefined ? [] : [copyOf(image, workout, ids[index] ?? newId(), at)]
    })
  }

  async function effectsOf(
    on: Executor,
    plan: BulkPlan,
    sources: ReadonlyMap<string, WorkoutWithRoutines>,
    at: string,
  ): Promise<WorkoutEffects> {
    const changed = plan.changed.map(({ before }) => before.id)
    const ids = [...changed, ...plan.removed.map(({ id }) => id)]
    const missing = ids.filter((id) => !sources.has(id))
    const images = new Map([...sources, ...(await findWorkouts(on, missing))])
    const imageOf = (id: string) => {
      const image = images.get(id)
      if (image === undefined) throw new Error(`the plan contains an unknown workout: ${id}`)
      return image
    }
    return {
      made: copiesOf(plan.made, sources, at),
      changed: plan.changed.map(({ after }) => {
        const before = imageOf(after.id)
        const updatedAt = laterStamp(at, before.updatedAt)
        return { before, after: { ...rowAs(before, after), updatedAt } }
      }),
      removed: plan.removed.map(({ id }) => imageOf(id)),
    }
  }

  /** The week templates of a change, where their workouts go, and the names. */
  async function weeksOf(on: Executor, change: PlacingWeeks) {
    const { weekTemplateIds, startDate, repeat, taken, as } = change
    const found = await findWeekTemplates(on, weekTemplateIds)
    const weeks = weekTemplateIds.map((id) => {
      const template = found.get(id)
      if (template === undefined) throw notFound('template')
      return template
    })
    const min = countWeeks(weeks)
    if (repeat !== undefined && repeat.every < min)
      throw badField('repeat.every', 'number-too-small', { min })
    if (countPlaced(weeks, startDate, repeat) > bulkCreatedMax)
      throw badField(repeat === undefined ? 'weekTemplateIds' : 'repeat', 'too-many', {
        max: bulkCreatedMax,
      })
    const places = placeWeeks(weeks, startDate, repeat)
    return {
      images: new Map(weeks.flatMap(({ workouts }) => workouts.map((one) => [one.id, one]))),
      ...{ gone: [], weekTemplates: weeks.map(({ name }) => name) },
      planned: { action: 'place', places, taken, as } as const,
    }
  }

  /** The workouts that exist, in the order in which they were named. */
  async function imagesOf(on: Executor, named: readonly string[]) {
    const ids = [...new Set(named)]
    const found = await findWorkouts(on, ids)
    const images = ids.flatMap((id) => {
      const image = found.get(id)
      return image === undefined ? [] : [[id, image] as const]
    })
    return { images: new Map(images), gone: ids.filter((id) => !found.has(id)) }
  }

  async function sourcesOf(on: Executor, change: Exclude<RequestedChange, Swap>): Promise<Sources> {
    if (change.action === 'place-weeks') return weeksOf(on, change)
    if (change.action === 'place') {
      const template = await findTemplate(on, change.templateId)
      if (template === undefined) throw notFound('template')
      const places = change.places.map((place) => ({ ...place, of: template.id }))
      return {
        images: new Map([[template.id, template]]),
        ...{ gone: [], planned: { ...change, places } },
      }
    }
    const { images, gone } = await imagesOf(on, change.ids)
    if (images.size === 0) throw notFound('workout')
    return { images, gone, planned: change }
  }

  function assertPossible(change: PlannedChange, selected: readonly PlannedWorkout[]): void {
    if (change.action === 'place')
      for (const [index, { startDate, endDate }] of change.places.entries())
        if (endsBeforeStart(startDate, endDate))
          throw badField(`places.${String(index)}.endDate`, 'end-before-start')
    if (countCopies(change, selected) > bulkCreatedMax)
      throw badField(change.action === 'place' ? 'places' : 'repeat.until', 'too-many', {
        max: bulkCreatedMax,
      })
  }

  /** What a plan makes although the round has the same workout shortly before or after, and stays so. */
  async function findRecent(
    on: Executor,
    { made, removed }: BulkPlan,
    images: ReadonlyMap<string, WorkoutWithRoutines>,
  ) {
    const gone = new Set(removed.map(({ id }) => id))
    const around = made.map(({ workout: { round, firstDay, lastDay } }) => ({
      ...{ round, from: addDays(firstDay, -recentDays), to: addDays(lastDay, recentDays) },
    }))
    const others = (await listItemsOn(on, around)).filter(({ id }) => !gone.has(id))
    const find = createRepeatFinder(
      others.map((row) => ({ ...row, ...workoutDays(row) })),
      recentDays,
    )
    return made.flatMap(({ of, workout }) => {
      const image = images.get(of)
      const other = image && find({ ...image, ...workout })
      return other === undefined ? [] : [{ of, workout, other: itemOf(other) }]
    })
  }

  /** Only the clips change; texts stay. A published workout without one of its clips is left alone. */
  async function decideSwap(on: Executor, change: Swap, at: string): Promise<Decided> {
    const { from, to } = change
    await assertLinks(on, [{ path: 'to', link: to }])
    const otherIds = change.others.map(({ id }) => id)
    const users = await clipUsers.list(on, otherIds)
    const userIds = new Set(users.map(({ id }) => id))
    const { images, gone } = await imagesOf(on, change.ids)
    if (images.size + users.length === 0) throw notFound('workout')
    const others = swapIn(users, from, to)
    const all = [...images.values()]
    const missing = await listMissingLinks(
      on,
      all.flatMap(({ routines }) => routines.flatMap(linksOf).filter((link) => link !== from)),
    )
    const swapped = all.map((before) => {
      const updatedAt = laterStamp(at, before.updatedAt)
      const routines = before.routines.map((routine) =>
        !linksOf(routine).includes(from)
          ? routine
          : {
              ...routine,
              videoLink: routine.videoLink === from ? to : routine.videoLink,
              lrVideoLink: routine.lrVideoLink === from ? to : routine.lrVideoLink,
              updatedAt,
            },
      )
      const reason =
        from === to || routines.every((routine, index) => routine === before.routines[index])
          ? 'unchanged'
          : before.isDraft === 0 && routines.flatMap(linksOf).some((link) => missing.has(link))
            ? 'missing-clip'
            : undefined
      return { before, after: { ...before, routines, updatedAt }, reason } as const
    })
    const changed = swapped.filter(({ reason }) => reason === undefined)
    const blocked = swapped.filter(({ reason }) => reason === 'missing-clip')
    return {
      effects: { made: [], changed, removed: [] },
      spans: spansOf(changed.map(({ after }) => after)),
      toGoLive: [...blocked, ...changed].flatMap(({ after }) =>
        after.isDraft === 0 ? { item: itemOf(after), image: after } : [],
      ),
      leftOut: swapped.flatMap(({ before, reason }) =>
        reason === undefined ? [] : { item: itemOf(before), reason },
      ),
      gone: [...gone, ...otherIds.filter((id) => !userIds.has(id))],
      ...(users.length > 0 && others),
    }
  }

  async function decide(on: Executor, change: RequestedChange, at: string): Promise<Decided> {
    if (change.action === 'swap-clip') return decideSwap(on, change, at)
    const sources = await sourcesOf(on, change)
    const { images, gone, weekTemplates } = sources
    let { planned } = sources
    const missing = await listMissingLinks(
      on,
      [...images.values()].flatMap(({ routines }) => routines.flatMap(linksOf)),
    )
    const known = [...images.values()].map((image) => ({
      ...plannedOf(image),
      hasMissingClip: image.routines.flatMap(linksOf).some((link) => missing.has(link)),
    }))
    assertPossible(planned, known)
    const [selected, templates] = planned.action === 'place' ? [[], known] : [known, []]
    const spans = touchedDays(planned, selected)
    const others = (await listItemsOn(on, spans)).map(plannedOf)
    let plan = planBulkEdit(planned, selected, others, templates)
    const recent = weekTemplates && (await findRecent(on, plan, images))
    const skipped = change.action === 'place-weeks' && change.recent === 'skip' ? recent : []
    // A skipped workout replaces nothing, and what it leaves may be recent for another.
    for (let found = skipped ?? []; planned.action === 'place' && found.length > 0;) {
      const keyOf = (of: string, day: Day) => `${of} ${day}`
      const keys = new Set(found.map(({ of, workout }) => keyOf(of, workout.firstDay)))
      const places = planned.places.filter(({ of, startDate }) => !keys.has(keyOf(of, startDate)))
      planned = { ...planned, places }
      plan = planBulkEdit(planned, selected, others, templates)
      found = await findRecent(on, plan, images)
      recent?.push(...found)
    }
    const effects = await effectsOf(on, plan, images, at)
    const copied = new Set(
      known.filter((source) => becomesPublished(planned, source)).map(({ id }) => id),
    )
    const toGoLive = [
      ...plan.made
        .filter(({ of }) => copied.has(of))
        .map(({ of, workout }) => ({ of, item: newItem(workout) })),
      ...effects.changed
        .filter(({ before, after }) => before.isDraft === 1 && after.isDraft === 0)
        .map(({ after }) => ({ of: after.id, item: itemOf(after) })),
      ...plan.leftOut
        .filter(({ reason }) => reason === 'missing-clip')
        .map(({ workout }) => ({ of: workout.id, item: itemOfPlanned(workout) })),
    ].flatMap(({ of, item }) => {
      const image = images.get(of)
      return image === undefined ? [] : { item, image }
    })
    const isPlacing = planned.action === 'place'
    return {
      effects,
      spans,
      toGoLive,
      leftOut: [
        ...plan.leftOut.map(({ workout, reason }) => ({
          item: isPlacing ? newItem(workout) : itemOfPlanned(workout),
          reason,
        })),
        ...(skipped ?? []).map(({ workout }) => ({
          ...{ item: newItem(workout), reason: 'recent' as const },
        })),
      ],
      gone,
      ...(recent && {
        recent: recent
          .slice(0, recentMax)
          .map(({ workout, other }) => ({ item: newItem(workout), other })),
      }),
      ...(weekTemplates && { weekTemplates }),
    }
  }

  async function outcomeOf(
    on: Executor,
    batch: string | null,
    { effects, spans, leftOut, gone, recent, others }: Decided,
  ): Promise<BulkOutcome> {
    return {
      batch,
      made: effects.made.map((row) => ({ ...itemOf(row), ...(batch === null && { id: null }) })),
      changed: effects.changed.map(({ before, after }) => ({
        before: itemOf(before),
        after: itemOf(after),
      })),
      removed: effects.removed.map(itemOf),
      leftOut,
      gone: [...gone],
      ...(recent && { recent }),
      ...(others && { others }),
      checks: [],
      ...(await impactOf(on, effects, spans, { clock, timeZones })),
    }
  }

  /** An API key that may change workouts may not change templates and exercises. */
  function assertMayChange(actor: Actor, { others }: Decided): void {
    if (others !== undefined) read(actor, 'exercises.write')
  }

  async function saveClips({ trx, at }: Write, { clipUsers: changed = [] }: Decided) {
    for (const { after } of changed) await clipUsers.save(trx, after, at)
    return { clipUsers: changed }
  }

  /** The log entry for swapped clips. */
  async function clipsOf(on: Executor, { from, to }: Swap) {
    const names = new Map((await listClipNames(on)).map(({ link, name }) => [link, name]))
    return { from: names.get(from) ?? from, to: names.get(to) ?? to }
  }

  /** Outside any transaction, because clips are read separately. */
  async function checksOf(on: Executor, { toGoLive }: Decided) {
    const facts = await contentFacts(
      on,
      toGoLive.map(({ image }) => image),
    )
    return toGoLive
      .map(({ item, image }) => ({ item, ...checkContent(presentWorkout(image), facts) }))
      .filter((check) => issuesIn(check).length > 0)
      .slice(0, checksMax)
  }

  /** The result of an undo: the previous state of each workout that wasn't changed since. */
  async function takenBack(on: Executor, batchId: string, at: string): Promise<Decided> {
    const batch = await batches.findBatch(on, batchId, at)
    if (batch === undefined) throw new AppError('not-found', 'This can no longer be undone.')
    const items = await batches.listBatchItems(on, batchId)
    const now = await findWorkouts(
      on,
      items.map(({ workoutId }) => workoutId),
    )
    const made: WorkoutWithRoutines[] = []
    const changed: { before: WorkoutWithRoutines; after: WorkoutWithRoutines }[] = []
    const removed: WorkoutWithRoutines[] = []
    const leftOut: LeftOut = []
    const swapped = items.flatMap(swappedClips)
    const swappedIds = new Set(swapped.map(({ after }) => after.id))
    for (const item of items.filter(({ workoutId }) => !swappedIds.has(workoutId))) {
      const was = item.was === null ? undefined : (JSON.parse(item.was) as WorkoutWithRoutines)
      const became =
        item.became === null ? undefined : (JSON.parse(item.became) as WorkoutWithRoutines)
      const there = now.get(item.workoutId)
      const is = (stored: WorkoutWithRoutines | undefined) =>
        stored === undefined ? there === undefined : isAsStored(stored, there)
      if (is(became)) {
        if (was === undefined) removed.push(...(there === undefined ? [] : [there]))
        else if (there === undefined) made.push(was)
        else
          changed.push({ before: there, after: { ...there, ...was, templateId: there.templateId } })
        continue
      }
      const known = there ?? became ?? was
      if (known === undefined) continue
      const reason = is(was) ? 'unchanged' : there === undefined ? 'gone' : 'changed'
      leftOut.push({ item: itemOf(known), reason })
    }
    const effects = { made, changed, removed }
    const users = await clipUsers.list(on, [...swappedIds])
    const others = undoIn(swapped, users)
    return {
      ...{ effects, spans: spansOf(touchedBy(effects)), leftOut, gone: [], toGoLive: [] },
      ...(swapped.length > 0 && others),
    }
  }

  return {
    async change(actor: Actor, change: RequestedChange, isDryRun: boolean): Promise<BulkOutcome> {
      if (isDryRun) {
        const { on } = read(actor, 'workouts.write')
        const decided = await decide(on, change, stampOf(clock()))
        assertMayChange(actor, decided)
        return { ...(await outcomeOf(on, null, decided)), checks: await checksOf(on, decided) }
      }
      return write(actor, 'workouts.write', async (writing) => {
        const { trx, at, unchanged } = writing
        const decided = await decide(trx, change, at)
        assertMayChange(actor, decided)
        if (isIdle(decided)) {
          unchanged()
          return outcomeOf(trx, null, decided)
        }
        const id = newId()
        const { action } = change
        const outcome = await outcomeOf(trx, id, decided)
        await writeBatch(workouts, writing, decided.effects, {
          ...{ id, action, logged: logged[action] },
          ...(decided.weekTemplates && { data: { weekTemplates: decided.weekTemplates } }),
          ...(action === 'swap-clip' && { data: { clips: await clipsOf(trx, change) } }),
          ...(await saveClips(writing, decided)),
        })
        return outcome
      })
    },

    async undo(actor: Actor, batchId: string, isDryRun: boolean): Promise<BulkOutcome> {
      if (isDryRun) {
        const { on } = read(actor, 'workouts.write')
        return outcomeOf(on, null, await takenBack(on, batchId, stampOf(clock())))
      }
      return write(actor, 'workouts.write', async (writing) => {
        const { trx, at, unchanged } = writing
        const decided = await takenBack(trx, batchId, at)
        assertMayChange(actor, decided)
        if (isIdle(decided)) {
          unchanged()
          return outcomeOf(trx, null, decided)
        }
        const id = newId()
        const outcome = await outcomeOf(trx, id, decided)
        await writeBatch(workouts, writing, decided.effects, {
          ...{ id, action: 'undo', logged: 'restore' },
          data: { undoes: batchId },
          ...(await saveClips(writing, decided)),
        })
        return outcome
      })
    },
  }
}
