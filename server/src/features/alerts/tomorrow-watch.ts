import { comingGymDay, type Day, offsetAt, roundDays } from '@roundboard/domain'
import { serverThatMay } from '../../platform/actor.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { lockOutages } from '../../platform/database/row-lock.ts'
import type { OutageRow } from '../../platform/database/schema.ts'
import { recurring } from '../../platform/jobs/recurring.ts'
import type { Unlogged } from '../../platform/read.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'
import { findLocations, gymClockOf, listGymClocks } from '../locations/index.ts'
import { listWorkoutsTouching, presentWorkout } from '../workouts/index.ts'
import { writeFacts } from './facts.ts'
import { listRoundsInUse } from './gyms.repository.ts'
import * as rows from './outages.repository.ts'
import { type Person, peopleOf } from './people.ts'
import { listAllPeople } from './people.repository.ts'
import type { Telling } from './telling.ts'

export const tomorrowJob = 'workouts-tomorrow'
const lookEveryMs = 60_000
const fromHour = 18

const watcher = serverThatMay('alerts', 'workouts.read')

/** Says in the evening, as the first gym's clocks have it, that a round has no workout for the coming day. */
export function createTomorrowWatch(dependencies: {
  unlogged: Unlogged
  clock: Clock
  newId: () => string
  timeZones: TimeZones
  telling: Telling
}) {
  const { unlogged, clock, newId, timeZones, telling } = dependencies

  /** The coming day of a gym in whose zone it is evening. */
  function comingDay(gym: Parameters<typeof gymClockOf>[0], now: number): Day | undefined {
    const gymClock = gymClockOf(gym, timeZones)
    const reading = stampOf(now + offsetAt(now, gymClock.zone))
    return Number(reading.slice(11, 13)) < fromHour ? undefined : comingGymDay(now, gymClock).day
  }

  async function holesOf(on: Executor, day: Day) {
    const inUse = await listRoundsInUse(on)
    const workouts = (await listWorkoutsTouching(on, day, day)).map(presentWorkout)
    const holes = roundDays(workouts, day, day).filter(
      ({ round, workout }) => workout === null && inUse.has(round),
    )
    return {
      rounds: holes.map(({ round }) => round),
      drafts: holes.filter(({ draft }) => draft !== null).map(({ round }) => round),
    }
  }

  /** Head office hears with the first gym, others when it is evening in one of theirs. */
  async function listeners(trx: Executor, day: Day, now: number): Promise<Person[]> {
    const all = await peopleOf(trx, await listAllPeople(trx))
    const wanting = all.filter(({ kinds }) => kinds.includes('no-workout-tomorrow'))
    const ids = wanting.flatMap(({ reach }) => (reach === 'all' ? [] : [...reach]))
    const gyms = await findLocations(trx, ids)
    const isEvening = (id: string) => {
      const gym = gyms.get(id)
      return gym !== undefined && comingDay(gym, now) === day
    }
    return wanting.filter(({ reach }) => reach === 'all' || [...reach].some(isEvening))
  }

  async function tellOf(trx: Executor, day: Day, open: OutageRow | undefined, at: string) {
    const { rounds, drafts } = await holesOf(trx, day)
    if (rounds.length === 0) {
      if (open !== undefined) await rows.updateOutage(trx, open.id, { endedAt: at })
      return
    }
    const what = writeFacts({ day, rounds, drafts })
    const outage: OutageRow = open ?? {
      ...{ id: newId(), kind: 'no-workout-tomorrow', locationId: null, subject: day },
      ...{ since: at, dueAt: at, toldAt: at, endedAt: null, partOf: null, what },
    }
    if (open === undefined) await rows.insertOutage(trx, outage)
    else if (open.what !== what) await rows.updateOutage(trx, open.id, { what })
    const told = await rows.listToldOf(trx, outage.id)
    const people = await listeners(trx, day, Date.parse(at))
    const fresh = people.filter(({ id }) => !told.has(id))
    await telling.tell(trx, [{ ...outage, what }], fresh, at)
  }

  async function look(): Promise<void> {
    const now = clock()
    const at = stampOf(now)
    await unlogged(watcher, 'alerts')
      .transaction()
      .execute(async (trx) => {
        await lockOutages(trx)
        const clocks = await listGymClocks(trx)
        const days = new Set(clocks.flatMap((gym) => comingDay(gym, now) ?? []))
        const open = await rows.listOpenOfKind(trx, 'no-workout-tomorrow')
        for (const day of days)
          await tellOf(
            trx,
            day,
            open.find(({ subject }) => subject === day),
            at,
          )
        for (const { id, subject } of open)
          if (!days.has(subject)) await rows.updateOutage(trx, id, { endedAt: at })
      })
  }

  const job = recurring(tomorrowJob, { clock, everyMs: lookEveryMs, work: look })
  return { job, look }
}
