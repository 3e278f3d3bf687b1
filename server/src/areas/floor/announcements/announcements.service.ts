import {
  type AnnouncementScreen,
  type AnnouncementScreens,
  announcementScreensMax,
  type Announcement,
  announcementFields,
  type AnnouncementReach,
  type calls,
  issueAt,
} from '@roundboard/contract'
import { announcementLimits, limits, spanInZone } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, assertProved, nameOf, reaches, type Scope } from '../../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp, type Write } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import { foldList } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import { fromColumns, toColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Chosen, listReached, listRegionIds } from '../../locations/locations/index.ts'
import {
  type AnnouncementWithPlaces,
  isWithin,
  presentAnnouncement,
  stateOf,
} from './announcements.presenter.ts'
import * as rows from './announcements.repository.ts'

type Body<Name extends 'createAnnouncement' | 'sendFullScreen' | 'updateAnnouncement'> = z.output<
  (typeof calls)[Name]['body']
>
type Query<Name extends 'listAnnouncements' | 'getAnnouncementReach'> = z.output<
  (typeof calls)[Name]['query']
>

const undoWithinMs = 60_000
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const retentionMs = 400 * dayMs

const places = { locationIds: null } as const

/** An announcement and its locations. */
type Timed = Pick<AnnouncementWithPlaces, 'from' | 'until' | 'createdAt'> & rows.Places
type Recipients = Chosen & Pick<rows.Places, 'isForAll'>

/** "All locations" overrides any selection. */
const everywhere = { locationIds: [], regions: '[]', tags: '[]', tagsFolded: '[]' } as const

export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>

