import { z } from 'zod'
import { call } from './call.ts'
import { Gap } from './coverage.ts'
import { MissingEquipment } from './equipment.ts'
import {
  byId,
  DayInput,
  Id,
  identity,
  Language,
  Link,
  Name,
  QueryBoolean,
  Stamp,
} from './fields.ts'
import { problem } from './issues.ts'
import { workoutFields } from './workouts.ts'

/** The most days in one read of the schedule. */
export const scheduleDaysMax = 70

/** The most workouts in one bulk edit. */
export const bulkMax = 1_000

/** The most workouts that one bulk edit can create. */
export const bulkCreatedMax = 5_000

/** What the checks before publishing found in a workout. */
export const ContentCheck = z.object({
  /** Steps whose clip isn't in the library; such a workout can't be published. */
  missingClips: z.array(z.int()),
  /** Whether its instructions scroll or turn pages on screens. */
  hasLongText: z.boolean(),
  /** Languages of screens in which texts are missing or outdated. */
  lacks: z.array(z.object({ language: Language, missing: z.int(), outdated: z.int() })),
  /** Equipment that it needs and locations are missing. */
  equipment: z.array(MissingEquipment),
})
export type ContentCheck = z.infer<typeof ContentCheck>

/** A workout for the schedule's grid. */
export const ScheduledWorkout = z.object({
  ...identity,
  name: z.string(),
  subHeader: z.string(),
  round: z.int(),
  startDate: Stamp,
  endDate: Stamp,
  isDraft: z.boolean(),
  /** Its template; two workouts of one template in a week are duplicates. */
  templateId: Id.nullable(),
  /** A picture of each step, in order: its clip's still, or null without one. */
  stills: z.array(z.string().nullable()),
  ...ContentCheck.shape,
  createdAt: Stamp,
  updatedAt: Stamp,
})
export type ScheduledWorkout = z.infer<typeof ScheduledWorkout>

const Gyms = z.int()

/** Everything scheduled on a span of days, and which of them are today. */
export const WorkoutSchedule = z.object({
  /** Every workout, drafts included, with a day in the span. */
  workouts: z.array(ScheduledWorkout),
  /** The current gym days within the span, and how many locations are in each. */
  today: z.array(z.object({ day: z.iso.date(), gyms: Gyms })),
  /** The chosen location's gym day, and when it began and ends. */
  gym: z.object({ day: z.iso.date(), from: Stamp, to: Stamp, timeZone: z.string() }).nullable(),
  /** The languages of screens, and how many locations use each. */
  languages: z.array(z.object({ language: Language, gyms: Gyms })),
})
export type WorkoutSchedule = z.infer<typeof WorkoutSchedule>

export const WorkoutIds = z
  .array(Id)
  .min(1)
  .max(bulkMax, problem('too-many', { max: bulkMax }))

/** What to do if a day of a round already has a workout. */
export const overlapModes = ['keep', 'replace', 'on-top'] as const
export type OverlapMode = (typeof overlapModes)[number]

/** Whether new workouts are published. */
export const publishModes = ['as-is', 'drafts', 'published'] as const
export type PublishMode = (typeof publishModes)[number]

/** A workout is repeated too soon if its round has the same one within this many days before or after. */
export const recentDays = 28

/** The most week templates that are placed at once. */
export const weekTemplatesMax = 52

const weeks = z.int().min(1).max(52)

const days = z.int().min(-3_660).max(3_660)
const rounds = z.int().min(-8).max(8)
const where = {
  /** By how many days it moves, and by how many rounds. */
  days,
  rounds: rounds.default(0),
  taken: z.enum(overlapModes).default('keep'),
}

/** What shows clips besides workouts. */
export const clipUsers = ['template', 'week-template', 'exercise'] as const

/** A bulk edit of one or many workouts, all or nothing. */
export const BulkChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('copy'),
    ids: WorkoutIds,
    ...where,
    as: z.enum(publishModes).default('drafts'),
    /** Repeats the copy every `every` days: all copies that end by `until`. */
    repeat: z.strictObject({ every: z.int().min(1).max(366), until: DayInput }).optional(),
  }),
  z.strictObject({ action: z.literal('move'), ids: WorkoutIds, ...where }),
  z.strictObject({ action: z.literal('delete'), ids: WorkoutIds }),
  z.strictObject({ action: z.literal('publish'), ids: WorkoutIds }),
  z.strictObject({ action: z.literal('unpublish'), ids: WorkoutIds }),
  z.strictObject({
    action: z.literal('edit'),
    ids: WorkoutIds,
    name: Name.optional(),
    subHeader: workoutFields.subHeader.input.optional(),
    startDate: DayInput.optional(),
    endDate: DayInput.optional(),
  }),
  /** Shows another clip in every step that shows one, and in templates and exercises. */
  z.strictObject({
    action: z.literal('swap-clip'),
    ids: z.array(Id).max(bulkMax, problem('too-many', { max: bulkMax })),
    others: z
      .array(z.strictObject({ what: z.enum(clipUsers), id: Id }))
      .max(bulkMax, problem('too-many', { max: bulkMax }))
      .default([]),
    from: Link,
    to: Link,
  }),
  z.strictObject({
    action: z.literal('place'),
    templateId: Id,
    places: z
      .array(
        z.strictObject({
          round: workoutFields.round.input,
          startDate: DayInput,
          endDate: DayInput,
        }),
      )
      .min(1)
      .max(bulkMax, problem('too-many', { max: bulkMax })),
    taken: z.enum(overlapModes).default('keep'),
    as: z.enum(['drafts', 'published']).default('drafts'),
  }),
  z.strictObject({
    action: z.literal('place-weeks'),
    /** Each starts when the one before ends. */
    weekTemplateIds: z
      .array(Id)
      .min(1)
      .max(weekTemplatesMax, problem('too-many', { max: weekTemplatesMax })),
    /** The first of the first seven days; workouts keep their weekdays. */
    startDate: DayInput,
    /** Places all of them again, every `every` weeks. */
    repeat: z
      .union([
        z.strictObject({ every: weeks, times: weeks }),
        z.strictObject({ every: weeks, until: DayInput }),
      ])
      .optional(),
    taken: z.enum(overlapModes).default('keep'),
    as: z.enum(['drafts', 'published']).default('drafts'),
    /** What to do with workouts that their round already has within 28 days before or after. */
    recent: z.enum(['place', 'skip']).default('place'),
  }),
])
export type BulkChange = z.input<typeof BulkChange>
export type BulkAction = BulkChange['action']

