import { timerActions } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { BreakExercise } from './exercises.ts'
import { Id, identity, Language, Stamp } from './fields.ts'
import { ProgrammeMedia } from './screens.ts'
import { TimerCourse } from './timer-course.ts'
import { ShownWorkout } from './workouts.ts'

/** Whether a coach may act on the timer; else there is none, or another service runs it. */
export const remoteButtons = ['shown', 'timer-off', 'timers-elsewhere'] as const

/** The timer of a location as a phone shows it, by the clock of the server. */
export const RemoteTimer = z.object({
  /** Of the timer: grows with everything that is done to it. */
  revision: z.int(),
  course: TimerCourse,
  /** The instant at which this was said. */
  serverTime: Stamp,
  /** The last action, for as long as it may be taken back. */
  takeBack: z.object({ action: z.enum(timerActions), until: Stamp }).nullable(),
})
export type RemoteTimer = z.infer<typeof RemoteTimer>

/** All that a coach's phone shows of a location. */
export const Remote = z.object({
  location: z.object({
    ...identity,
    name: z.string(),
    timeZone: z.string(),
    language: Language,
  }),
  /** Its screens that answer, of all that hang in it. */
  walls: z.object({ connected: z.int(), all: z.int() }),
  buttons: z.enum(remoteButtons),
  timer: RemoteTimer,
  /** The exercises of the active breaks in their order, named in the location's language. */
  activeBreaks: z.array(BreakExercise),
  /** What each of the nine rounds shows now, in the location's language. */
  rounds: z.array(
    z.object({
      round: z.int(),
      name: z.string(),
      imageUrl: z.string(),
      workout: ShownWorkout.nullable(),
      lrVideo: z.boolean(),
    }),
  ),
  /** What is known of the files that these show. */
  media: z.array(ProgrammeMedia),
})
export type Remote = z.infer<typeof Remote>

/**
 * What came of an action: it is done; somebody was quicker, and nothing was done; or it makes no sense as the
 * timer is now. With the timer as it is now in any case.
 */
export const RemoteOutcome = z.object({
  outcome: z.enum(['done', 'changed-meanwhile', 'not-now']),
  timer: RemoteTimer,
})
export type RemoteOutcome = z.infer<typeof RemoteOutcome>

/** Of whose location; a pass and whoever has one location only need not say. */
const ofLocation = z.strictObject({ location: Id.optional() })

/** The revision of the timer that the caller saw: after anything else has happened to it, nothing is done. */
const knows = z.int().min(0)

export const remoteCalls = {
  getRemote: call({
    method: 'GET',
    path: '/api/v1/remote',
    may: 'remote',
    summary: "A location's timer and what its rounds show now, as a coach's phone has them",
    query: ofLocation,
    data: Remote,
  }),
  actOnTimer: call({
    method: 'POST',
    path: '/api/v1/remote/timer',
    may: 'remote',
    summary:
      "Pauses, resumes, starts or stops a location's timer, or shifts it, on all walls at the same instant",
    query: ofLocation,
    body: z.strictObject({
      action: z.enum(timerActions),
      /** When to start, within a day; at once unless given. */
      startsAt: Stamp.optional(),
      knows,
    }),
    data: RemoteOutcome,
  }),
  takeBack: call({
    method: 'POST',
    path: '/api/v1/remote/take-back',
    may: 'remote',
    summary: 'Takes the last action on a timer back, within ten seconds: as if it had never been',
    query: ofLocation,
    body: z.strictObject({ knows }),
    data: RemoteOutcome,
  }),
}
