import { serverCausedOutages, notifyNow, type PendingOutage } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockOutages } from '../../../platform/database/row-lock.ts'
import type { OutageRow, ScreenRow } from '../../../platform/database/schema.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocations } from '../../locations/locations/index.ts'
import { readFacts, writeFacts } from './facts.ts'
import type { OutageTracker } from './outage-tracker.ts'
import { countWatchedLocations } from './watched-locations.repository.ts'
import { listOpenOutages } from './acknowledgements.repository.ts'
import { listMutes } from './mutes.repository.ts'
import * as rows from './outages.repository.ts'
import { peopleOf } from './people.ts'
import { listHeadOffice, listPeopleOf } from './people.repository.ts'
import type { Notifier } from './notifier.ts'

export const alertsJob = 'alerts'
const checkEveryMs = 5_000
const togetherMs = 120_000
/** How often an offline location alerts until someone acknowledges it. */
const repeatMs = 86_400_000
/** One missed check of the screens is fine; after that, the results are too old to alert people. */
const freshLookMs = 15_000

const watcher = systemActor('alerts')

const waitingOf = (row: OutageRow): PendingOutage[] =>
  row.locationId === null ||
  row.kind === 'no-workout-tomorrow' ||
  row.kind === 'coach-pass' ||
  row.kind === 'server-trouble'
    ? []
    : [
        {
          ...{ id: row.id, locationId: row.locationId, kind: row.kind },
          ...{ since: Date.parse(row.since), dueAt: Date.parse(row.dueAt) },
        },
      ]

const isManyOffline = ({ subject }: OutageRow) => subject === 'many-away'
const locationIdsOf = (outages: readonly { locationId: string | null }[]) =>
  new Set(outages.flatMap(({ locationId }) => locationId ?? []))