/** Announcements from head office and locations on screens. */
export function createAnnouncementsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'timeZones' | 'newId'>,
) {
  const { read, write, clock, timeZones, newId } = dependencies

  async function findIn(on: Executor, scope: Scope, id: string): Promise<AnnouncementWithPlaces> {
    const row = await rows.findAnnouncement(on, id)
    const isSeen =
      row !== undefined &&
      (scope === 'all' ||
        row.isForAll === 1 ||
        row.reachedIds.some((locationId) => reaches(scope, locationId)))
    if (!isSeen) throw notFound('announcement')
    return row
  }

  async function presented(
    on: Executor,
    scope: Scope,
    found: readonly AnnouncementWithPlaces[],
  ): Promise<Announcement[]> {
    const now = stampOf(clock())
    const isAnyForAll = found.some(({ isForAll }) => isForAll === 1)
    const allGyms = isAnyForAll ? await rows.countLocations(on) : 0
    return found.map((row) => presentAnnouncement(row, { scope, now, allGyms }))
  }

  async function one(on: Executor, scope: Scope, row: AnnouncementWithPlaces) {
    const [announcement] = await presented(on, scope, [row])
    if (announcement === undefined) throw new Error('an announcement wasn’t presented')
    return announcement
  }

  /** Refuses an announcement for no location, unknown ones, or ones the actor can't write to. */
  async function assertPlaces(
    on: Executor,
    scope: Scope,
    meant: Recipients,
    before: readonly string[] = [],
  ): Promise<void> {
    if (scope !== 'all')
      for (const path of ['isForAll', 'regions', 'tags'] as const)
        if (meant[path] === true || (Array.isArray(meant[path]) && meant[path].length > 0))
          throw refusal('forbidden', issueAt(path, 'admin-only'))
    if (meant.isForAll) return
    const { locationIds, regions, tags } = meant
    if (locationIds.length + regions.length + tags.length === 0)
      throw badField('locationIds', 'announcement-places')
    // A region that was deleted since reaches nothing.
    const known = new Set([...before, ...(await listRegionIds(on))])
    const unknown = regions.findIndex((id) => !known.has(id))
    if (unknown !== -1) throw badField(`regions.${String(unknown)}`, 'no-such-region')
    if (!meant.locationIds.every((id) => reaches(scope, id))) throw notFound('location')
    const gyms = (await rows.listZones(on, meant)).reduce((sum, { gyms: n }) => sum + n, 0)
    if (gyms < meant.locationIds.length) throw badField('locationIds', 'no-such-location')
  }

  /** The first and last instant at which a location shows it. */
  async function timesOf(on: Executor, timed: Timed) {
    const { from, until } = timed
    if (until === null) throw badField('until', 'local-time')
    if (from !== null && until <= from) throw badField('until', 'announcement-ends')
    const madeAt = Date.parse(timed.createdAt)
    const zones = await rows.listZones(on, timed)
    // Without a location, the server's time zone applies.
    const names = zones.length > 0 ? zones.map(({ timeZone }) => timeZone) : ['UTC']
    const spans = names.map((zone) => spanInZone({ from, until, madeAt }, timeZones.rulesOf(zone)))
    const startsAt = Math.min(...spans.map((span) => span.from))
    const overAt = Math.max(...spans.map((span) => span.until))
    if (overAt <= Math.max(clock(), startsAt)) throw badField('until', 'announcement-ends')
    const days = announcementLimits.longestDays
    if (overAt - startsAt > days * dayMs) throw badField('until', 'announcement-too-long', { days })
    return { startsAt: stampOf(startsAt), overAt: stampOf(overAt) }
  }

  async function insert(
    { trx, at, scope, record, announce }: Write,
    actor: Actor,
    row: Omit<
      AnnouncementWithPlaces,
      'id' | 'madeBy' | 'withdrawnAt' | 'tagsFolded' | 'createdAt' | 'updatedAt'
    >,
  ): Promise<Announcement> {
    const added: AnnouncementWithPlaces = {
      ...row,
      tagsFolded: foldList(row.tags),
      ...(row.isForAll === 1 && everywhere),
      id: newId(),
      madeBy: actor.kind === 'system' ? 'server' : nameOf(actor),
      withdrawnAt: null,
      ...{ createdAt: at, updatedAt: at },
    }
    await rows.deleteOverBefore(trx, stampOf(Date.parse(at) - retentionMs))
    await rows.insertAnnouncement(trx, added)
    const announcement = await one(trx, scope, added)
    record({ model: 'Announcement', action: 'create', data: { ...announcement } })
    announce({ kind: 'announcements' })
    return announcement
  }

  /** Changes an announcement that the actor may change. */
  const change = (
    actor: Actor,
    id: string,
    work: (writing: Write, row: AnnouncementWithPlaces) => Promise<AnnouncementWithPlaces>,
  ): Promise<Announcement> =>
    write(actor, 'announcements', async (writing) => {
      const { trx, scope } = writing
      await lockRow(trx, 'announcements', id)
      const row = await findIn(trx, scope, id)
      if (!isWithin(row, scope)) throw refusal('forbidden', issueAt('', 'admin-only'))
      return one(trx, scope, await work(writing, row))
    })

  async function save(
    { trx, record, announce }: Write,
    before: AnnouncementWithPlaces,
    after: AnnouncementWithPlaces,
    action: 'update' | 'restore',
    changed: object,
  ): Promise<AnnouncementWithPlaces> {
    const { locationIds: _was, reachedIds: _reached, ...old } = before
    const { locationIds, reachedIds: _reachedIds, ...row } = after
    await rows.updateAnnouncement(trx, old, row)
    if (String(before.locationIds) !== String(locationIds))
      await rows.setPlaces(trx, row.id, locationIds)
    const { id, text } = row
    record({ model: 'Announcement', action, data: { id, text, ...changed } })
    announce({ kind: 'announcements' })
    return after
  }

  return {
    async list(
      actor: Actor,
      { state, ...page }: Query<'listAnnouncements'>,
    ): Promise<Listed<Announcement>> {
      const { on, scope } = read(actor, 'announcements')
      const now = stampOf(clock())
      const found = await rows.listAnnouncements(on, { state, now, scope }, page)
      return { items: await presented(on, scope, found.rows), count: found.count }
    },

    async get(actor: Actor, id: string): Promise<Announcement> {
      const { on, scope } = read(actor, 'announcements')
      return one(on, scope, await findIn(on, scope, id))
    },

    /** How many of the actor's locations and screens an announcement would reach. */
    async reach(actor: Actor, query: Query<'getAnnouncementReach'>): Promise<AnnouncementReach> {
      const { on, scope } = read(actor, 'announcements')
      const reachedIds = query.isForAll ? [] : await listReached(on, query)
      const meant =
        scope === 'all'
          ? { isForAll: query.isForAll, locationIds: reachedIds }
          : {
              isForAll: false,
              locationIds: query.isForAll ? [...scope] : reachedIds.filter((id) => scope.has(id)),
            }
      const zones = await rows.listZones(on, meant)
      const since = stampOf(clock() - limits.connectedThresholdMs)
      return {
        gyms: zones.reduce((sum, { gyms }) => sum + gyms, 0),
        ...(await rows.countWalls(on, meant, since)),
      }
    },

    create: (actor: Actor, draft: Body<'createAnnouncement'>): Promise<Announcement> =>
      write(actor, 'announcements', async (writing) => {
        const { trx, at, scope } = writing
        await assertPlaces(trx, scope, draft)
        const reachedIds = await listReached(trx, draft)
        const times = await timesOf(trx, { ...draft, locationIds: reachedIds, createdAt: at })
        return insert(writing, actor, {
          kind: 'band',
          ...toColumns(announcementFields, draft, places),
          ...{ locationIds: draft.locationIds, reachedIds },
          ...times,
        })
      }),

    send: (
      actor: Actor,
      { minutes, kind, ...announced }: Body<'sendFullScreen'>,
    ): Promise<Announcement> =>
      write(actor, 'announcements', async (writing) => {
        assertProved(actor)
        const { trx, at, scope } = writing
        await assertPlaces(trx, scope, announced)
        return insert(writing, actor, {
          kind,
          ...toColumns(announcementFields, announced, places),
          ...{ from: null, until: null },
          locationIds: announced.locationIds,
          reachedIds: await listReached(trx, announced),
          startsAt: at,
          overAt: stampOf(Date.parse(at) + minutes * minuteMs),
        })
      }),

    update: (
      actor: Actor,
      id: string,
      changes: Body<'updateAnnouncement'>,
    ): Promise<Announcement> =>
      change(actor, id, async (writing, before) => {
        const { trx, at, scope, unchanged } = writing
        const { expectedUpdatedAt, locationIds = before.locationIds, ...given } = changes
        const named = { ...before, ...toColumns(announcementFields, given, places), locationIds }
        const meant = {
          ...{ ...named, tagsFolded: foldList(named.tags) },
          ...(named.isForAll === 1 && everywhere),
        }
        const changed = changesOf(
          { before: factsOf(before), after: factsOf(meant), expectedUpdatedAt },
          'announcement',
        )
        if (changed === undefined) {
          unchanged()
          return before
        }
        if (before.kind !== 'band') throw refusal('conflict', issueAt('', 'whole-wall-fixed'))
        if (stateOf(before, at) === 'over')
          throw refusal('conflict', issueAt('', 'announcement-over'))
        const recipients = factsOf(meant)
        await assertPlaces(trx, scope, recipients, factsOf(before).regions)
        const reachedIds = await listReached(trx, recipients)
        const where = { isForAll: recipients.isForAll, locationIds: reachedIds }
        const times = await timesOf(trx, { ...meant, ...where })
        const updatedAt = laterStamp(at, before.updatedAt)
        const after = { ...meant, reachedIds, ...times, updatedAt }
        return save(writing, before, after, 'update', changed)
      }),

    withdraw: (actor: Actor, id: string): Promise<Announcement> =>
      change(actor, id, async (writing, before) => {
        const { at } = writing
        if (stateOf(before, at) === 'over') {
          writing.unchanged()
          return before
        }
        const after = { ...before, withdrawnAt: at, updatedAt: laterStamp(at, before.updatedAt) }
        return save(writing, before, after, 'update', { withdrawnAt: at })
      }),

    restore: (actor: Actor, id: string): Promise<Announcement> =>
      change(actor, id, async (writing, before) => {
        const { at } = writing
        if (before.withdrawnAt === null) {
          writing.unchanged()
          return before
        }
        const isLate = Date.parse(before.withdrawnAt) + undoWithinMs < Date.parse(at)
        if (isLate || before.kind !== 'band')
          throw new AppError('not-found', 'This can no longer be undone.')
        const after = { ...before, withdrawnAt: null, updatedAt: laterStamp(at, before.updatedAt) }
        return save(writing, before, after, 'restore', {})
      }),

    async walls(actor: Actor, id: string): Promise<AnnouncementScreens> {
      const { on, scope } = read(actor, 'announcements')
      const row = await findIn(on, scope, id)
      const isForAll = row.isForAll === 1
      const meant = {
        isForAll: isForAll && scope === 'all',
        locationIds:
          isForAll && scope !== 'all'
            ? [...scope]
            : row.reachedIds.filter((locationId) => reaches(scope, locationId)),
      }
      const { walls, shown, lastAt } = await rows.countShown(on, id, meant)
      const [missing, latest] = await Promise.all([
        rows.listMissing(on, id, meant, announcementScreensMax),
        rows.listLatest(on, id, meant, announcementScreensMax),
      ])
      return {
        walls,
        shown,
        lastAfterMs: lastAt === null ? null : Date.parse(lastAt) - Date.parse(row.createdAt),
        missing: missing.map(presentWall),
        latest: latest.map(presentWall),
      }
    },
  }
}

/** The fields that callers can set. */
const factsOf = ({
  locationIds,
  updatedAt,
  ...row
}: Omit<AnnouncementWithPlaces, 'reachedIds'>) => ({
  ...fromColumns(announcementFields, row),
  locationIds,
  updatedAt,
})

const presentWall = (
  row: Awaited<ReturnType<typeof rows.listMissing>>[number],
): AnnouncementScreen => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  round: row.round,
  location: { _id: row.locationId, id: row.locationId, name: row.locationName },
  shownAt: row.shownAt,
})
