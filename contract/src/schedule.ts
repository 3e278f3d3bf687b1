import { z } from 'zod'
import { call } from './call.ts'
import { Gap } from './coverage.ts'
import { MissingEquipment } from './equipment.ts'
import { byId, DayInput, Id, identity, Language, Name, QueryBoolean, Stamp } from './fields.ts'
import { problem } from './issues.ts'
import { workoutFields } from './workouts.ts'

/** How many days a read of the schedule may span. */
export const scheduleDaysMax = 70

/** How many workouts one bulk change may name. */
export const bulkMax = 1_000

/** How many workouts one bulk change may make. */
export const bulkCreatedMax = 5_000

/** What the checklist finds in a workout before it goes live. */
export const ContentCheck = z.object({
  /** Steps whose clip isn't in the library: such a workout can't be published. */
  missingClips: z.array(z.int()),
  /** Whether its instructions scroll or turn pages on screens. */
  hasLongText: z.boolean(),
  /** Languages of its gyms' walls in which texts are missing or outdated. */
  lacks: z.array(z.object({ language: Language, missing: z.int(), outdated: z.int() })),
  /** What gyms lack of what it needs. */
  equipment: z.array(MissingEquipment),
})
export type ContentCheck = z.infer<typeof ContentCheck>

/** A workout as the schedule draws it. */
export const ScheduledWorkout = z.object({
  ...identity,
  name: z.string(),
  subHeader: z.string(),
  round: z.int(),
  startDate: Stamp,
  endDate: Stamp,
  isDraft: z.boolean(),
  /** The template that it is of; two of one in a week are twice the same. */
  templateId: Id.nullable(),
  /** The pictures of its steps in order: each a clip's still, or null where it has none. */
  stills: z.array(z.string().nullable()),
  ...ContentCheck.shape,
  createdAt: Stamp,
  updatedAt: Stamp,
})
export type ScheduledWorkout = z.infer<typeof ScheduledWorkout>

const Gyms = z.int()

/** All that lies on a span of days, and where the gyms are in it. */
export const WorkoutSchedule = z.object({
  /** Every workout, drafts included, whose days touch the span. */
  workouts: z.array(ScheduledWorkout),
  /** The gym days that are on now, by how many gyms are in each; only those of the span. */
  today: z.array(z.object({ day: z.iso.date(), gyms: Gyms })),
  /** Of the chosen gym: its day now, and when that began and ends. */
  gym: z.object({ day: z.iso.date(), from: Stamp, to: Stamp, timeZone: z.string() }).nullable(),
  /** The languages that walls have, by how many gyms have one in it. */
  languages: z.array(z.object({ language: Language, gyms: Gyms })),
})
export type WorkoutSchedule = z.infer<typeof WorkoutSchedule>

const Ids = z
  .array(Id)
  .min(1)
  .max(bulkMax, problem('too-many', { max: bulkMax }))

/** What happens to a day of a round that has a workout already. */
export const overlapModes = ['keep', 'replace', 'on-top'] as const
export type OverlapMode = (typeof overlapModes)[number]

/** Whether what is made is on walls. */
export const publishModes = ['as-is', 'drafts', 'published'] as const
export type PublishMode = (typeof publishModes)[number]

const days = z.int().min(-3_660).max(3_660)
const rounds = z.int().min(-8).max(8)
const where = {
  /** By how many days it goes on, and how many rounds down. */
  days,
  rounds: rounds.default(0),
  taken: z.enum(overlapModes).default('keep'),
}

