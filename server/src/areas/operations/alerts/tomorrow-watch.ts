import { nextGymDay, type Day, gymDay, offsetAt, roundDays } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockOutages } from '../../../platform/database/row-lock.ts'
import type { OutageRow } from '../../../platform/database/schema.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { gymClockOf } from '../../locations/locations/index.ts'
import { listWorkoutsTouching, presentWorkout } from '../../workouts/workouts/index.ts'
import { readFacts, writeFacts } from './facts.ts'
import type { OutageTracker } from './outage-tracker.ts'
import {
  listWatchedClocks,
  listWatchedOf,
  isOpenOn,
  readRoundsOn,
} from './watched-locations.repository.ts'
import * as rows from './outages.repository.ts'
import { type Person, peopleOf } from './people.ts'
import { listAllPeople } from './people.repository.ts'
import type { Notifier } from './notifier.ts'

export const tomorrowJob = 'workouts-tomorrow'
const checkEveryMs = 60_000
const fromHour = 18

const watcher = systemActor('alerts', 'workouts.read')

type WatchedClock = Parameters<typeof gymClockOf>[0] & Parameters<typeof isOpenOn>[0]

/**
 * Alerts people in the evening if a round has no workout on the next day, for locations that are
 * open on that day and have a screen for the round. It starts at the first location where it is
 * evening. The outage lasts until there is a workout, or until the day is over everywhere.
 */
export function createTomorrowWatch(
  dependencies: Pick<Platform, 'unlogged' | 'clock' | 'newId' | 'timeZones'> & {
    outageTracker: Pick<OutageTracker, 'end' | 'notifyEnded'>
    notifier: Notifier
  },
) {
  const { unlogged, clock, newId, timeZones, outageTracker, notifier } = dependencies

  /** The next day of a location where it is evening, if the location is open on that day. */
  function comingDay(location: WatchedClock, now: number): Day | undefined {
    const gymClock = gymClockOf(location, timeZones)
    const reading = stampOf(now + offsetAt(now, gymClock.zone))
    if (Number(reading.slice(11, 13)) < fromHour) return undefined
    const { day } = nextGymDay(now, gymClock)
    return isOpenOn(location, day) ? day : undefined
  }

  /** The rounds without a workout: those from before, and those with a screen at an open location. */
  async function gapsOf(on: Executor, day: Day, before: readonly number[]) {
    const workouts = (await listWorkoutsTouching(on, day, day)).map(presentWorkout)
    const empty = roundDays(workouts, day, day).filter(({ workout }) => workout === null)
    if (empty.length === 0) return { rounds: [], drafts: [] }
    const roundsOn = await readRoundsOn(on)
    const concerned = roundsOn(day).union(new Set(before))
    const gaps = empty.filter(({ round }) => concerned.has(round))
    return {
      rounds: gaps.map(({ round }) => round),
      drafts: gaps.filter(({ draft }) => draft !== null).map(({ round }) => round),
    }
  }

  /** Head office is alerted with the first location, others in the evening of one of theirs that has such a screen. */
  async function recipients(
    trx: Executor,
    day: Day,
    rounds: readonly number[],
    now: number,
  ): Promise<Person[]> {
    const all = await peopleOf(trx, await listAllPeople(trx))
    const interested = all.filter(({ kinds }) => kinds.includes('no-workout-tomorrow'))
    const ids = interested.flatMap(({ reach }) => (reach === 'all' ? [] : [...reach]))
    const walls = await listWatchedOf(trx, ids)
    const locations = walls.filter(
      (location) => rounds.includes(location.round) && comingDay(location, now) === day,
    )
    const locationsWithGap = new Set(locations.map(({ id }) => id))
    return interested.filter(
      ({ reach }) => reach === 'all' || !reach.isDisjointFrom(locationsWithGap),
    )
  }

  async function notifyAbout(
    trx: Executor,
    day: Day,
    open: OutageRow | undefined,
    isEvening: boolean,
    at: string,
  ) {
    const before = open === undefined ? [] : readFacts(open.what).rounds
    const { rounds, drafts } = await gapsOf(trx, day, before)
    if (rounds.length === 0) {
      if (open !== undefined) await outageTracker.end(trx, open, at)
      return
    }
    const what = writeFacts({ day, rounds, drafts })
    const outage: OutageRow = open ?? {
      ...{ id: newId(), kind: 'no-workout-tomorrow', locationId: null, subject: day },
      ...{ since: at, dueAt: at, toldAt: at, endedAt: null, partOf: null, what },
    }
    if (open === undefined) await rows.insertOutage(trx, outage)
    else if (open.what !== what) await rows.updateOutage(trx, open.id, { what })
    if (!isEvening) return
    const notified = await rows.listNotifiedUserIds(trx, outage.id)
    const people = await recipients(trx, day, rounds, Date.parse(at))
    const fresh = people.filter(({ id }) => !notified.has(id))
    await notifier.notify(trx, [{ ...outage, what }], fresh, at)
  }

  /** The day passed without a workout, so no user is notified that it is resolved. */
  async function pass(trx: Executor, row: OutageRow, at: string): Promise<void> {
    const what = writeFacts({ ...readFacts(row.what), hasPassed: true })
    await outageTracker.notifyEnded(trx, { ...row, endedAt: at, what }, at)
    await rows.updateOutage(trx, row.id, { endedAt: at, what })
    await rows.silenceNotices(trx, row.id)
  }

  async function checkIn(trx: Executor, now: number): Promise<void> {
    const at = stampOf(now)
    await lockOutages(trx)
    const locations = await listWatchedClocks(trx)
    const evening = new Set(locations.flatMap((location) => comingDay(location, now) ?? []))
    const open = new Map(
      (await rows.listOpenOfKind(trx, 'no-workout-tomorrow')).map((row) => [row.subject, row]),
    )
    const today = locations.map((location) => gymDay(now, gymClockOf(location, timeZones)))
    for (const day of new Set([...open.keys(), ...evening])) {
      const row = open.get(day)
      if (row !== undefined && today.every((one) => one > day)) await pass(trx, row, at)
      else await notifyAbout(trx, day, row, evening.has(day), at)
    }
  }

  const check = (): Promise<void> =>
    unlogged(watcher, 'alerts')
      .transaction()
      .execute((trx) => checkIn(trx, clock()))

  const job = recurring(tomorrowJob, { clock, everyMs: checkEveryMs, work: check })
  return { job, check }
}
