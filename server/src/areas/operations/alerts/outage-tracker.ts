import {
  dueAfter,
  type LocationOutage,
  locationOutages,
  type LocationOutageKind,
  type InstantSpan,
  isScreenIssue,
  openSpans,
  type ScreenState,
  type ObservedScreen,
} from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow, OutageRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { findLocations, openingHoursOf } from '../../locations/locations/index.ts'
import { countedFrom, readCountedFacts, writeFacts } from './facts.ts'
import {
  covers,
  listOpenOutages,
  type OpenOutage,
  saveAcknowledgement,
} from './acknowledgements.repository.ts'
import type { OrganizationWebhooksService } from './organization-webhooks.service.ts'
import * as rows from './outages.repository.ts'

/** A screen's state at the last check, and since when (epoch milliseconds). */
export interface ScreenNow {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly round: number
  readonly state: ScreenState | 'unknown'
  readonly since: number
}

/** Reads the last known state of all screens of these locations. */
export type ReadScreens = (on: Executor, locationIds: readonly string[]) => Promise<ScreenNow[]>

const lookAheadMs = 15 * 86_400_000
const minuteMs = 60_000
/** Ends are announced together with others that follow soon, because locations recover one by one. */
const gatherEndsMs = 20_000
const endNoticeAt = (at: string) => stampOf(Date.parse(at) + gatherEndsMs)
const screensNamed = 10

const isLocationKind = (kind: OutageRow['kind']): kind is LocationOutageKind =>
  kind === 'location-away' || kind === 'screen-away' || kind === 'screen-trouble'

const observe = ({ id, state, since }: ScreenNow, now: number): ObservedScreen => ({
  id,
  state: state !== 'unknown' && isScreenIssue(state) ? 'troubled' : state,
  // A clock that was turned back can make it a time in the future.
  since: Math.min(since, now),
})

/** When people are alerted: once the location has been open for its configured minutes since then. */
function dueAtOf(location: LocationRow, countsFrom: number, timeZones: TimeZones): string {
  const span: InstantSpan = { from: countsFrom, to: countsFrom + lookAheadMs }
  const open = openSpans(span, openingHoursOf(location), timeZones.rulesOf(location.timeZone))
  const due = dueAfter(countsFrom, location.awayMinutes * minuteMs, open)
  return due === null ? rows.never : stampOf(due)
}

function factsOf(outage: LocationOutage, screens: readonly ScreenNow[]): string {
  const concerned = screens
    .filter(({ id }) => outage.screens.includes(id))
    .sort((a, b) => a.round - b.round || (a.name < b.name ? -1 : 1))
  return writeFacts({
    screens: concerned.slice(0, screensNamed).map(({ name, round, state }) => ({
      name,
      round,
      trouble: state !== 'unknown' && isScreenIssue(state) ? state : null,
    })),
    concerned: concerned.length,
    linked: screens.filter(({ state }) => state !== 'unlinked').length,
    screenIds: [...outage.screens],
    countsFrom: outage.countsFrom,
  })
}

function toKnownOutage(row: OutageRow, kind: LocationOutageKind, now: number) {
  const { screenIds, countsFrom } = readCountedFacts(row.what)
  return {
    kind,
    since: Math.min(Date.parse(row.since), now),
    countsFrom: Math.min(countsFrom, now),
    screens: screenIds,
    isNotified: row.toldAt !== null,
  }
}

export type OutageTracker = ReturnType<typeof createOutageTracker>

