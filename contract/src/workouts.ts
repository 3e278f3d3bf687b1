import { type Language as WallLanguage, intervalSeconds, limits, textIn } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  DayInput,
  entityFields,
  Id,
  identity,
  Language,
  line,
  Link,
  listQuery,
  Name,
  optionalLine,
  OptionalLink,
  Search,
  stamps,
  Stamp,
  text,
  WorkoutRound,
  writable,
} from './fields.ts'
import { problem } from './issues.ts'
import {
  outputSchemas,
  custom,
  changeSchemas,
  dayEnd,
  dayStart,
  draftSchemas,
  json,
  list,
  plain,
  bool,
} from './shape.ts'

/** The longest text of a routine. */
export const routineTextMax = 2000
const subHeaderMax = 200

const badStep = problem('step', { max: limits.routinesPerWorkout })

const translated = (text: z.ZodType<string, string>) =>
  z.array(z.strictObject({ language: Language, text, original: z.string().max(routineTextMax) }))

/**
 * A translation of a workout's text. It was made from `original`, and is outdated once the text
 * differs from it. `text` can't be empty: untranslated languages aren't in the list.
 */
export type Translation = z.infer<ReturnType<typeof translated>>[number]

/** The translations of a text, at most one per language. */
export const translations = (text: z.ZodType<string, string>) =>
  list(
    translated(text).refine(
      (all) => new Set(all.map(({ language }) => language)).size === all.length,
      problem('language-twice'),
    ),
    [],
  )

/** The fields of a routine that callers write. */
export const routineFields = {
  step: plain(
    z.int().min(1, badStep).max(limits.routinesPerWorkout, badStep),
    z.int().min(1).max(limits.routinesPerWorkout),
  ),
  text: plain(text(routineTextMax), z.string()),
  videoLink: plain(Link, z.string()),
  lrVideoLink: plain(OptionalLink, z.string().nullable(), null),
  textTranslations: translations(text(routineTextMax)),
  /** A few words under the figure of the step, such as `Hips low`. */
  cue: plain(
    optionalLine(limits.cueLength)
      .transform((typed) => typed || null)
      .nullable(),
    z.string().nullable(),
    null,
  ),
  cueTranslations: translations(line(limits.cueLength)),
}

export const Routine = z.object({
  ...identity,
  name: z.string(),
  ...outputSchemas(routineFields),
  ...stamps,
})
export type Routine = z.infer<typeof Routine>

export const RoutineDraft = writable(
  {
    /** Keeps the routine's ID and stamps when it moves to another step. */
    _id: z.unknown().optional(),
    ...draftSchemas(routineFields),
    /** Without these, a routine keeps its translations and its cue. */
    textTranslations: routineFields.textTranslations.input.optional(),
    cue: routineFields.cue.input.optional(),
    cueTranslations: routineFields.cueTranslations.input.optional(),
  },
  [...entityFields, 'name'],
)
export type RoutineDraft = z.input<typeof RoutineDraft>

export const Routines = z
  .array(RoutineDraft)
  .max(limits.routinesPerWorkout, problem('too-many-routines', { max: limits.routinesPerWorkout }))
  .refine(
    (routines) =>
      routines.every((_, index) => routines.some((routine) => routine.step === index + 1)),
    problem('steps-gap'),
  )

const seconds = z.int().min(intervalSeconds.min).max(intervalSeconds.max)
const [workRest, equalSteps] = [z.literal('work-rest'), z.literal('equal-steps')]

const Intervals = z.discriminatedUnion('kind', [
  z.object({ kind: workRest, workSeconds: z.int(), restSeconds: z.int() }),
  z.object({ kind: equalSteps }),
])

/** How a workout splits the 150 s of a round on screens with a timer; null if it doesn't. */
const intervals = json(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: workRest, workSeconds: seconds, restSeconds: seconds }),
      z.strictObject({ kind: equalSteps }),
    ])
    .nullable(),
  Intervals.nullable(),
  null,
)

/** The fields of a workout that callers write. */
export const workoutFields = {
  name: plain(Name, z.string()),
  subHeader: plain(optionalLine(subHeaderMax), z.string(), ''),
  round: plain(WorkoutRound, z.int()),
  startDate: dayStart(DayInput, Stamp),
  endDate: dayEnd(DayInput, Stamp),
  routines: custom(Routines, z.array(Routine), []),
  /** Drafts are never on screens or in feeds. */
  isDraft: bool(false),
  intervals,
  nameTranslations: translations(Name),
  subHeaderTranslations: translations(line(subHeaderMax)),
}

export const Workout = z.object({
  ...identity,
  ...outputSchemas(workoutFields),
  /** The template that it was made from, or that was made from it. */
  templateId: Id.nullable(),
  ...stamps,
})
export type Workout = z.infer<typeof Workout>

/** A workout as screens get it: published, with texts in the screen's language (specification 4.1). */
export const ShownWorkout = Workout.omit({
  isDraft: true,
  templateId: true,
  nameTranslations: true,
  subHeaderTranslations: true,
}).extend({
  /** Only if the workout has them. */
  intervals: Intervals.optional(),
  routines: z.array(
    Routine.omit({ textTranslations: true, cueTranslations: true }).extend({
      /** Only if the step has one. */
      cue: z.string().optional(),
      /** What it replaces because of missing equipment, named in the screen's language. */
      insteadOf: z.string().optional(),
    }),
  ),
})
export type ShownWorkout = z.infer<typeof ShownWorkout>

