import {
  type calls,
  type DataOf,
  issueAt,
  type Location,
  type LocationHealth,
  locationFields,
  locationSwitches,
  pick,
  type MemberPageAddress,
  memberPageAddress,
} from '@roundboard/contract'
import { nextGymDay, type HealthGroup, healthGroups, regionTree, fold } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, mayDo, type Scope, type UserActor } from '../../../platform/actor.ts'
import {
  AppError,
  badField,
  notFound,
  refusal,
  refusingDuplicates,
} from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp, type Write } from '../../../platform/audit/write.ts'
import { foldList } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { listInParts } from '../../../platform/database/rows.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { LocationRow, RegionRow } from '../../../platform/database/schema.ts'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newAddressKey, newSecret } from '../../../platform/secrets.ts'
import { assertProvedBy } from '../../identity/sessions/index.ts'
import {
  gymClockOf,
  type MountedScreen,
  type LocationWritten,
  presentCacheStates,
  presentLocation,
} from './locations.presenter.ts'
import * as rows from './locations.repository.ts'

type Draft = z.output<(typeof calls.createLocation)['body']>
type Changes = z.output<(typeof calls.updateLocation)['body']>

/** What locations need from screens: each location's list. */
export interface ScreensOfLocations {
  listOfLocations(
    on: Executor,
    locationIds: readonly string[],
  ): Promise<Map<string, MountedScreen[]>>
}

type HealthOfLocation = Omit<LocationHealth, 'group'> & { id: string; health: HealthGroup }

/** Reads the health of the locations in scope, the same for every page. */
export type ReadsHealth = (on: Executor, scope: Scope) => Promise<readonly HealthOfLocation[]>

/** Fills the empty playlists of timer locations. Returns the exercises that each got, by the location's ID. */
export type GivesDefaultBreaks = (
  on: Executor,
  locations: readonly Pick<LocationRow, 'id' | 'vtsEnabled'>[],
) => Promise<ReadonlyMap<string, readonly string[]>>

function assertMaySwitch(actor: Actor, before: LocationWritten, changes: Changes): void {
  if (mayDo(actor, 'locations.switch')) return
  const refused = locationSwitches.filter(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  )
  if (refused.length > 0)
    throw new AppError('forbidden', `Only an admin can change ${refused.join(', ')}.`, {
      issues: refused.map((path) => issueAt(path, 'admin-only')),
    })
}

/** A new address each time the page is turned on, so that old ones stay invalid. */
const keyFor = ({ pocketPage }: Pick<LocationRow, 'pocketPage'>): string | null =>
  pocketPage === 1 ? newAddressKey() : null

/** A new secret each time codes are turned on, so that old ones stay invalid. */
const passKeyFor = ({ screenPasses }: Pick<LocationRow, 'screenPasses'>): string | null =>
  screenPasses === 'code' ? newSecret() : null

/** The name and tags for searching and sorting. */
const foldedOf = ({ name, tags }: Pick<LocationRow, 'name' | 'tags'>) => ({
  nameFolded: fold(name),
  tagsFolded: foldList(tags),
})

function changedRow(before: LocationRow, changes: Changes, at: string): LocationRow {
  const row = { ...before, ...toColumns(locationFields, changes) }
  const pocketKey = row.pocketPage === before.pocketPage ? before.pocketKey : keyFor(row)
  const updatedAt = laterStamp(at, before.updatedAt)
  const passKey = row.screenPasses === before.screenPasses ? before.passKey : passKeyFor(row)
  return { ...row, pocketKey, passKey, ...foldedOf(row), updatedAt }
}

const identifierTaken = issueAt('locationIdentifier', 'location-identifier-taken')

/** What locations need from regions. */
export interface RegionsOfLocations {
  isRegion(on: Executor, id: string): Promise<boolean>
  listRows(on: Executor): Promise<readonly RegionRow[]>
  /** Makes a change, which requires a step-up if it gives users access to this location. */
  assertProvedIfGiving(
    trx: Executor,
    actor: Actor,
    change: () => Promise<unknown>,
    locationId: string,
  ): Promise<void>
}

/** Called in the transaction that deletes a location, before the deletion. */
type OnDelete = (trx: Executor, id: string, at: string) => Promise<void>

