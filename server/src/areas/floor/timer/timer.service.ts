import { isDeepStrictEqual } from 'node:util'
import { type calls, issueAt, type LocationTimer, type TimerLicence } from '@roundboard/contract'
import { type TimerCourse, serializeCourse } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, mayDo, reaches, type Scope, unlessScreen } from '../../../platform/actor.ts'
import { AppError, notFound, refusal } from '../../../platform/app-error.ts'
import { changedMeanwhile } from '../../../platform/audit/changed-meanwhile.ts'
import { difference, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reading } from '../../../platform/read.ts'
import { findExerciseIds } from '../../workouts/exercises/index.ts'
import { coachedOf, courseOf, presentUndo } from './stored-timer.ts'
import { serverActor, type LicenceSource, newLicenceKey } from './license-source.ts'
import * as rows from './timer.repository.ts'

type Changes = z.output<(typeof calls.updateLocationTimer)['body']>

/** Far enough ahead for every screen of the location to receive it in time. */
const startDelayMs = 300

function assertKnownExercises(names: readonly string[], idOf: ReadonlyMap<string, string>): void {
  const issues = names.flatMap((name, index) =>
    idOf.has(name) ? [] : [issueAt(`dwsActiveBreaks.${String(index)}`, 'no-such-exercise')],
  )
  if (issues.length > 0)
    throw new AppError('bad-input', 'Some of the exercises don’t exist.', { issues })
}

function assertSettable(location: rows.TimedLocation, source: LicenceSource): void {
  if (!source.isOwn) throw refusal('conflict', issueAt('', 'timers-elsewhere'))
  if (location.vtsEnabled !== 1)
    throw refusal('conflict', issueAt('', 'timer-off', { location: location.name }))
}

export type TimerService = ReturnType<typeof createTimerService>

