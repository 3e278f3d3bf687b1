import { type calls, issueAt, type LocationTimer, type TimerLicence } from '@roundboard/contract'
import type { z } from 'zod'
import {
  locationScope,
  type ScreenActor,
  system,
  type SystemActor,
  type UserActor,
} from '../../platform/actor.ts'
import { AppError, notFound, refusal } from '../../platform/app-error.ts'
import { difference, type Writer } from '../../platform/audit/write.ts'
import { stampOf } from '../../platform/clock.ts'
import { columnsThatDiffer } from '../../platform/database/columns.ts'
import type { Db, Executor } from '../../platform/database/database.ts'
import { lockRow } from '../../platform/database/row-lock.ts'
import { knownExerciseNames } from '../exercises/index.ts'
import { type LicenceSource, newLicenceKey, playlistOf } from './licence-source.ts'
import * as rows from './licences.repository.ts'

type Changes = z.output<(typeof calls.updateLocationTimer)['body']>
type Reader = ScreenActor | UserActor

/** Far enough ahead that every screen of the gym has heard of it when it begins. */
const startDelayMs = 300

const timerOf = (location: rows.TimedLocation) => ({
  dwsTimeStamp: location.timerStamp,
  dwsActiveBreaks: playlistOf(location),
})

async function assertKnownExercises(on: Executor, names: readonly string[]): Promise<void> {
  const known = await knownExerciseNames(on, [...new Set(names)])
  const issues = names.flatMap((name, index) =>
    known.has(name) ? [] : [issueAt(`dwsActiveBreaks.${String(index)}`, 'no-such-exercise')],
  )
  if (issues.length > 0)
    throw new AppError('bad-input', 'Some of the exercises do not exist.', { issues })
}

function assertSettable(location: rows.TimedLocation, source: LicenceSource): void {
  if (!source.isOwn) throw refusal('conflict', issueAt('', 'timers-elsewhere'))
  if (location.vtsEnabled !== 1)
    throw refusal('conflict', issueAt('', 'timer-off', { location: location.name }))
}

export type LicencesService = ReturnType<typeof createLicencesService>

export function createLicencesService(dependencies: {
  db: Db
  write: Writer
  source: LicenceSource
  /** Told of failures that no answer waits for. */
  onFailure: (error: unknown) => void
}) {
  const { db, write, source, onFailure } = dependencies

  async function mayRead(actor: Reader, location: rows.TimedLocation): Promise<boolean> {
    if (actor.kind === 'screen')
      return (await rows.findLocationOfScreen(db, actor.screenId))?.id === location.id
    const scope = locationScope(actor, 'locations.read')
    return scope === 'all' || scope.has(location.id)
  }

  /** The locations of which one must have the key; `all` when the caller may read any. */
  async function readableLocations(actor: Reader): Promise<rows.TimedLocation[] | 'all'> {
    if (actor.kind === 'screen') {
      const own = await rows.findLocationOfScreen(db, actor.screenId)
      return own?.vtsEnabled === 1 ? [own] : []
    }
    const scope = locationScope(actor, 'locations.read')
    return scope === 'all' ? 'all' : rows.listTimedLocations(db, scope)
  }

  async function mayUseKey(actor: Reader, key: string): Promise<boolean> {
    const readable = await readableLocations(actor)
    if (readable === 'all') return true
    if (source.isOwn) return readable.some((location) => location.licenseKey === key)
    const keys = await Promise.all(readable.map(source.keyOf))
    return keys.includes(key)
  }

  /** What another service plays in the breaks of a gym is kept: the programme names its exercises. */
  async function keepPlaylist(actor: ScreenActor, names: readonly string[]): Promise<void> {
    const timerPlaylist = JSON.stringify(names)
    const known = await rows.findLocationOfScreen(db, actor.screenId)
    if (known === undefined || known.timerPlaylist === timerPlaylist) return
    const { id, name } = known
    await write(system, async ({ trx, record, announce, unchanged }) => {
      await lockRow(trx, 'locations', id)
      const before = await rows.findLocation(trx, 'id', id)
      if (before === undefined || before.timerPlaylist === timerPlaylist) {
        unchanged()
        return
      }
      await rows.updateTimer(trx, id, { timerPlaylist })
      const changed = difference(timerOf(before), timerOf({ ...before, timerPlaylist }))
      record({ model: 'Location', action: 'update', data: { id, name, ...changed } })
      announce({ kind: 'location', locationId: id })
    })
  }

  async function findIn(
    on: Executor,
    actor: UserActor | SystemActor,
    id: string,
  ): Promise<rows.TimedLocation> {
    const location = await rows.findLocation(on, 'id', id)
    const mayFind =
      location !== undefined && (actor.kind === 'system' || (await mayRead(actor, location)))
    if (!mayFind) throw notFound('location')
    return location
  }

  return {
    async getLicence(actor: Reader, key: string): Promise<TimerLicence> {
      const licence = (await mayUseKey(actor, key)) ? await source.licenceOf(key) : undefined
      if (licence === undefined) throw notFound('licence')
      if (!source.isOwn && actor.kind === 'screen')
        await keepPlaylist(actor, licence.dwsActiveBreaks).catch(onFailure)
      return licence
    },

    async getLocationLicence(actor: Reader, identifier: string): Promise<{ licenseKey: string }> {
      const location = await rows.findLocation(db, 'locationIdentifier', identifier)
      const isShown = location?.vtsEnabled === 1 && (await mayRead(actor, location))
      const licenseKey = isShown ? await source.keyOf(location) : undefined
      if (licenseKey === undefined) throw notFound('licence')
      return { licenseKey }
    },

    async getTimer(actor: UserActor, id: string): Promise<LocationTimer> {
      const location = await findIn(db, actor, id)
      if (source.isOwn || location.vtsEnabled !== 1)
        return { licenseKey: location.licenseKey, ...timerOf(location) }
      const licenseKey = (await source.keyOf(location)) ?? null
      const licence = licenseKey === null ? undefined : await source.licenceOf(licenseKey)
      return { licenseKey, dwsTimeStamp: null, dwsActiveBreaks: [], ...licence }
    },

    updateTimer: (
      actor: UserActor | SystemActor,
      id: string,
      changes: Changes,
    ): Promise<LocationTimer> =>
      write(actor, async ({ trx, at, record, announce }) => {
        await lockRow(trx, 'locations', id)
        const before = await findIn(trx, actor, id)
        assertSettable(before, source)
        const { dwsTimeStamp, dwsActiveBreaks } = changes
        if (dwsActiveBreaks !== undefined) await assertKnownExercises(trx, dwsActiveBreaks)
        const stamp = dwsTimeStamp === 'now' ? stampOf(Date.parse(at) + startDelayMs) : dwsTimeStamp
        const after = {
          ...before,
          licenseKey: before.licenseKey ?? newLicenceKey(),
          timerStamp: stamp === undefined ? before.timerStamp : stamp,
          timerPlaylist:
            dwsActiveBreaks === undefined ? before.timerPlaylist : JSON.stringify(dwsActiveBreaks),
        }
        await rows.updateTimer(trx, id, columnsThatDiffer(before, after))
        record({
          model: 'Location',
          action: 'update',
          data: { id, name: after.name, ...difference(timerOf(before), timerOf(after)) },
        })
        announce({ kind: 'timer', locationId: id })
        // The programme names the exercises of the breaks.
        if (after.timerPlaylist !== before.timerPlaylist)
          announce({ kind: 'location', locationId: id })
        return { licenseKey: after.licenseKey, ...timerOf(after) }
      }),
  }
}