/** Why a bulk edit or its undo skips a workout. */
export const skipReasons = [
  /** The day already has a workout, which is kept. */
  'taken',
  /** It would not be in rounds 1 to 9. */
  'no-such-round',
  /** It would end before it starts, or be outside the calendar. */
  'no-days',
  /** Screens can't show a workout without steps: it isn't published, and a copy is a draft. */
  'no-steps',
  /** One of its clips isn't in the library: it isn't published or changed, and a copy is a draft. */
  'missing-clip',
  /** The round has the same workout within 28 days. */
  'recent',
  /** Nothing would change. */
  'unchanged',
  /** It was deleted. */
  'gone',
  /** It was changed since. */
  'changed',
] as const

/** A workout in a preview or outcome: after the change, if there is one. */
export const BulkItem = z.object({
  /** Null until it is created. */
  id: Id.nullable(),
  name: z.string(),
  round: z.int(),
  startDate: Stamp,
  endDate: Stamp,
  isDraft: z.boolean(),
})
export type BulkItem = z.infer<typeof BulkItem>

const ClipUser = z.object({ what: z.enum(clipUsers), id: Id, name: z.string() })

export const BulkOutcome = z.object({
  /** The ID for undo; null if nothing was written. */
  batch: Id.nullable(),
  made: z.array(BulkItem),
  /** Changed workouts, before and after. */
  changed: z.array(z.object({ before: BulkItem, after: BulkItem })),
  /** Deleted workouts, or those replaced by new ones. */
  removed: z.array(BulkItem),
  leftOut: z.array(z.object({ item: BulkItem, reason: z.enum(skipReasons) })),
  /** Templates and exercises whose clips are swapped, or why they are skipped. */
  others: z.array(ClipUser.extend({ skipped: z.enum(skipReasons).nullable() })).optional(),
  /** In a dry run: what the checks find in everything that would be published or would show another clip, including what they block; the first 1,000. */
  checks: z.array(z.object({ item: BulkItem, ...ContentCheck.shape })),
  /** With week templates: workouts that their round already has within 28 days, placed or skipped; the first 1,000. */
  recent: z.array(z.object({ item: BulkItem, other: BulkItem })).optional(),
  /** IDs of workouts, templates and exercises that no longer exist. */
  gone: z.array(Id),
  /** The gaps on the affected days, from today on, after the change; the first 1,000. */
  gaps: z.array(Gap),
  /** How many locations have an affected workout on screens now. */
  gymsNow: Gyms,
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

/** A bulk edit, or its undo, in the log. */
export const LoggedBatch = BulkOutcome.pick({ made: true, changed: true, removed: true }).extend({
  batch: Id,
  /** The batch that it undoes. */
  undoes: Id.optional(),
  /** The names or links of swapped clips. */
  clips: z.object({ from: z.string(), to: z.string() }).optional(),
  /** The templates or exercises whose clips were swapped. */
  others: z.array(ClipUser).optional(),
})
export type LoggedBatch = z.infer<typeof LoggedBatch>

/** For how many hours a bulk edit can be undone. */
export const undoWithinHours = 24

const FirstDay = z.iso.date({ error: problem('day') })

export const scheduleCalls = {
  readSchedule: call({
    method: 'GET',
    path: '/api/v1/schedule',
    may: 'workouts.read',
    scope: 'schedule:read',
    summary: `All workouts scheduled between two days, inclusive, at most ${String(scheduleDaysMax)} days`,
    query: z.strictObject({ from: FirstDay, to: FirstDay, location: Id.optional() }),
    data: WorkoutSchedule,
  }),
  changeWorkouts: call({
    method: 'POST',
    path: '/api/v1/workouts/bulk',
    may: 'workouts.write',
    scope: 'workouts:write',
    summary:
      'Copies, moves, deletes, publishes or changes many workouts, or swaps a clip in them and in templates and exercises, all or none; with dryRun=true, returns a preview',
    query: z.strictObject({ dryRun: QueryBoolean.optional() }),
    body: BulkChange,
    data: BulkOutcome,
    takesIdempotencyKey: true,
    // A thousand places, each a round and two days.
    bodyMax: 128 * 1024,
  }),
  undoWorkouts: call({
    method: 'POST',
    path: '/api/v1/workouts/bulk/:id/undo',
    may: 'workouts.write',
    scope: 'workouts:write',
    summary:
      'Undoes a bulk edit within a day, except for workouts that changed since; repeat the call on the undo to redo; with dryRun=true, returns a preview',
    params: byId,
    query: z.strictObject({ dryRun: QueryBoolean.optional() }),
    data: BulkOutcome,
    takesIdempotencyKey: true,
  }),
}