/** Timers as staff set them and screens read them, by license. */
export function createTimerService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock'> & {
    source: LicenceSource
    /** Updates what depends on the timer in the same write. */
    onTimer: (writing: Write, locationId: string, timer: TimerCourse) => Promise<void>
    /** Called with failures that no response reports. */
    onFailure: (error: unknown) => void
  },
) {
  const { read, write, clock, source, onTimer, onFailure } = dependencies

  /** Grants access to the timer of a screen's location, or of those that staff may see. */
  function readTimers(actor: Actor): Reading {
    const access = unlessScreen(actor, 'locations.read')
    // A key is like a secret, so without permission it doesn't exist.
    if (!mayDo(actor, access)) throw notFound('licence')
    return read(actor, access)
  }

  /** The locations whose keys the caller may use; `all` for any. */
  async function readableLocations(actor: Actor): Promise<rows.TimedLocation[] | 'all'> {
    const { on, scope } = readTimers(actor)
    if (actor.kind === 'screen') {
      const own = await rows.findLocationOfScreen(on, actor.screenId)
      return own?.vtsEnabled === 1 ? [own] : []
    }
    return scope === 'all' ? 'all' : rows.listTimedLocations(on, scope)
  }

  async function mayUseKey(actor: Actor, key: string): Promise<boolean> {
    const readable = await readableLocations(actor)
    if (readable === 'all') return true
    if (source.isOwn) return readable.some((location) => location.licenseKey === key)
    const keys = await Promise.all(readable.map(source.keyOf))
    return keys.includes(key)
  }

  /** Stores an external service's playlist, because the program names its exercises. */
  async function keepPlaylist(screenId: string, names: readonly string[]): Promise<void> {
    const { on } = read(serverActor, 'locations.read')
    const own = await rows.findLocationOfScreen(on, screenId)
    if (own === undefined || isDeepStrictEqual(await rows.listBreaks(on, own.id), names)) return
    const { id, name } = own
    await write(serverActor, 'locations.update', async ({ trx, record, announce, unchanged }) => {
      await rows.lockTimer(trx, id)
      const before = await rows.listBreaks(trx, id)
      const isThere = (await rows.findLocation(trx, 'locations.id', id)) !== undefined
      if (!isThere || isDeepStrictEqual(before, names)) {
        unchanged()
        return
      }
      await rows.saveTimer(trx, id, {})
      await rows.replaceBreaks(trx, id, names, await findExerciseIds(trx, names))
      const changed = difference({ dwsActiveBreaks: before }, { dwsActiveBreaks: names })
      record({ model: 'Location', action: 'update', data: { id, name, ...changed } })
      announce({ kind: 'location', locationId: id })
    })
  }

  async function findIn(on: Executor, scope: Scope, id: string): Promise<rows.TimedLocation> {
    const location = reaches(scope, id)
      ? await rows.findLocation(on, 'locations.id', id)
      : undefined
    if (location === undefined) throw notFound('location')
    return location
  }

  /** The revision, and what coaches did if they acted on the timer. */
  function coachedShown(
    actor: Actor,
    timer: Pick<rows.TimedLocation, 'stamp' | 'coached' | 'revision'>,
  ): Pick<LocationTimer, 'course' | 'revision' | 'takeBack'> {
    const { revision } = timer
    const takeBack = presentUndo(actor, timer, clock())
    return {
      ...(source.isOwn && { revision }),
      ...(coachedOf(timer) !== null && { course: serializeCourse(courseOf(timer)) }),
      ...(takeBack !== null && { takeBack }),
    }
  }

  return {
    /** Whether timers are set here, rather than at an external service. */
    areSetHere: source.isOwn,

    async getLicence(actor: Actor, key: string): Promise<TimerLicence> {
      const licence = (await mayUseKey(actor, key)) ? await source.licenceOf(key) : undefined
      if (licence === undefined) throw notFound('licence')
      if (!source.isOwn && actor.kind === 'screen')
        await keepPlaylist(actor.screenId, licence.dwsActiveBreaks).catch(onFailure)
      return licence
    },

    async getLocationLicence(actor: Actor, identifier: string): Promise<{ licenseKey: string }> {
      const { on, scope } = readTimers(actor)
      const location = await rows.findLocation(on, 'locationIdentifier', identifier)
      const mayRead =
        actor.kind === 'screen'
          ? (await rows.findLocationOfScreen(on, actor.screenId))?.id === location?.id
          : location !== undefined && reaches(scope, location.id)
      const isShown = location?.vtsEnabled === 1 && mayRead
      const licenseKey = isShown ? await source.keyOf(location) : undefined
      if (licenseKey === undefined) throw notFound('licence')
      return { licenseKey }
    },

    async getTimer(actor: Actor, id: string): Promise<LocationTimer> {
      const { on, scope } = read(actor, 'locations.read')
      const location = await findIn(on, scope, id)
      if (source.isOwn || location.vtsEnabled !== 1)
        return {
          licenseKey: location.licenseKey,
          dwsTimeStamp: location.stamp,
          dwsActiveBreaks: await rows.listBreaks(on, id),
          ...coachedShown(actor, location),
        }
      const licenseKey = (await source.keyOf(location)) ?? null
      const licence = licenseKey === null ? undefined : await source.licenceOf(licenseKey)
      return { licenseKey, dwsTimeStamp: null, dwsActiveBreaks: [], ...licence }
    },

    updateTimer: (actor: Actor, id: string, changes: Changes): Promise<LocationTimer> =>
      write(actor, 'locations.update', async (writing) => {
        const { trx, at, scope, record, announce } = writing
        await rows.lockTimer(trx, id)
        const before = await findIn(trx, scope, id)
        assertSettable(before, source)
        const { dwsTimeStamp, dwsActiveBreaks, expectedActiveBreaks } = changes
        const idOf = await findExerciseIds(trx, dwsActiveBreaks ?? [])
        assertKnownExercises(dwsActiveBreaks ?? [], idOf)
        const old = { dwsTimeStamp: before.stamp, dwsActiveBreaks: await rows.listBreaks(trx, id) }
        const stamp = dwsTimeStamp === 'now' ? stampOf(Date.parse(at) + startDelayMs) : dwsTimeStamp
        const after = {
          dwsTimeStamp: stamp === undefined ? old.dwsTimeStamp : stamp,
          dwsActiveBreaks: dwsActiveBreaks ?? old.dwsActiveBreaks,
        }
        const hasOtherBreaks = !isDeepStrictEqual(old.dwsActiveBreaks, after.dwsActiveBreaks)
        const expected = expectedActiveBreaks ?? old.dwsActiveBreaks
        if (hasOtherBreaks && !isDeepStrictEqual(old.dwsActiveBreaks, expected))
          throw changedMeanwhile('playlist')
        const licenseKey = before.licenseKey ?? newLicenceKey()
        const { revision } = before
        const isSet = stamp !== undefined
        const columns: rows.TimerColumns = {
          licenseKey,
          stamp: after.dwsTimeStamp,
          revision: isSet ? revision + 1 : revision,
          coached: isSet ? null : before.coached,
        }
        await rows.saveTimer(trx, id, columnsThatDiffer<rows.TimerColumns>(before, columns))
        if (isSet) await onTimer(writing, id, courseOf(columns))
        if (hasOtherBreaks) await rows.replaceBreaks(trx, id, after.dwsActiveBreaks, idOf)
        record({
          model: 'Location',
          action: 'update',
          data: { id, name: before.name, ...difference(old, after) },
        })
        announce({ kind: 'timer', locationId: id })
        // The program names the exercises of the breaks.
        if (hasOtherBreaks) announce({ kind: 'location', locationId: id })
        return { licenseKey, ...after, ...coachedShown(actor, columns) }
      }),
  }
}