/** Sends the alerts that are due: every few seconds, in one of the processes, in one transaction. */
export function createAlertsWatch(
  dependencies: Pick<Platform, 'unlogged' | 'clock' | 'newId'> & {
    findLastCheck: (on: Executor) => Promise<number | undefined>
    outageTracker: OutageTracker
    notifier: Notifier
  },
) {
  const { unlogged, clock, newId, findLastCheck, outageTracker, notifier } = dependencies

  const notifyAbout = async (trx: Executor, outages: readonly OutageRow[], at: string) => {
    if (outages.length === 0) return
    const ids = outages.map(({ id }) => id)
    await rows.updateOutages(trx, ids, { toldAt: at })
    const people = await listPeopleOf(trx, [...locationIdsOf(outages)])
    await notifier.notify(trx, outages, await peopleOf(trx, people), at)
  }

  /** Groups the outages of many locations under one outage of the server. */
  async function bindTogether(
    trx: Executor,
    ours: readonly OutageRow[],
    at: string,
  ): Promise<OutageRow> {
    const screens = ours.reduce((sum, { what }) => sum + readFacts(what).concerned, 0)
    const many: OutageRow = {
      ...{ id: newId(), kind: 'server-trouble', locationId: null, subject: 'many-away' },
      since: ours.map(({ since }) => since).sort()[0] ?? at,
      ...{ dueAt: at, toldAt: at, endedAt: null, partOf: null },
      what: writeFacts({
        gyms: locationIdsOf(ours).size,
        concerned: screens,
        trouble: 'many-away',
      }),
    }
    await rows.insertOutage(trx, many)
    await notifier.notify(trx, [many], await peopleOf(trx, await listHeadOffice(trx)), at)
    return many
  }

  const join = (trx: Executor, many: OutageRow, joining: readonly OutageRow[], at: string) =>
    rows.updateOutages(
      trx,
      joining.map(({ id }) => id),
      { partOf: many.id, toldAt: at },
    )

  const isInTime = (many: OutageRow, { since }: PendingOutage) =>
    Math.abs(since - Date.parse(many.since)) <= togetherMs

  /** The ones that are due after exactly their location's minutes, so it was open since they began. */
  async function dueWhileOpen(trx: Executor, waiting: readonly PendingOutage[], at: string) {
    const due = waiting.filter(({ dueAt }) => dueAt <= Date.parse(at))
    const locations = await findLocations(trx, [...locationIdsOf(due)])
    const wereOpen = due.filter(({ locationId, since, dueAt }) => {
      const minutes = locations.get(locationId)?.awayMinutes ?? 0
      return dueAt - since <= minutes * 60_000 + togetherMs
    })
    return new Set(wereOpen.map(({ id }) => id))
  }

  /** Groups outages that the server caused, so that people get one alert for all of them. */
  async function shareCause(
    trx: Executor,
    open: readonly OutageRow[],
    waiting: readonly PendingOutage[],
    at: string,
  ): Promise<ReadonlySet<string>> {
    const rowOf = (ids: ReadonlySet<string>) => open.filter(({ id }) => ids.has(id))
    const many = open.find(isManyOffline)
    if (many !== undefined) {
      const late = new Set(waiting.filter((one) => isInTime(many, one)).map(({ id }) => id))
      await join(trx, many, rowOf(late), at)
      return late
    }
    const due = await dueWhileOpen(trx, waiting, at)
    if (due.size === 0) return new Set()
    const gone = open.filter(({ kind }) => kind === 'location-away').flatMap(waitingOf)
    const ours = serverCausedOutages(waiting, { gyms: await countWatchedLocations(trx), gone }, due)
    if (ours.length === 0) return new Set()
    const ids = new Set(ours.map(({ id }) => id))
    await join(trx, await bindTogether(trx, rowOf(ids), at), rowOf(ids), at)
    return ids
  }

  /** Ends the server's outage once most locations are back; the rest then alert on their own. */
  async function endShared(trx: Executor, open: readonly OutageRow[], at: string): Promise<void> {
    const many = open.find(isManyOffline)
    if (many === undefined) return
    const left = open.filter(({ partOf }) => partOf === many.id)
    if (locationIdsOf(left).size * 2 >= readFacts(many.what).gyms) return
    await outageTracker.end(trx, many, at)
    await outageTracker.release(trx, left, at)
  }

  async function checkIn(trx: Executor, at: string): Promise<void> {
    await lockOutages(trx)
    const lookedAt = await findLastCheck(trx)
    // If screens haven't been checked recently, those marked as offline may be back.
    if (lookedAt === undefined || Math.abs(Date.parse(at) - lookedAt) > freshLookMs) return
    await outageTracker.settle(trx, [...locationIdsOf(await rows.listOpen(trx))], at)
    const open = await rows.listOpen(trx)
    await endShared(trx, open, at)
    const unsent = open.filter(({ toldAt }) => toldAt === null)
    const waiting = unsent.flatMap(waitingOf)
    const shared = await shareCause(trx, open, waiting, at)
    const muted = await listMutes(trx, at)
    const away = locationIdsOf(open.filter(({ kind }) => kind === 'location-away'))
    const known = await listOpenOutages(trx)
    const unacknowledged = new Set(
      known.flatMap(({ id, acknowledged }) => (acknowledged ? [] : id)),
    )
    const grown = new Set(known.flatMap(({ id, hasGrown }) => (hasGrown ? id : [])))
    const speaking = waiting.filter(
      ({ id, locationId }) => !shared.has(id) && !muted.has(locationId) && unacknowledged.has(id),
    )
    const due = new Set(notifyNow(speaking, away, Date.parse(at)).map(({ id }) => id))
    await notifyAbout(
      trx,
      unsent.filter(({ id }) => due.has(id)),
      at,
    )
    const before = stampOf(Date.parse(at) - repeatMs)
    const repeatable = open.filter(
      ({ id, locationId, partOf }) =>
        partOf === null && unacknowledged.has(id) && !muted.has(locationId ?? ''),
    )
    const repeated = repeatable.filter(
      ({ kind, toldAt }) => kind === 'location-away' && toldAt !== null && toldAt <= before,
    )
    const more = repeatable.filter(
      ({ id, kind, locationId, toldAt, dueAt }) =>
        grown.has(id) &&
        (kind !== 'screen-away' || !away.has(locationId ?? '')) &&
        toldAt !== null &&
        toldAt < dueAt &&
        dueAt <= at,
    )
    await rows.repeatOutages(trx, [...new Set([...repeated, ...more].map(({ id }) => id))], at)
    await notifier.release(trx, at)
  }

  async function check(): Promise<void> {
    const at = stampOf(clock())
    await unlogged(watcher, 'alerts')
      .transaction()
      .execute((trx) => checkIn(trx, at))
  }

  const job = recurring(alertsJob, { clock, everyMs: checkEveryMs, work: check })

  return {
    job,
    check,
    /** Notifies people that a screen issued a coach pass, immediately, unless its location is muted. */
    async onPassIssued(
      trx: Executor,
      { id, name, round, locationId }: ScreenRow,
      at: string,
    ): Promise<void> {
      if ((await listMutes(trx, at, [locationId])).size > 0) return
      const outage: OutageRow = {
        ...{ id: newId(), kind: 'coach-pass', locationId, subject: id },
        ...{ since: at, dueAt: at, toldAt: at, endedAt: at, partOf: null },
        what: writeFacts({ screens: [{ name, round, trouble: null }], concerned: 1 }),
      }
      await rows.insertOutage(trx, outage)
      const people = await peopleOf(trx, await listPeopleOf(trx, [locationId]))
      await notifier.notify(trx, [outage], people, at)
    },

    /** Called in the transaction of the check that found the transitions. */
    async onTransitions(
      trx: Executor,
      transitions: readonly { readonly locationId: string }[],
      at: string,
    ): Promise<void> {
      await lockOutages(trx)
      await outageTracker.settle(trx, [...locationIdsOf(transitions)], at)
    },
  }
}
