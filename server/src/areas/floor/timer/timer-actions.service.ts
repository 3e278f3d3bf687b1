import {
  type calls,
  issueAt,
  type Remote,
  type RemoteOutcome,
  type RemoteTimer,
} from '@roundboard/contract'
import {
  courseAfter,
  undoneCourse,
  timerLimits,
  type TimerCourse,
  serializeCourse,
} from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../../platform/app-error.ts'
import { difference, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { doneBy, keyOf, requestedLocation } from './coach.ts'
import { type LicenceSource, newLicenceKey } from './license-source.ts'
import { columnsOf, courseOf, type LastAction, undoAt, presentUndo } from './stored-timer.ts'
import * as rows from './timer.repository.ts'

type Body<Name extends 'actOnTimer' | 'undoTimerAction'> = z.output<(typeof calls)[Name]['body']>

/** Far enough ahead for every screen of the location to receive it in time. */
const leadMs = 150
/** The tolerated difference between servers' clocks. Beyond it, a clock was turned back. */
const clocksDifferMs = 10_000
const longestWaitMs = 24 * 60 * 60_000

/**
 * When an action takes effect: after the previous one, even if that one's server is slightly ahead.
 * An action further in the future doesn't delay this one, which then applies to the timer as shown
 * now.
 */
const actsAt = (now: number, { since }: TimerCourse): number => {
  const follows = since != null && since <= now + clocksDifferMs
  return follows ? Math.max(now + leadMs, since + 1) : now + leadMs
}

/** The result of an action; `undefined` if it isn't possible now. */
interface Effect {
  /** Its name in the log. */
  readonly what: string
  readonly course: TimerCourse | undefined
  /** How to undo it. */
  readonly takeBack: LastAction | null
  /** For an undo: since when the undone action was in effect. */
  readonly undoneSince?: number | undefined
}

export type TimerActions = ReturnType<typeof createTimerActions>

/** Coaches' actions on a location's timer, and its state. */
export function createTimerActions(
  dependencies: Pick<Platform, 'write' | 'clock'> & {
    source: LicenceSource
    /** Updates what depends on the timer in the same write. */
    onTimer: (
      writing: Write,
      locationId: string,
      timer: TimerCourse,
      undoneSince?: number,
    ) => Promise<void>
  },
) {
  const { write, clock, source, onTimer } = dependencies

  function buttonsOf({ vtsEnabled }: rows.TimedLocation): Remote['buttons'] {
    if (vtsEnabled !== 1) return 'timer-off'
    return source.isOwn ? 'shown' : 'timers-elsewhere'
  }

  function assertButtons(location: rows.TimedLocation): void {
    const buttons = buttonsOf(location)
    if (buttons === 'timers-elsewhere') throw refusal('conflict', issueAt('', buttons))
    if (buttons === 'timer-off')
      throw refusal('conflict', issueAt('', buttons, { location: location.name }))
  }

  function present(actor: Actor, location: rows.TimedLocation): RemoteTimer {
    return {
      revision: location.revision,
      course: serializeCourse(courseOf(location)),
      serverTime: stampOf(clock()),
      takeBack: presentUndo(actor, location, clock()),
    }
  }

  /** When a timer of the license service began (`null`: it isn't running); `undefined`: the service doesn't respond. */
  async function externalStamp(location: rows.TimedLocation): Promise<string | null | undefined> {
    if (location.vtsEnabled !== 1) return null
    try {
      const key = await source.keyOf(location)
      const licence = key === undefined ? undefined : await source.licenceOf(key)
      return licence?.dwsTimeStamp ?? null
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') return undefined
      throw error
    }
  }

  async function find(on: Executor, id: string): Promise<rows.TimedLocation> {
    const location = await rows.findLocation(on, 'locations.id', id)
    if (location === undefined) throw notFound('location')
    return location
  }

  async function save(
    writing: Write,
    location: rows.TimedLocation,
    { what, course, takeBack, undoneSince }: Effect & { readonly course: TimerCourse },
  ): Promise<rows.TimedLocation> {
    const { trx, record, announce } = writing
    const { id, name } = location
    const columns = {
      licenseKey: location.licenseKey ?? newLicenceKey(),
      revision: location.revision + 1,
      ...columnsOf(course, takeBack),
    }
    await rows.saveTimer(trx, id, columnsThatDiffer<rows.TimerColumns>(location, columns))
    const changed = difference(serializeCourse(courseOf(location)), serializeCourse(course))
    record({ model: 'Location', action: 'update', data: { id, name, timer: what, ...changed } })
    announce({ kind: 'timer', locationId: id })
    await onTimer(writing, id, course, undoneSince)
    return { ...location, ...columns }
  }

  /** Changes the timer that the coach saw, or returns its current state. */
  const change = (
    actor: Actor,
    requestedId: string | undefined,
    ifRevision: number,
    effectOn: (location: rows.TimedLocation, now: number) => Effect,
  ): Promise<RemoteOutcome> =>
    write(actor, 'remote', async (writing) => {
      const id = requestedLocation(writing.scope, requestedId)
      await rows.lockTimer(writing.trx, id)
      const location = await find(writing.trx, id)
      assertButtons(location)
      const isSeen = location.revision === ifRevision
      const effect = isSeen ? effectOn(location, Date.parse(writing.at)) : undefined
      const { course } = effect ?? {}
      if (effect === undefined || course === undefined) {
        writing.unchanged()
        const outcome = isSeen ? 'not-now' : 'changed-meanwhile'
        return { outcome, timer: present(actor, location) }
      }
      const saved = await save(writing, location, { ...effect, course })
      return { outcome: 'done', timer: present(actor, saved) }
    })

  return {
    /** Whether timers are set here, rather than at a license service. */
    isOwn: source.isOwn,

    /** A location's timer as a coach's phone shows it. */
    async read(
      actor: Actor,
      on: Executor,
      id: string,
    ): Promise<Pick<Remote, 'timer' | 'buttons' | 'licenceService'>> {
      const location = await find(on, id)
      const buttons = buttonsOf(location)
      if (source.isOwn) return { buttons, timer: present(actor, location), licenceService: null }
      const stamp = await externalStamp(location)
      const known = { ...location, stamp: stamp ?? null, coached: null }
      const licenceService = { address: source.address, isSilent: stamp === undefined }
      return { buttons, timer: present(actor, known), licenceService }
    },

    /** When a location's bells ring; never if its license service doesn't respond. */
    async courseIn(on: Executor, id: string): Promise<TimerCourse> {
      const location = await rows.findLocation(on, 'locations.id', id)
      if (location?.vtsEnabled !== 1) return { stamp: null }
      if (source.isOwn) return courseOf(location)
      const stamp = await externalStamp(location)
      return { stamp: stamp == null ? null : Date.parse(stamp) }
    },

    act: (
      actor: Actor,
      requestedId: string | undefined,
      { action, startsAt, knows: ifRevision }: Body<'actOnTimer'>,
    ): Promise<RemoteOutcome> =>
      change(actor, requestedId, ifRevision, (location, now) => {
        const startAt = startsAt === undefined ? undefined : Date.parse(startsAt)
        if (startAt !== undefined && startAt > now + longestWaitMs)
          throw badField('startsAt', 'start-too-late')
        const course = courseOf(location)
        const until = stampOf(now + timerLimits.undoMs)
        const by = { ...doneBy(actor), key: keyOf(actor) }
        return {
          what: action,
          course: courseAfter(course, action, actsAt(now, course), startAt),
          takeBack: { action, until, by },
        }
      }),

    undo: (
      actor: Actor,
      requestedId: string | undefined,
      { knows: ifRevision }: Body<'undoTimerAction'>,
    ): Promise<RemoteOutcome> =>
      change(actor, requestedId, ifRevision, (location, now) => {
        const last = undoAt(location, clock())
        const course = courseOf(location)
        return {
          what: `take back ${last?.action ?? ''}`,
          course: last ? undoneCourse(course, actsAt(now, course)) : undefined,
          takeBack: null,
          undoneSince: course.since ?? undefined,
        }
      }),
  }
}
