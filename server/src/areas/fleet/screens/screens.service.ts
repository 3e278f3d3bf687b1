import {
  type calls,
  issueAt,
  namesOf,
  type Screen,
  screenFields,
  type ScreenStatus,
} from '@roundboard/contract'
import { limits, fold } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, mayDo, reaches, type UserActor } from '../../../platform/actor.ts'
import { AppError, badField, notFound } from '../../../platform/app-error.ts'
import { changedMeanwhile, changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { difference, laterStamp, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { LocationRow, ScreenRow } from '../../../platform/database/schema.ts'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  findLocation,
  findLocations,
  type MountedScreen,
  getLocation,
} from '../../locations/locations/index.ts'
import { cacheOf, type Presence, type PresenceService, readScreens } from '../presence/index.ts'
import { assertProvedBy } from '../../identity/sessions/index.ts'
import { presentLocationScreen, presentScreen } from './screens.presenter.ts'
import * as rows from './screens.repository.ts'

type Draft = z.output<(typeof calls.createScreen)['body']>
type Changes = z.output<(typeof calls.updateScreen)['body']>

export type Swap = z.output<(typeof calls.swapScreens)['body']>

const settings = namesOf(screenFields)
const places = { location: 'locationId' } as const

/** The default name of a round's screen, in English. Staff can rename it. */
const nameInSet = (round: number) =>
  round === limits.flexibilityRound ? 'Flexibility' : `Round ${String(round)}`

const roundsOfSet = [...limits.workoutRounds, limits.flexibilityRound]

const inSet = (round: number) => ({
  name: nameInSet(round),
  round,
  hasSound: false,
  isLowVision: false,
  nextWay: 'none' as const,
})

/** Other screens of the previous location may now announce a different next round. */
function announceMove(announce: Write['announce'], before: ScreenRow, after: ScreenRow): void {
  const { id, locationId, round } = after
  announce({ kind: 'screen', screenId: id, locationId, round })
  if (before.locationId !== locationId)
    announce({ kind: 'location', locationId: before.locationId })
}

/** A request to a screen without a device does nothing. */
const raised = (row: ScreenRow, revision: number, isAsked: boolean | undefined): number =>
  revision + (isAsked === true && row.tokenHash !== null ? 1 : 0)

export type ScreensService = ReturnType<typeof createScreensService>

export function createScreensService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'clock'> & {
    presence: PresenceService
  },
) {
  const { read, write, newId, presence, clock } = dependencies

  /** Reports from the previous device don't count. */
  function statusOf(row: ScreenRow, last: Presence | undefined): ScreenStatus {
    const status = presence.status(last)
    const isOfNow = row.linkedAt !== null && !isEarlier(status.statusUpdatedAt, row.linkedAt)
    return { ...status, isConnected: status.isConnected && isOfNow }
  }

  // A link in the future was created before the clock was turned back.
  const isEarlier = (seenAt: string | null, linkedAt: string) =>
    seenAt !== null && seenAt < linkedAt && linkedAt <= stampOf(clock())

  async function present(on: Executor, found: readonly ScreenRow[]): Promise<Screen[]> {
    const locations = await findLocations(
      on,
      found.map((row) => row.locationId),
    )
    const seen = await presence.newest(
      on,
      found.map((row) => row.id),
    )
    const offlineSince = await offlineSinceOf(on, [...locations.keys()])
    return found.map((row) => {
      const last = seen.get(row.id)
      const status = statusOf(row, last)
      return presentScreen(row, locations.get(row.locationId), last, status, offlineSince(row.id))
    })
  }

  /** When the current outages of these locations' screens began, the same on every page. */
  async function offlineSinceOf(on: Executor, locationIds: readonly string[]) {
    const found = await readScreens(on, locationIds, clock())
    const since = new Map(
      [...found.values()].flatMap((all) => all.map(({ id, outageSince }) => [id, outageSince])),
    )
    return (id: string) => {
      const at = since.get(id) ?? null
      return at === null ? null : stampOf(at)
    }
  }

  async function presentOne(on: Executor, row: ScreenRow): Promise<Screen> {
    const [screen] = await present(on, [row])
    if (screen === undefined) throw notFound('screen')
    return screen
  }

  function assertMayChange(actor: Actor, changes: Changes): void {
    if (mayDo(actor, 'screens.create')) return
    const refused = settings.filter((field) => changes[field] !== undefined)
    if (refused.length > 0)
      throw new AppError('forbidden', `Only an admin can change ${refused.join(', ')}.`, {
        issues: refused.map((path) => issueAt(path, 'admin-only')),
      })
  }

  async function assertLocationExists(on: Executor, locationId: string) {
    const location = await findLocation(on, locationId)
    if (location === undefined) throw badField('location', 'no-such-location')
    return location
  }

  async function changedRow(on: Executor, before: ScreenRow, changes: Changes, at: string) {
    if (changes.location !== undefined) await assertLocationExists(on, changes.location)
    const row = { ...before, ...toColumns(screenFields, changes, places) }
    return { ...row, nameFolded: fold(row.name), updatedAt: laterStamp(at, before.updatedAt) }
  }

  /** The saved settings and the requests to the screen, which don't count as a new version. */
  async function applyChanges(on: Executor, before: ScreenRow, changes: Changes, at: string) {
    const saved = await changedRow(on, before, changes, at)
    const { expectedUpdatedAt } = changes
    const changed = changesOf(
      { before: { ...before }, after: { ...saved }, expectedUpdatedAt },
      'screen',
    )
    return {
      ...(changed === undefined ? before : saved),
      refreshRevision: raised(before, before.refreshRevision, changes.refreshFlag),
      hardRefreshRevision: raised(before, before.hardRefreshRevision, changes.hardRefreshFlag),
    }
  }

  /** Whether a pending request to the screen is canceled. */
  async function isWithdrawn(on: Executor, row: ScreenRow, changes: Changes): Promise<boolean> {
    if (changes.refreshFlag !== false && changes.hardRefreshFlag !== false) return false
    const shown = await presentOne(on, row)
    return (
      (changes.refreshFlag === false && shown.refreshFlag) ||
      (changes.hardRefreshFlag === false && shown.hardRefreshFlag)
    )
  }

  const withdrawFlags = (trx: Executor, row: ScreenRow, changes: Changes): Promise<void> =>
    presence.voidUpTo(trx, row.id, {
      refresh: changes.refreshFlag === false ? row.refreshRevision : 0,
      hardRefresh: changes.hardRefreshFlag === false ? row.hardRefreshRevision : 0,
    })

  const newRow = (
    at: string,
    draft: Omit<Draft, 'location'>,
    location: LocationRow,
  ): ScreenRow => ({
    language: location.language,
    ...toColumns(screenFields, { ...draft, location: location.id }, places),
    id: newId(),
    nameFolded: fold(draft.name),
    tokenHash: null,
    linkedAt: null,
    refreshRevision: 0,
    hardRefreshRevision: 0,
    createdAt: at,
    updatedAt: at,
  })

  async function insert(writing: Write, draft: Omit<Draft, 'location'>, location: LocationRow) {
    const row = newRow(writing.at, draft, location)
    await rows.insertScreens(writing.trx, [row])
    const { id, name, round } = row
    writing.record({
      model: 'Screen',
      action: 'create',
      data: { id, name, round, location: location.name },
    })
    writing.announce({ kind: 'screen', screenId: id, locationId: location.id, round })
    return row
  }

  return {
    async list(
      actor: Actor,
      filter: rows.ScreenFilter,
      page: PageOf<rows.ScreenSortKey>,
    ): Promise<Listed<Screen>> {
      const { on, scope } = read(actor, 'screens.read')
      const found = await rows.listScreens(on, filter, scope, page)
      return { items: await present(on, found.rows), count: found.count }
    },

    async get(actor: Actor, id: string): Promise<Screen> {
      const { on, scope } = read(actor, 'screens.read')
      return presentOne(on, await rows.getScreen(on, scope, id))
    },

    create: (actor: Actor, draft: Draft): Promise<Screen> =>
      write(actor, 'screens.create', async (writing) => {
        const { trx } = writing
        const location = await assertLocationExists(trx, draft.location)
        return presentOne(trx, await insert(writing, draft, location))
      }),

    /** Adds a screen for each of a location's rounds without one. */
    createSet: (actor: Actor, locationId: string): Promise<void> =>
      write(actor, 'screens.create', async (writing) => {
        const { trx, scope, unchanged } = writing
        const location = await getLocation(trx, scope, locationId)
        const mounted = await rows.listScreensOfLocations(trx, [locationId])
        const rounds = new Set(mounted.map((screen) => screen.round))
        const missing = roundsOfSet.filter((round) => !rounds.has(round))
        if (missing.length === 0) unchanged()
        for (const round of missing) await insert(writing, inSet(round), location)
      }),

    /** Adds ten screens to each new location within its write, with a log entry each. */
    async insertSets({ trx, at, record }: Write, locations: readonly LocationRow[]): Promise<void> {
      const sets = locations.map((location) => ({
        location,
        screens: roundsOfSet.map((round) => newRow(at, inSet(round), location)),
      }))
      await rows.insertScreens(
        trx,
        sets.flatMap(({ screens }) => screens),
      )
      for (const { location, screens } of sets) {
        const made = screens.map(({ id, name, round }) => ({ id, name, round }))
        const data = { location: location.name, screens: made }
        record({ model: 'Screen', action: 'create', data })
      }
    },

    async update(actor: Actor, id: string, changes: Changes): Promise<Screen> {
      const { on } = read(actor, 'screens.update')
      assertMayChange(actor, changes)
      const row = await write(
        actor,
        'screens.update',
        async ({ trx, at, scope, record, announce, unchanged }) => {
          await lockRow(trx, 'screens', id)
          const before = await rows.getScreen(trx, scope, id)
          const after = await applyChanges(trx, before, changes, at)
          const isChanged = Object.keys(columnsThatDiffer(before, after)).length > 0
          if (!isChanged && !(await isWithdrawn(trx, before, changes))) {
            unchanged()
            return before
          }
          await withdrawFlags(trx, after, changes)
          if (isChanged) await rows.updateScreen(trx, before, after)
          record({
            model: 'Screen',
            action: 'update',
            data: { id, name: after.name, ...difference({ ...before }, { ...after }) },
          })
          announceMove(announce, before, after)
          return after
        },
      )
      return presentOne(on, row)
    },

    /** Moves a screen to another location with its name, round and link. */
    moveTo: (actor: Actor, locationId: string, screenId: string): Promise<void> =>
      write(actor, 'screens.create', async ({ trx, at, scope, record, announce, unchanged }) => {
        await getLocation(trx, scope, locationId)
        await lockRow(trx, 'screens', screenId)
        const before = await rows.findScreen(trx, screenId)
        if (before === undefined) throw badField('screenId', 'no-such-screen')
        if (before.locationId === locationId) {
          unchanged()
          return
        }
        const updatedAt = laterStamp(at, before.updatedAt)
        await rows.updateScreen(trx, before, { locationId, updatedAt })
        record({
          model: 'Screen',
          action: 'update',
          data: {
            id: screenId,
            name: before.name,
            ...difference({ locationId: before.locationId }, { locationId }),
          },
        })
        announceMove(announce, before, { ...before, locationId })
      }),

    hardRefreshLocation: (actor: Actor, locationId: string): Promise<void> =>
      write(actor, 'screens.update', async ({ trx, scope, record, announce }) => {
        const location = await getLocation(trx, scope, locationId)
        const raised = await rows.raiseHardRefreshOfLocation(trx, locationId)
        record({
          model: 'Location',
          action: 'update',
          data: { id: locationId, name: location.name, hardRefresh: true },
        })
        // Screens notified of a new program would only learn of the refresh with their next heartbeat.
        for (const { id, round } of raised)
          announce({ kind: 'screen', screenId: id, locationId, round })
      }),

    async delete(actor: UserActor, id: string, password: string | undefined): Promise<Screen> {
      await assertProvedBy(read(actor, 'screens.delete').on, actor, password)
      return write(actor, 'screens.delete', async ({ trx, scope, record, announce }) => {
        const row = await rows.getScreen(trx, scope, id)
        const screen = await presentOne(trx, row)
        await rows.deleteScreen(trx, id)
        const { name, round } = row
        record({ model: 'Screen', action: 'delete', data: { id, name, round } })
        announce({ kind: 'screens-deleted', screenIds: [id] })
        return screen
      })
    },

    /**
     * Links a device to a screen, or unlinks it. The previous token and pending requests become
     * invalid. If `alongside` returns `there`, nothing changes.
     */
    async setLink(
      actor: Actor,
      id: string,
      action: 'link' | 'unlink',
      alongside: (on: Executor, screenId: string, at: string) => Promise<'done' | 'there'>,
    ): Promise<Screen> {
      const row = await write(
        actor,
        'screens.link',
        async ({ trx, at, scope, record, announce, unchanged }) => {
          await lockRow(trx, 'screens', id)
          const before = await rows.getScreen(trx, scope, id)
          if ((await alongside(trx, id, at)) === 'there') {
            unchanged()
            return before
          }
          // Before writing the screen, since the reverse order could deadlock with presence writes.
          await presence.voidUpTo(trx, id, {
            refresh: before.refreshRevision,
            hardRefresh: before.hardRefreshRevision,
          })
          const changes = {
            tokenHash: null,
            linkedAt: action === 'link' ? at : null,
            updatedAt: laterStamp(at, before.updatedAt),
          }
          const row: ScreenRow = { ...before, ...changes }
          await rows.updateScreen(trx, before, changes)
          record({ model: 'Screen', action, data: { id, name: row.name } })
          announce({ kind: 'screen', screenId: id, locationId: row.locationId, round: row.round })
          return row
        },
      )
      return presentOne(read(actor, 'screens.link').on, row)
    },

    /**
     * Swaps the devices of two screens of a location, including tokens. Pending requests become
     * invalid, and both count as offline until they report from their new screen.
     */
    swap: (
      actor: Actor,
      { screen: id, with: otherId, linkedAt }: Swap,
      alongside: (on: Executor) => Promise<unknown>,
    ): Promise<Screen[]> =>
      write(actor, 'screens.link', async ({ trx, at, scope, record, announce, unchanged }) => {
        for (const one of [id, otherId].toSorted()) await lockRow(trx, 'screens', one)
        const here = await rows.getScreen(trx, scope, id)
        const there = await rows.findScreen(trx, otherId)
        if (there === undefined || !reaches(scope, there.locationId))
          throw badField('with', 'no-such-screen')
        if (there.locationId !== here.locationId) throw badField('with', 'screen-elsewhere')
        if (linkedAt !== undefined && linkedAt !== here.linkedAt) throw changedMeanwhile('screen')
        if (id === otherId || (here.linkedAt === null && there.linkedAt === null)) {
          unchanged()
          return present(trx, [here, there])
        }
        // A device has applied requests up to its number, so later ones must be higher.
        const refreshRevision = Math.max(here.refreshRevision, there.refreshRevision)
        const hardRefreshRevision = Math.max(here.hardRefreshRevision, there.hardRefreshRevision)
        const revisions = { refresh: refreshRevision, hardRefresh: hardRefreshRevision }
        for (const row of [here, there]) await presence.voidUpTo(trx, row.id, revisions)
        await alongside(trx)
        const moved = (before: ScreenRow, from: ScreenRow): ScreenRow => ({
          ...before,
          tokenHash: from.tokenHash,
          linkedAt: from.linkedAt === null ? null : laterStamp(at, before.linkedAt ?? ''),
          refreshRevision,
          hardRefreshRevision,
          updatedAt: laterStamp(at, before.updatedAt),
        })
        const [hereAfter, thereAfter] = [moved(here, there), moved(there, here)]
        // No two screens may have the same token, even for a moment.
        if (here.tokenHash !== null) await rows.updateScreen(trx, here, { tokenHash: null })
        await rows.updateScreen(trx, there, thereAfter)
        await rows.updateScreen(trx, { ...here, tokenHash: null }, hereAfter)
        for (const [row, other] of [
          [hereAfter, thereAfter],
          [thereAfter, hereAfter],
        ] as const) {
          const { name, locationId, round } = row
          record({
            model: 'Screen',
            action: 'link',
            data: { id: row.id, name, isLinked: row.linkedAt !== null, swappedWith: other.name },
          })
          announce({ kind: 'screen', screenId: row.id, locationId, round })
        }
        return present(trx, [hereAfter, thereAfter])
      }),

    /** Part of the write that refreshes every screen. */
    raiseRevisions: rows.raiseRevisions,

    /** Stores the hash of a token that is issued to the device of a linked screen. */
    async setToken({ trx, record, announce }: Write, id: string, tokenHash: string): Promise<void> {
      await lockRow(trx, 'screens', id)
      const row = await rows.findScreen(trx, id)
      if (row === undefined) throw notFound('screen')
      await rows.updateScreen(trx, row, { tokenHash })
      record({ model: 'Screen', action: 'link', data: { id, name: row.name, hasToken: true } })
      announce({ kind: 'screen', screenId: id, locationId: row.locationId, round: row.round })
    },

    async listOfLocations(
      on: Executor,
      locationIds: readonly string[],
    ): Promise<Map<string, MountedScreen[]>> {
      const found = await rows.listScreensOfLocations(on, locationIds)
      const seen = await presence.newest(
        on,
        found.map((row) => row.id),
      )
      const offlineSince = await offlineSinceOf(on, locationIds)
      const byLocation = new Map<string, MountedScreen[]>()
      for (const row of found) {
        const last = seen.get(row.id)
        const shown = presentLocationScreen(row, statusOf(row, last), offlineSince(row.id))
        byLocation.getOrInsertComputed(row.locationId, () => []).push({ shown, ...cacheOf(last) })
      }
      return byLocation
    },
  }
}
