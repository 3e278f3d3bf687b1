import { isDeepStrictEqual } from 'node:util'
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
import { exerciseIdsOf } from '../exercises/index.ts'
import { type LicenceSource, newLicenceKey } from './licence-source.ts'
import * as rows from './licences.repository.ts'

type Changes = z.output<(typeof calls.updateLocationTimer)['body']>
type Reader = ScreenActor | UserActor

/** Far enough ahead that every screen of the gym has heard of it when it begins. */
const startDelayMs = 300

function assertKnownExercises(names: readonly string[], idOf: ReadonlyMap<string, string>): void {
  const issues = names.flatMap((name, index) =>
    idOf.has(name) ? [] : [issueAt(`dwsActiveBreaks.${String(index)}`, 'no-such-exercise')],
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
    const own = await rows.findLocationOfScreen(db, actor.screenId)
    if (own === undefined || isDeepStrictEqual(await rows.listBreaks(db, own.id), names)) return
    const { id, name } = own
    await write(system, async ({ trx, record, announce, unchanged }) => {
      await lockRow(trx, 'locations', id)
      const kept = await rows.listBreaks(trx, id)
      const isThere = (await rows.findLocation(trx, 'locations.id', id)) !== undefined
      if (!isThere || isDeepStrictEqual(kept, names)) {
        unchanged()
        return
      }
      await rows.saveTimer(trx, id, {})
      await rows.replaceBreaks(trx, id, names, await exerciseIdsOf(trx, names))
      const changed = difference({ dwsActiveBreaks: kept }, { dwsActiveBreaks: names })
      record({ model: 'Location', action: 'update', data: { id, name, ...changed } })
      announce({ kind: 'location', locationId: id })
    })
  }

  async function findIn(
    on: Executor,
    actor: UserActor | SystemActor,
    id: string,
  ): Promise<rows.TimedLocation> {
    const location = await rows.findLocation(on, 'locations.id', id)
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
        return {
          licenseKey: location.licenseKey,
          dwsTimeStamp: location.stamp,
          dwsActiveBreaks: await rows.listBreaks(db, id),
        }
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
        const idOf = await exerciseIdsOf(trx, dwsActiveBreaks ?? [])
        assertKnownExercises(dwsActiveBreaks ?? [], idOf)
        const kept = { dwsTimeStamp: before.stamp, dwsActiveBreaks: await rows.listBreaks(trx, id) }
        const asked = dwsTimeStamp === 'now' ? stampOf(Date.parse(at) + startDelayMs) : dwsTimeStamp
        const after = {
          dwsTimeStamp: asked === undefined ? kept.dwsTimeStamp : asked,
          dwsActiveBreaks: dwsActiveBreaks ?? kept.dwsActiveBreaks,
        }
        const licenseKey = before.licenseKey ?? newLicenceKey()
        const columns = { licenseKey, stamp: after.dwsTimeStamp }
        await rows.saveTimer(trx, id, columnsThatDiffer<rows.TimerColumns>(before, columns))
        const hasOtherBreaks = !isDeepStrictEqual(kept.dwsActiveBreaks, after.dwsActiveBreaks)
        if (hasOtherBreaks) await rows.replaceBreaks(trx, id, after.dwsActiveBreaks, idOf)
        record({
          model: 'Location',
          action: 'update',
          data: { id, name: before.name, ...difference(kept, after) },
        })
        announce({ kind: 'timer', locationId: id })
        // The programme names the exercises of the breaks.
        if (hasOtherBreaks) announce({ kind: 'location', locationId: id })
        return { licenseKey, ...after }
      }),
  }
}