/** Keeps the outages of locations in line with the state of their screens. */
export function createOutageTracker(
  dependencies: Pick<Platform, 'newId' | 'timeZones'> & {
    readScreens: ReadScreens
    organization: Pick<OrganizationWebhooksService, 'notify'>
  },
) {
  const { newId, timeZones, readScreens, organization } = dependencies

  /** Tells the organization's webhooks, which get an end for each beginning. */
  async function notifyEnded(trx: Executor, row: OutageRow, at: string): Promise<void> {
    // Outages acknowledged in time, and those that are part of another one, were never announced.
    if (row.toldAt !== null && row.partOf === null)
      await organization.notify(trx, [row], 'ended', at)
  }

  async function notifyEnd(trx: Executor, row: OutageRow, at: string): Promise<void> {
    const { id, subject, endedAt } = row
    await rows.updateOutage(trx, id, { subject, endedAt })
    await notifyEnded(trx, row, at)
    await rows.endNotices(trx, id, { at, notifyAt: endNoticeAt(at) })
  }

  /** Ends an outage. `isGone`: its screens are no longer checked, so nothing recovered. */
  async function end(
    trx: Executor,
    row: OutageRow,
    at: string,
    how: { isGone?: boolean; isAcknowledged?: boolean; isPartial?: boolean } = {},
  ): Promise<void> {
    const { isGone = false, isAcknowledged = false, isPartial = false } = how
    if (row.toldAt === null && !isAcknowledged) {
      await rows.deleteOutage(trx, row.id)
      return
    }
    const endedAt = at > row.since ? at : row.since
    if (isPartial) await rows.postponeEnd(trx, row.id, endedAt)
    else if (isGone) {
      await notifyEnded(trx, { ...row, endedAt }, at)
      await rows.updateOutage(trx, row.id, { endedAt })
      await rows.silenceNotices(trx, row.id)
    } else await notifyEnd(trx, { ...row, endedAt }, at)
  }

  async function settle(
    trx: Executor,
    location: LocationRow,
    screens: readonly ScreenNow[],
    open: readonly OutageRow[],
    openOutages: readonly OpenOutage[],
    at: string,
  ): Promise<void> {
    const now = Date.parse(at)
    const isWatched = location.isActive === 1 && location.isEnabled === 1
    const watched = isWatched ? screens.map((screen) => observe(screen, now)) : []
    const known = open.flatMap((row) => (isLocationKind(row.kind) ? [{ row, kind: row.kind }] : []))
    const before = known.map(({ row, kind }) => toKnownOutage(row, kind, now))
    const found = locationOutages(watched, before, now)
    const isGone = watched.every(({ state }) => state === 'unlinked')
    const over = known.filter(({ kind }) => !found.some((outage) => outage.kind === kind))
    const isOffline = ({ kind }: { kind: LocationOutageKind }) => kind !== 'screen-trouble'
    const wasAcknowledged = new Set(
      openOutages.flatMap(({ id, acknowledged }) => (acknowledged ? id : [])),
    )
    for (const { row, kind } of over) {
      // While some screens are still offline, nobody is notified that the location is back.
      const isPartial = kind === 'location-away' && found.some(isOffline)
      await end(trx, row, at, { isGone, isPartial, isAcknowledged: wasAcknowledged.has(row.id) })
    }
    const isBack = over.some(isOffline) && !found.some(isOffline)
    const isOfflineAgain = found.some(({ kind }) => kind === 'location-away')
    for (const row of isBack || isOfflineAgain
      ? await rows.listPartlyRecovered(trx, location.id)
      : [])
      if (isBack && !isGone) await notifyEnd(trx, { ...row, subject: '', endedAt: at }, at)
      else {
        await rows.updateOutage(trx, row.id, { subject: '' })
        await notifyEnded(trx, row, at)
      }
    const endedOfflineId = over.find(({ kind }) => kind === 'location-away')?.row.id
    const replaced = openOutages.find(({ id }) => id === endedOfflineId)?.acknowledged ?? null
    for (const outage of found) {
      const row = known.find(({ kind }) => kind === outage.kind)?.row
      const acknowledged = openOutages.find(({ id }) => id === row?.id)?.acknowledged ?? null
      // If more screens fail after an acknowledgment, their minutes start with the first of them.
      const grows = acknowledged !== null && !covers(acknowledged, outage.screens)
      const countsFrom = grows ? now : outage.countsFrom
      const since = stampOf(outage.since)
      const what = factsOf({ ...outage, countsFrom }, screens)
      const isDueAnew = grows || row?.toldAt == null
      const dueAt = isDueAnew ? dueAtOf(location, countsFrom, timeZones) : row.dueAt
      if (row === undefined) {
        const outageId = newId()
        await rows.insertOutage(trx, {
          id: outageId,
          kind: outage.kind,
          locationId: location.id,
          subject: '',
          since,
          dueAt,
          toldAt: null,
          endedAt: null,
          what,
          partOf: null,
        })
        // The location recovers screen by screen: someone is already taking care of the rest.
        if (outage.kind === 'screen-away' && replaced !== null && covers(replaced, outage.screens))
          await saveAcknowledgement(trx, { ...replaced, outageId })
      } else if (row.what !== what || row.dueAt !== dueAt || row.since !== since)
        await rows.updateOutage(trx, row.id, { since, dueAt, what })
    }
  }

  return {
    /** Updates the outages of these locations to the state of their screens. */
    async settle(trx: Executor, locationIds: readonly string[], at: string): Promise<void> {
      const ids = [...new Set(locationIds)]
      if (ids.length === 0) return
      const locations = await findLocations(trx, ids)
      const screens = Map.groupBy(await readScreens(trx, ids), ({ locationId }) => locationId)
      const open = Map.groupBy(await rows.listOpenOf(trx, ids), ({ locationId }) => locationId)
      const openOutages = Map.groupBy(
        await listOpenOutages(trx, ids),
        ({ locationId }) => locationId,
      )
      for (const [id, location] of locations)
        await settle(
          trx,
          location,
          screens.get(id) ?? [],
          open.get(id) ?? [],
          openOutages.get(id) ?? [],
          at,
        )
    },

    /** Outages that were part of a larger one alert on their own, with their minutes starting again. */
    async release(trx: Executor, outages: readonly OutageRow[], at: string): Promise<void> {
      const locations = await findLocations(
        trx,
        outages.flatMap(({ locationId }) => locationId ?? []),
      )
      const countsFrom = Date.parse(at)
      for (const { id, locationId, what } of outages) {
        const location = locations.get(locationId ?? '')
        if (location !== undefined)
          await rows.updateOutage(trx, id, {
            partOf: null,
            toldAt: null,
            dueAt: dueAtOf(location, countsFrom, timeZones),
            what: countedFrom(what, countsFrom),
          })
      }
    },
    end,
    notifyEnded,

    /** Call before deleting a location, which deletes its outages. */
    async onLocationDeleted(trx: Executor, locationId: string, at: string): Promise<void> {
      for (const row of await rows.lockUnfinishedOf(trx, locationId))
        await notifyEnded(trx, { ...row, endedAt: row.endedAt ?? at }, at)
    },
  }
}
