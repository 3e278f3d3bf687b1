import { timerActions, timerPalettes } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { EquipmentKind } from './equipment.ts'
import { BreakExercise } from './exercises.ts'
import { Id, identity, Language, Stamp } from './fields.ts'
import { ProgrammeMedia } from './screens.ts'
import { DoneBy, TimerCourse, TimerUndo } from './timer-course.ts'
import { ShownWorkout } from './workouts.ts'

/** Whether a coach can use the timer, and if not, why: there is none, or another service runs it. */
export const remoteButtons = ['shown', 'timer-off', 'timers-elsewhere'] as const

/** The timer of a location for a phone, by the server's clock. */
export const RemoteTimer = z.object({
  /** Increases with every action on the timer. */
  revision: z.int(),
  course: TimerCourse,
  /** The server's time when it sent this. */
  serverTime: Stamp,
  /** The last action, while it can be undone. */
  takeBack: TimerUndo.nullable(),
})
export type RemoteTimer = z.infer<typeof RemoteTimer>

/** An exercise and the clip that screens show, if it has one. */
const ShownClip = z.object({ name: z.string(), videoLink: z.string().nullable() })

/** A piece of equipment of a location, and its effect on today's rounds. */
export const RemotePiece = z.object({
  equipment: EquipmentKind,
  /** Who marked it as out of order; null if it isn't. */
  outBy: DoneBy.nullable(),
  /** When screens show substitutes; null while that waits for a paused timer. */
  from: Stamp.nullable(),
  /** Until when: the end of the gym day, or when it is shown again. */
  until: Stamp.nullable(),
  /** A coach marked it as back; screens follow at the next bell. */
  isComingBack: z.boolean(),
  /** Today's steps that need it, including the flexibility video and active breaks, with what they show with and without it. */
  uses: z.array(
    z.object({
      /** Null for an active break. */
      round: z.int().nullable(),
      step: z.int(),
      now: ShownClip,
      /** Null if there is no substitute and the round stays as it is. */
      instead: ShownClip.nullable(),
    }),
  ),
})
export type RemotePiece = z.infer<typeof RemotePiece>

/** The coaches' actions on equipment. */
export const equipmentActions = ['out', 'back'] as const

/** The equipment of a location for a phone. */
export const RemoteEquipment = z.object({
  /** Increases with every action on equipment. */
  revision: z.int(),
  /** The location's equipment. */
  pieces: z.array(RemotePiece),
  /** The last action, while it can be undone. */
  takeBack: z
    .object({ action: z.enum(equipmentActions), equipment: EquipmentKind, until: Stamp })
    .nullable(),
})
export type RemoteEquipment = z.infer<typeof RemoteEquipment>

/** Everything that a coach's phone shows about a location. */
export const Remote = z.object({
  location: z.object({
    ...identity,
    name: z.string(),
    locationIdentifier: z.string(),
    timeZone: z.string(),
    language: Language,
    timerPalette: z.enum(timerPalettes),
  }),
  /** The caller's pass: when it ends, and until when it can be extended; null for signed-in users. */
  pass: z.object({ expiresAt: Stamp, extendsTo: Stamp.nullable() }).nullable(),
  /** How many screens are online, and how many there are. */
  walls: z.object({ connected: z.int(), all: z.int() }),
  /** The other phones that have the remote open. */
  others: z.array(DoneBy),
  buttons: z.enum(remoteButtons),
  /** The other service that runs the timer: its address for people, and whether it isn't responding; null if there is none. */
  licenceService: z.object({ address: z.string(), isSilent: z.boolean() }).nullable(),
  timer: RemoteTimer,
  /** The exercises of the active breaks in order, repeated ones too, named in the location's language. */
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
  /** The files of these rounds and breaks. */
  media: z.array(ProgrammeMedia),
})
export type Remote = z.infer<typeof Remote>

/** The outcome of an action: done; not done, because someone else acted first; or not possible in the timer's state. Always includes the current timer. */
export const RemoteOutcome = z.object({
  outcome: z.enum(['done', 'changed-meanwhile', 'not-now']),
  timer: RemoteTimer,
})
export type RemoteOutcome = z.infer<typeof RemoteOutcome>

/** The same for an action on equipment, with the current equipment. */
export const EquipmentOutcome = z.object({
  outcome: RemoteOutcome.shape.outcome,
  equipment: RemoteEquipment,
})
export type EquipmentOutcome = z.infer<typeof EquipmentOutcome>

/** The location; optional for passes and for people with only one. */
const ofLocation = z.strictObject({ location: Id.optional() })

/** The revision that the caller saw: if anything has happened since, nothing is done. */
const ifRevision = z.int().min(0)

export const remoteCalls = {
  getRemote: call({
    method: 'GET',
    path: '/api/v1/remote',
    may: 'remote',
    summary: 'A location’s timer and what its rounds show now, for a coach’s phone',
    query: ofLocation,
    data: Remote,
  }),
  actOnTimer: call({
    method: 'POST',
    path: '/api/v1/remote/timer',
    may: 'remote',
    summary: 'Pauses, resumes, starts, stops or shifts a location’s timer on all screens at once',
    query: ofLocation,
    body: z.strictObject({
      action: z.enum(timerActions),
      /** When to start, within a day; immediately by default. */
      startsAt: Stamp.optional(),
      knows: ifRevision,
    }),
    data: RemoteOutcome,
  }),
  undoTimerAction: call({
    method: 'POST',
    path: '/api/v1/remote/take-back',
    may: 'remote',
    summary: 'Undoes the last timer action within ten seconds, as if it hadn’t happened',
    query: ofLocation,
    body: z.strictObject({ knows: ifRevision }),
    data: RemoteOutcome,
  }),
  markEquipment: call({
    method: 'POST',
    path: '/api/v1/remote/equipment',
    may: 'remote',
    summary:
      'Marks equipment as out of order until the end of the day, or as back in service; screens change at the next bell',
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
    summary: 'Undoes the last equipment change within ten seconds, as if it hadn’t happened',
    query: ofLocation,
    body: z.strictObject({ knows: ifRevision }),
    data: EquipmentOutcome,
  }),
}