export type LocationsService = ReturnType<typeof createLocationsService>

export function createLocationsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'removals' | 'timeZones' | 'clock'> & {
    screens: ScreensOfLocations
    regions: RegionsOfLocations
    readHealth: ReadsHealth
    giveDefaultBreaks: GivesDefaultBreaks
    /** The screens' origin, if configured. */
    screenOrigin: string | undefined
  },
) {
  const { read, write, newId, removals, screens, regions, timeZones, clock } = dependencies
  const { screenOrigin = '', giveDefaultBreaks, readHealth } = dependencies
  const listeners: OnDelete[] = []

  /** For the log: the playlist that a location got with its timer. */
  const breaksOf = (given: ReadonlyMap<string, readonly string[]>, id: string) => {
    const dwsActiveBreaks = given.get(id)
    return dwsActiveBreaks && { dwsActiveBreaks }
  }

  function assertZone(timeZone: string): void {
    if (timeZones.find(timeZone) === undefined) throw badField('timeZone', 'time-zone')
  }

  async function assertRegion(on: Executor, region: string | null): Promise<void> {
    if (region !== null && !(await regions.isRegion(on, region)))
      throw badField('region', 'no-such-region')
  }

  /** The health of the locations in scope, or of those in one group, by ID. */
  const readHealthOf = async (on: Executor, scope: Scope, group?: HealthGroup) =>
    new Map(
      (await readHealth(on, scope))
        .filter(({ health }) => group === undefined || health === group)
        .map((one) => [one.id, one]),
    )

  /** The IDs of these locations that still exist. */
  async function presentAll(
    on: Executor,
    found: readonly LocationRow[],
    known?: ReadonlyMap<string, HealthOfLocation>,
  ): Promise<Location[]> {
    const ids = found.map(({ id }) => id)
    const hangingIn = await screens.listOfLocations(on, ids)
    const healthOf = known ?? (await readHealthOf(on, new Set(ids)))
    return found.flatMap((row) => {
      const mounted = hangingIn.get(row.id) ?? []
      const health = healthOf.get(row.id)
      if (health === undefined) return []
      const coming = nextGymDay(clock(), gymClockOf(row, timeZones))
      return {
        ...presentLocation(
          row,
          mounted.map(({ shown }) => shown),
        ),
        holds: presentCacheStates(coming, mounted),
        health: {
          group: health.health,
          ...pick(health, ['colour', 'connected', 'linked', 'screens']),
        },
      }
    })
  }

  async function present(on: Executor, row: LocationRow): Promise<Location> {
    const [location] = await presentAll(on, [row])
    if (location === undefined) throw notFound('location')
    return location
  }

  /** A page of locations sorted by place, then by name. */
  async function listByPlace(
    on: Executor,
    filter: rows.LocationFilter,
    scope: Scope,
    { page, limit, sort }: PageOf<'health' | 'region'>,
    placeOf: (location: Pick<LocationRow, 'id' | 'region'>) => number,
  ) {
    const matching = await rows.listMatching(on, filter, scope)
    const direction = sort?.startsWith('-') ? -1 : 1
    const shown = matching
      .toSorted((a, b) => (placeOf(a) - placeOf(b)) * direction)
      .slice((page - 1) * limit, page * limit)
      .map(({ id }) => id)
    const found = await rows.findLocations(on, shown)
    return { rows: shown.flatMap((id) => found.get(id) ?? []), count: matching.length }
  }

  /** Regions in the order of their tree; locations in none come last. */
  async function placeByRegion(on: Executor) {
    const places = new Map(
      regionTree(await regions.listRows(on)).map(({ region }, index) => [region.id, index]),
    )
    return ({ region }: Pick<LocationRow, 'region'>) => places.get(region ?? '') ?? places.size
  }

  const presentMemberPage = ({ pocketKey }: LocationRow): MemberPageAddress => ({
    address: pocketKey === null ? null : screenOrigin + memberPageAddress(pocketKey),
  })

  async function insertAll(
    { trx, at, record, announce }: Write,
    drafts: readonly Draft[],
  ): Promise<LocationRow[]> {
    const made = drafts.map((draft): LocationRow => {
      assertZone(draft.timeZone)
      const columns = toColumns(locationFields, draft)
      return {
        ...columns,
        id: newId(),
        pocketKey: keyFor(columns),
        passKey: passKeyFor(columns),
        ...foldedOf(columns),
        createdAt: at,
        updatedAt: at,
      }
    })
    for (const region of new Set(drafts.map((draft) => draft.region)))
      await assertRegion(trx, region)
    await rows.insertLocations(trx, made)
    const given = await giveDefaultBreaks(trx, made)
    for (const row of made) {
      const data = { ...presentLocation(row), ...breaksOf(given, row.id) }
      record({ model: 'Location', action: 'create', data })
    }
    announce({ kind: 'regions' })
    return made
  }

  return {
    async list(
      actor: Actor,
      filter: rows.LocationFilter & { readonly health?: HealthGroup | undefined },
      { sort, ...page }: PageOf<rows.LocationSortKey | 'health' | 'region'>,
    ): Promise<Listed<Location>> {
      const { on, scope } = read(actor, 'locations.read')
      const { health } = filter
      const isByHealth = sort === 'health' || sort === '-health'
      const healthOf =
        isByHealth || health !== undefined ? await readHealthOf(on, scope, health) : undefined
      const reached = healthOf ? new Set(healthOf.keys()) : scope
      if (!isByHealth && sort !== 'region' && sort !== '-region') {
        const found = await rows.listLocations(on, filter, reached, { ...page, sort })
        return { items: await presentAll(on, found.rows, healthOf), count: found.count }
      }
      const placeOf = isByHealth
        ? ({ id }: { id: string }) => healthGroups.indexOf(healthOf?.get(id)?.health ?? 'healthy')
        : await placeByRegion(on)
      const found = await listByPlace(on, filter, reached, { ...page, sort }, placeOf)
      return { items: await presentAll(on, found.rows, healthOf), count: found.count }
    },

    /** The tags of the locations that the caller sees, whatever their case. */
    async listTags(actor: Actor): Promise<DataOf<typeof calls.listLocationTags>> {
      const { on, scope } = read(actor, 'locations.read')
      const found = new Map<string, { tag: string; locations: number }>()
      for (const { tags, locations } of await rows.countByTags(on, scope))
        for (const tag of tags) {
          const known = found.get(fold(tag))
          found.set(fold(tag), {
            tag: known?.tag ?? tag,
            locations: (known?.locations ?? 0) + locations,
          })
        }
      return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
    },

    async get(actor: Actor, id: string): Promise<Location> {
      const { on, scope } = read(actor, 'locations.read')
      return present(on, await rows.getLocation(on, scope, id))
    },

    create: (actor: Actor, draft: Draft): Promise<Location> =>
      refusingDuplicates(
        identifierTaken,
        write(actor, 'locations.create', async (writing) => {
          const [row] = await insertAll(writing, [draft])
          if (row === undefined) throw new Error('no location was added')
          return present(writing.trx, row)
        }),
      ),

    /** Adds locations within an existing write. */
    insertAll,

    update(actor: Actor, id: string, changes: Changes): Promise<Location> {
      return refusingDuplicates(
        identifierTaken,
        write(
          actor,
          'locations.update',
          async ({ trx, at, scope, record, announce, unchanged }) => {
            await lockRow(trx, 'locations', id)
            const before = await rows.getLocation(trx, scope, id)
            assertMaySwitch(actor, presentLocation(before), changes)
            const row = changedRow(before, changes, at)
            if (row.timeZone !== before.timeZone) assertZone(row.timeZone)
            const { expectedUpdatedAt } = changes
            const changed = changesOf(
              { before: presentLocation(before), after: presentLocation(row), expectedUpdatedAt },
              'location',
            )
            if (changed === undefined) {
              unchanged()
              return present(trx, before)
            }
            const save = () => rows.updateLocation(trx, before, row)
            if (row.region === before.region) await save()
            else {
              await assertRegion(trx, row.region)
              await regions.assertProvedIfGiving(trx, actor, save, id)
              announce({ kind: 'regions' })
            }
            const isTimerNew = row.vtsEnabled !== before.vtsEnabled
            const given = await giveDefaultBreaks(trx, isTimerNew ? [row] : [])
            record({
              model: 'Location',
              action: 'update',
              data: { id, name: row.name, ...changed, ...breaksOf(given, id) },
            })
            announce({ kind: 'location', locationId: id })
            return present(trx, row)
          },
        ),
      )
    },

    async delete(actor: UserActor, id: string, password: string | undefined): Promise<Location> {
      await assertProvedBy(read(actor, 'locations.delete').on, actor, password)
      return write(actor, 'locations.delete', async (writing) => {
        const { trx, at, scope, record, announce } = writing
        const row = await rows.getLocation(trx, scope, id)
        const { holds, health, ...location } = await present(trx, row)
        // The token of a linked screen is invalid from now on, and can't be restored.
        if (!location.screens.some(({ isLinked }) => isLinked))
          await removals.keep(writing, 'locations', id, { by: actor })
        for (const listener of listeners) await listener(trx, id, at)
        await rows.deleteLocation(trx, id)
        record({ model: 'Location', action: 'delete', data: { ...location } })
        announce({ kind: 'location', locationId: id })
        announce({
          kind: 'screens-deleted',
          screenIds: location.screens.map((screen) => screen.id),
        })
        return { ...location, holds, health }
      })
    },

    onDelete(listener: OnDelete): void {
      listeners.push(listener)
    },

    /** Deletes locations and their screens within an existing write, to undo their creation. */
    async removeAll(
      { trx, record, announce }: Write,
      removed: readonly LocationRow[],
    ): Promise<void> {
      const ids = removed.map(({ id }) => id)
      const mounted = new Map(
        await listInParts(ids, async (part) => [...(await screens.listOfLocations(trx, part))]),
      )
      await rows.deleteLocations(trx, ids)
      for (const row of removed) {
        const shown = (mounted.get(row.id) ?? []).map((screen) => screen.shown)
        record({ model: 'Location', action: 'delete', data: { ...presentLocation(row, shown) } })
        announce({ kind: 'location', locationId: row.id })
        announce({ kind: 'screens-deleted', screenIds: shown.map(({ id }) => id) })
      }
    },

    /** Restores a location with its screens, users and timer, for the user who deleted it. */
    restore: (actor: Actor, id: string): Promise<Location> =>
      refusingDuplicates(
        identifierTaken,
        write(actor, 'locations.delete', async (writing) => {
          const { trx, scope, record, announce, unchanged } = writing
          await lockRow(trx, 'locations', id)
          const before = await rows.findLocation(trx, id)
          const current = before && { ...before, isComplete: true }
          const restoration = { entity: 'locations', id, current } as const
          const outcome = await removals.restore(writing, actor, restoration)
          await rows.leaveDeletedRegion(trx, id)
          const location = await present(trx, await rows.getLocation(trx, scope, id))
          if (outcome === 'there') unchanged()
          else {
            const { holds: _holds, health: _health, ...logged } = location
            record({ model: 'Location', action: 'restore', data: logged })
            announce({ kind: 'regions' })
            announce({ kind: 'location', locationId: id })
          }
          return location
        }),
      ),

    async pocketAddress(actor: Actor, id: string): Promise<MemberPageAddress> {
      const { on, scope } = read(actor, 'locations.read')
      return presentMemberPage(await rows.getLocation(on, scope, id))
    },

    renewMemberPageAddress: (actor: Actor, id: string): Promise<MemberPageAddress> =>
      write(actor, 'locations.update', async ({ trx, scope, record, announce }) => {
        await lockRow(trx, 'locations', id)
        const before = await rows.getLocation(trx, scope, id)
        const { name, pocketPage } = before
        if (pocketPage !== 1)
          throw refusal('conflict', issueAt('', 'pocket-off', { location: name }))
        const row = { ...before, pocketKey: newAddressKey() }
        await rows.updateLocation(trx, before, row)
        record({
          model: 'Location',
          action: 'update',
          data: { id, name, pocketAddress: 'renewed' },
        })
        announce({ kind: 'location', locationId: id })
        return presentMemberPage(row)
      }),

    /** The address that screens show as a QR code; none at locations with a timer, because nobody scans during a workout. */
    shownPocketAddress: (row: LocationRow): string | null =>
      row.vtsEnabled === 1 ? null : presentMemberPage(row).address,

    /** Switches the videos of the whole installation within an existing write. */
    switchVideos: rows.switchVideos,
  }
}