/** A workout for a screen in a language (specification 4.1). */
export function shownIn(language: WallLanguage, workout: Workout): ShownWorkout {
  const {
    isDraft: _isDraft,
    templateId: _templateId,
    nameTranslations,
    subHeaderTranslations,
    intervals,
    ...shown
  } = workout
  return {
    ...shown,
    ...(intervals !== null && { intervals }),
    name: textIn(language, workout.name, nameTranslations),
    subHeader: textIn(language, workout.subHeader, subHeaderTranslations),
    routines: workout.routines.map(({ textTranslations, cue, cueTranslations, ...routine }) => ({
      ...routine,
      text: textIn(language, routine.text, textTranslations),
      ...(cue !== null && { cue: textIn(language, cue, cueTranslations) }),
    })),
  }
}

const readOnlyFields = [...entityFields, 'templateId'] as const

export const WorkoutDraft = writable(draftSchemas(workoutFields), readOnlyFields)
export type WorkoutDraft = z.input<typeof WorkoutDraft>
export const WorkoutChanges = changes(
  { ...changeSchemas(workoutFields), expectedUpdatedAt: Stamp },
  readOnlyFields,
)

// A day stands for the stamp that workouts have for it; an ISO time counts to the millisecond.
const Bound = z.union(
  [
    z.iso.date(),
    z.iso
      .datetime({ offset: true })
      .transform((given) => new Date(given).toISOString())
      .pipe(Stamp),
  ],
  { error: 'Enter a date such as 2026-11-21 or a time such as 2026-11-21T00:00:00.000Z.' },
)
const range = z.strictObject({ $gte: Bound, $gt: Bound, $lte: Bound, $lt: Bound }).partial()

/** The closed grammar of `q`; anything else is refused, with a list of what is allowed. */
export const WorkoutFilter = z
  .strictObject(
    {
      round: WorkoutRound,
      name: z.union(
        [
          Search.unwrap(),
          z.strictObject({ $regex: Search.unwrap(), $options: z.literal('i').optional() }),
        ],
        { error: problem('text-wanted') },
      ),
      routines: z.union([z.array(z.never()).length(0), z.strictObject({ $size: z.literal(0) })], {
        error: problem('workout-filter-routines'),
      }),
      isDraft: z.boolean({ error: problem('workout-filter-draft') }),
      startDate: range,
      endDate: range,
    },
    { error: problem('workout-filter') },
  )
  .partial()
export type WorkoutFilter = z.output<typeof WorkoutFilter>

const q = z
  .string()
  .max(2000)
  .transform((typed, context): unknown => {
    try {
      return JSON.parse(typed)
    } catch {
      context.addIssue({ code: 'custom', message: problem('workout-filter-json') })
      return z.NEVER
    }
  })
  .pipe(WorkoutFilter)

/** Three cues, and steps of 2,000 characters of up to three bytes, translated into every language with their originals. */
export const workoutBodyMax = 1792 * 1024

/** An ID chosen by the caller, with which the write can be undone like a bulk edit. */
const undoable = z.strictObject({ batch: Id.optional() })

export const workoutCalls = {
  listWorkouts: call({
    method: 'GET',
    path: '/api/v1/workouts',
    may: 'workouts.read',
    scope: 'schedule:read',
    summary: 'Workouts that match the JSON filter q',
    query: listQuery(['name', 'startDate', 'endDate', 'routines', 'createdAt', 'updatedAt'], {
      q: q.optional(),
    }),
    data: z.array(Workout),
    isList: true,
  }),
  getWorkout: call({
    method: 'GET',
    path: '/api/v1/workouts/:id',
    may: 'workouts.read',
    scope: 'schedule:read',
    summary: 'One workout',
    params: byId,
    data: Workout,
  }),
  createWorkout: call({
    method: 'POST',
    path: '/api/v1/workouts',
    may: 'workouts.write',
    scope: 'workouts:write',
    summary: 'Adds a workout; with a batch, it can be undone like a bulk edit',
    query: undoable,
    body: WorkoutDraft,
    data: Workout,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: workoutBodyMax,
  }),
  updateWorkout: call({
    method: 'PUT',
    path: '/api/v1/workouts/:id',
    may: 'workouts.write',
    scope: 'workouts:write',
    summary:
      'Changes a workout: all of it, some fields, or only the routines; with a batch, it can be undone like a bulk edit',
    params: byId,
    query: undoable,
    body: WorkoutChanges,
    data: Workout,
    bodyMax: workoutBodyMax,
  }),
  deleteWorkout: call({
    method: 'DELETE',
    path: '/api/v1/workouts/:id',
    may: 'workouts.write',
    scope: 'workouts:write',
    summary: 'Deletes a workout',
    params: byId,
    data: Workout,
  }),
  restoreWorkout: call({
    method: 'PUT',
    path: '/api/v1/workouts/:id/restore',
    may: 'workouts.write',
    scope: 'workouts:write',
    summary: 'Restores a workout within a minute of losing its routines or being deleted',
    params: byId,
    data: Workout,
  }),
  listEarlierTranslations: call({
    method: 'GET',
    path: '/api/v1/workouts/:id/said-before',
    may: 'workouts.write',
    scope: 'none',
    summary: 'The latest translations of this workout’s texts in other workouts',
    params: byId,
    query: z.strictObject({ language: Language }),
    data: z.array(z.object({ original: z.string(), text: z.string(), day: z.iso.date() })),
  }),
  getWorkoutWalls: call({
    method: 'GET',
    path: '/api/v1/workouts/:id/walls',
    may: 'workouts.write',
    scope: 'none',
    summary: 'The number of screens that show a workout now',
    params: byId,
    data: z.object({
      /** Online screens that report it, and how many locations they are in. */
      walls: z.int(),
      locations: z.int(),
      /** Locations with a linked screen of its round, online or not, on whose current gym day it is on air. */
      gyms: z.int(),
    }),
  }),
}
