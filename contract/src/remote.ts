import { timerActions, timerPalettes } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { EquipmentKind } from './equipment.ts'
import { BreakExercise } from './exercises.ts'
import { Id, identity, Language, Stamp } from './fields.ts'
import { ProgrammeMedia } from './screens.ts'
import { DoneBy, TimerCourse, TimerTakeBack } from './timer-course.ts'
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
  takeBack: TimerTakeBack.nullable(),
})
export type RemoteTimer = z.infer<typeof RemoteTimer>

/** An exercise as a phone names it, with the clip that walls show, if it has one. */
const ShownClip = z.object({ name: z.string(), videoLink: z.string().nullable() })

/** A piece of equipment of a location, and what the rounds of today make of it. */
export const RemotePiece = z.object({
  equipment: EquipmentKind,
  /** Who said that it is out; null: nobody does. */
  outBy: DoneBy.nullable(),
  /** From when on walls show something else; null as long as that waits for a paused timer. */
  from: Stamp.nullable(),
  /** Until when: the gym's day ends, or a coach said that it is back. */
  until: Stamp.nullable(),
  /** A coach said that it is back, which walls show from the next bell on. */
  isComingBack: z.boolean(),
  /** The steps of today that need it, the flexibility video and the active breaks too, with what they show while it is there, and what while it is not. */
  uses: z.array(
    z.object({
      /** Null: an active break. */
      round: z.int().nullable(),
      step: z.int(),
      now: ShownClip,
      /** Null: nothing is allowed to stand in, and the round stays as it is. */
      instead: ShownClip.nullable(),
    }),
  ),
})
export type RemotePiece = z.infer<typeof RemotePiece>

/** What coaches do with a piece. */
export const equipmentActions = ['out', 'back'] as const

/** The equipment of a location as a phone shows it. */
export const RemoteEquipment = z.object({
  /** Grows with everything that coaches say of it. */
  revision: z.int(),
  /** What the location has. */
  pieces: z.array(RemotePiece),
  /** The last action, for as long as it may be taken back. */
  takeBack: z
    .object({ action: z.enum(equipmentActions), equipment: EquipmentKind, until: Stamp })
    .nullable(),
})
export type RemoteEquipment = z.infer<typeof RemoteEquipment>

/** All that a coach's phone shows of a location. */
export const Remote = z.object({
  location: z.object({
    ...identity,
    name: z.string(),
    locationIdentifier: z.string(),
    timeZone: z.string(),
    language: Language,
    timerPalette: z.enum(timerPalettes),
  }),
  /** The caller's pass: its end, and until when it may be extended; null of whoever has signed in. */
  pass: z.object({ expiresAt: Stamp, extendsTo: Stamp.nullable() }).nullable(),
  /** Its screens that answer, of all that hang in it. */
  walls: z.object({ connected: z.int(), all: z.int() }),
  /** Whose phones have it open beside the caller's. */
  others: z.array(DoneBy),
  buttons: z.enum(remoteButtons),
  /** The other service that runs the timer: its address for people, and whether it answers; null: there is none. */
  licenceService: z.object({ address: z.string(), isSilent: z.boolean() }).nullable(),
  timer: RemoteTimer,
  /** The exercises of the active breaks in their order, one that comes twice twice, named in the location's language. */
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
  equipment: RemoteEquipment,
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

/** What came of it, likewise, with the equipment as it is now. */
export const EquipmentOutcome = z.object({
  outcome: RemoteOutcome.shape.outcome,
  equipment: RemoteEquipment,
})
export type EquipmentOutcome = z.infer<typeof EquipmentOutcome>

/** Of whose location; a pass and whoever has one location only need not say. */
const ofLocation = z.strictObject({ location: Id.optional() })

/** The revision of the timer that the caller saw: after anything else has happened to it, nothing is done. */
const ifRevision = z.int().min(0)

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
      knows: ifRevision,
    }),
    data: RemoteOutcome,
  }),
  undoTimerAction: call({
    method: 'POST',
    path: '/api/v1/remote/take-back',
    may: 'remote',
    summary: 'Takes the last action on a timer back, within ten seconds: as if it had never been',
    query: ofLocation,
    body: z.strictObject({ knows: ifRevision }),
    data: RemoteOutcome,
  }),
  markEquipment: call({
    method: 'POST',
    path: '/api/v1/remote/equipment',
    may: 'remote',
    summary:
      'Says that a piece of equipment is out, until it is back or the day ends, or that it is back: walls follow at the next bell',
    query: ofLocation,
    body: z.strictObject({
      equipment: EquipmentKind,
      action: z.enum(equipmentActions),
      knows: ifRevision,
    }),
    data: EquipmentOutcome,
  }),
  undoEquipmentAction: call({
    method: 'POST',
    path: '/api/v1/remote/equipment/take-back',
    may: 'remote',
    summary:
      'Takes back, within ten seconds, what was last said of equipment: as if it had never been',
    query: ofLocation,
    body: z.strictObject({ knows: ifRevision }),
    data: EquipmentOutcome,
  }),
}