/** One change of one or many workouts: all of it or nothing. */
export const BulkChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('copy'),
    ids: Ids,
    ...where,
    as: z.enum(publishModes).default('drafts'),
    /** Again and again, each `every` days after the one before: every copy that ends by `until`. */
    repeat: z.strictObject({ every: z.int().min(1).max(366), until: DayInput }).optional(),
  }),
  z.strictObject({ action: z.literal('move'), ids: Ids, ...where }),
  z.strictObject({ action: z.literal('delete'), ids: Ids }),
  z.strictObject({ action: z.literal('publish'), ids: Ids }),
  z.strictObject({ action: z.literal('unpublish'), ids: Ids }),
  z.strictObject({
    action: z.literal('edit'),
    ids: Ids,
    name: Name.optional(),
    subHeader: workoutFields.subHeader.input.optional(),
    startDate: DayInput.optional(),
    endDate: DayInput.optional(),
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
])
export type BulkChange = z.input<typeof BulkChange>
export type BulkAction = BulkChange['action']

/** Why something is left out of a bulk change, or left alone by its undo. */
export const skipReasons = [
  /** The day has a workout, which is kept. */
  'taken',
  /** It would lie in no round from 1 to 9. */
  'no-such-round',
  /** It would end before it starts, or lie beyond the calendar. */
  'no-days',
  /** Walls cannot show a workout without steps: it is not published; a copy of it is a draft. */
  'no-steps',
  /** A clip of it isn't in the library: it is not published; a copy of it is a draft. */
  'missing-clip',
  /** It was so already. */
  'unchanged',
  /** It is no longer there. */
  'gone',
  /** Somebody has changed it since. */
  'changed',
] as const

/** A workout as a bulk change tells of it, after the change where there is one. */
export const BulkItem = z.object({
  /** Null for what is not made yet. */
  id: Id.nullable(),
  name: z.string(),
  round: z.int(),
  startDate: Stamp,
  endDate: Stamp,
  isDraft: z.boolean(),
})
export type BulkItem = z.infer<typeof BulkItem>

export const BulkOutcome = z.object({
  /** By this it is undone; null when nothing was written. */
  batch: Id.nullable(),
  made: z.array(BulkItem),
  /** What is other than before, with what it was. */
  changed: z.array(z.object({ before: BulkItem, after: BulkItem })),
  /** What is there no longer: deleted, or replaced by what was made. */
  removed: z.array(BulkItem),
  leftOut: z.array(z.object({ item: BulkItem, reason: z.enum(skipReasons) })),
  /** Of a dry run: what the checklist finds in all that is to go live, refused or not; the first 1,000. */
  checks: z.array(z.object({ item: BulkItem, ...ContentCheck.shape })),
  /** Ids of which nothing is there any more. */
  gone: z.array(Id),
  /** The gaps among the days touched, from today on, as they are afterwards; the first 1,000. */
  gaps: z.array(Gap),
  /** How many gyms have something of it on their walls now. */
  gymsNow: Gyms,
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

/** What an entry of the log has of a bulk change, or of its undo. */
export const LoggedBatch = BulkOutcome.pick({ made: true, changed: true, removed: true }).extend({
  batch: Id,
  /** The batch that it takes back. */
  undoes: Id.optional(),
})
export type LoggedBatch = z.infer<typeof LoggedBatch>

/** For how many hours a bulk change can be taken back. */
export const undoWithinHours = 24

const FirstDay = z.iso.date({ error: problem('day') })

export const scheduleCalls = {
  readSchedule: call({
    method: 'GET',
    path: '/api/v1/schedule',
    may: 'workouts.read',
    summary: `Everything scheduled from one day to another, both included, ${String(scheduleDaysMax)} days at most`,
    query: z.strictObject({ from: FirstDay, to: FirstDay, location: Id.optional() }),
    data: WorkoutSchedule,
  }),
  changeWorkouts: call({
    method: 'POST',
    path: '/api/v1/workouts/bulk',
    may: 'workouts.write',
    summary:
      'Copies, moves, deletes, publishes or changes many workouts: all or nothing; with dryRun=true says what would become of them',
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
    summary:
      'Takes a bulk change back within a day, except what was changed since; that can be taken back likewise; with dryRun=true says what would become of it',
    params: byId,
    query: z.strictObject({ dryRun: QueryBoolean.optional() }),
    data: BulkOutcome,
    takesIdempotencyKey: true,
  }),
}
