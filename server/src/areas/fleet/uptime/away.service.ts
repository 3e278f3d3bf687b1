import { type AwayLocation, pick, type WhoIsAway } from '@roundboard/contract'
import {
  type AwayCause,
  causeOf,
  isOpenAt,
  isTrouble,
  nextOpening,
  sharedMs,
  stateSpans,
  without,
} from '@roundboard/domain'
import type { Actor } from '../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { WatchedScreenRow } from '../../../platform/database/schema.ts'
import type { Reader } from '../../../platform/read.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { openingHoursOf } from '../../locations/locations/index.ts'
import { listGyms, listNotWell } from './away.repository.ts'
import { readAbsences, readHistories } from './histories.ts'
import { listScreensNow, listWatched, type ScreenNow } from './histories.repository.ts'
import { findWatch } from './watch.repository.ts'

const timesWithinMs = 30 * 86_400_000

type Gym = Awaited<ReturnType<typeof listGyms>>[number]

/** A gym of which there is something to say. */
interface Row {
  readonly gym: Gym
  readonly cause: AwayCause
  /** The screens that it is about. */
  readonly screens: readonly ScreenNow[]
  readonly kind: AwayLocation['kind']
  readonly since: number | null
  readonly connected: number
  readonly isClosed: boolean
}

/** Until when nobody is told of locations. */
export type MutedUntil = (
  on: Executor,
  at: string,
) => Promise<ReadonlyMap<string, { until: string }>>

/** Who was told of locations. */
export type ListTold = (
  on: Executor,
  locationIds: readonly string[],
) => Promise<readonly { locationId: string; name: string; isHeadOffice: boolean; at: string }[]>

/** Open ones first, then those that are away, then the longest. */
const byUrgency = (a: Row, b: Row) =>
  Number(a.isClosed) - Number(b.isClosed) ||
  Number(a.kind === 'look') - Number(b.kind === 'look') ||
  (a.since ?? Infinity) - (b.since ?? Infinity)

function rowOf(gym: Gym, all: readonly ScreenNow[], isClosed: boolean): Row | null {
  const linked = all.filter(({ state }) => state !== 'unlinked')
  const cause = causeOf(linked, gym.screens)
  // One that was linked a moment ago the watch has yet to see.
  if (cause === null || (cause.code === 'never-linked' && gym.linked > 0)) return null
  const lost = linked.filter(({ state }) => state === 'lost')
  const screens = lost.length > 0 ? lost : linked.filter(({ state }) => isTrouble(state))
  const isAway = lost.length === linked.length
  const instants = screens.map(({ since }) => since)
  const since = isAway ? Math.max(...instants) : Math.min(...instants)
  return {
    ...{ gym, cause, screens, isClosed },
    kind: isAway ? 'away' : 'look',
    since: instants.length === 0 ? null : since,
    connected: linked.length - lost.length,
  }
}

/** People of the gym are named to whoever sees the gym; how many of head office know is enough. */
function toldOf(told: Awaited<ReturnType<ListTold>>): AwayLocation['told'] {
  const [first] = told
  if (first === undefined) return null
  const people = told.filter(({ isHeadOffice }) => !isHeadOffice).map(({ name }) => name)
  return { at: first.at, people, others: told.length - people.length }
}

const mutedNamed = 10

/** Gyms that are muted and stand in no row, those whose mute ends first before others. */
function mutedBesides(
  gyms: readonly Gym[],
  rows: readonly Row[],
  mutes: Awaited<ReturnType<MutedUntil>>,
): WhoIsAway['mutedWell'] {
  const away = new Set(rows.map(({ gym }) => gym.id))
  return gyms
    .flatMap(({ id, name, timeZone }) => {
      const mutedUntil = away.has(id) ? undefined : mutes.get(id)?.until
      return mutedUntil === undefined ? [] : [{ locationId: id, name, timeZone, mutedUntil }]
    })
    .sort((a, b) => (a.mutedUntil < b.mutedUntil ? -1 : 1))
}

/** What alerts know: until when locations are muted, and who was alerted. */
export interface AwayNeeds {
  readonly mutedUntil: MutedUntil
  readonly listTold: ListTold
}

export type AwayService = ReturnType<typeof createAwayService>

/** Who is away now, and why, as far as can be seen. */
export function createAwayService(
  dependencies: AwayNeeds & {
    read: Reader
    clock: Clock
    timeZones: TimeZones
  },
) {
  const { read, clock, timeZones, mutedUntil, listTold } = dependencies

  const hoursOf = (gym: Gym) => [openingHoursOf(gym), timeZones.rulesOf(gym.timeZone)] as const

  /** How often each of these was away in the last thirty days, and for how long. */
  async function countTimes(on: Executor, watched: readonly WatchedScreenRow[], now: number) {
    const from = now - timesWithinMs
    const known = without([{ from, to: now }], await readAbsences(on, from))
    const histories = await readHistories(on, watched, from)
    return new Map(
      watched.map((row, index) => {
        const lost = stateSpans(histories[index]?.transitions ?? [], now).filter(
          ({ state }) => state === 'lost',
        )
        return [row.screenId, { times: lost.length, awayMs: sharedMs(lost, known) }]
      }),
    )
  }

  async function present(
    on: Executor,
    rows: readonly Row[],
    mutes: Awaited<ReturnType<MutedUntil>>,
    now: number,
  ): Promise<AwayLocation[]> {
    const ids = new Set(rows.flatMap(({ screens }) => screens.map(({ id }) => id)))
    const watched = await listWatched(
      on,
      rows.map(({ gym }) => gym.id),
    )
    const times = await countTimes(
      on,
      watched.filter(({ hangingId }) => hangingId !== null && ids.has(hangingId)),
      now,
    )
    const told = Map.groupBy(
      await listTold(
        on,
        rows.map(({ gym }) => gym.id),
      ),
      ({ locationId }) => locationId,
    )
    return rows.map(({ gym, cause, screens, kind, since, connected, isClosed }) => {
      const opensAt = isClosed ? nextOpening(now, ...hoursOf(gym)) : null
      return {
        locationId: gym.id,
        ...pick(gym, ['name', 'locationIdentifier', 'timeZone', 'awayMinutes']),
        ...{ kind, connected, cause, isClosed },
        since: since === null ? null : stampOf(since),
        linked: gym.linked,
        of: gym.screens,
        screens: screens.map(({ id, name, round, state, since }) => ({
          ...{ screenId: id, name, round, state, since: stampOf(since) },
          ...(times.get(id) ?? { times: 0, awayMs: 0 }),
        })),
        opensAt: opensAt === null ? null : stampOf(opensAt),
        mutedUntil: mutes.get(gym.id)?.until ?? null,
        told: toldOf(told.get(gym.id) ?? []),
      }
    })
  }

  return {
    async away(
      actor: Actor,
      { page, limit }: { readonly page: number; readonly limit: number },
    ): Promise<WhoIsAway> {
      const { on, scope } = read(actor, 'dashboard.connectivity')
      const now = clock()
      const gyms = await listGyms(on, scope)
      const notWell = await listNotWell(on)
      const looked = gyms.filter((gym) => notWell.has(gym.id) || gym.linked === 0)
      const screens = Map.groupBy(
        await listScreensNow(
          on,
          looked.map(({ id }) => id),
        ),
        ({ locationId }) => locationId,
      )
      const closed = new Set(
        gyms.filter((gym) => !isOpenAt(now, ...hoursOf(gym))).map(({ id }) => id),
      )
      const hung = gyms.filter((gym) => gym.screens > 0)
      const expected = hung.filter((gym) => gym.isExpected)
      const rows = expected
        .filter((gym) => notWell.has(gym.id) || gym.linked === 0)
        .flatMap((gym) => rowOf(gym, screens.get(gym.id) ?? [], closed.has(gym.id)) ?? [])
        .sort(byUrgency)
      const open = rows.filter(({ isClosed }) => !isClosed)
      const isClosed = (gym: Gym) => !gym.isExpected || closed.has(gym.id)
      const closedGyms = hung.filter(isClosed).length
      const watch = await findWatch(on)
      const mutes = await mutedUntil(on, stampOf(now))
      const shown = rows.slice((page - 1) * limit, page * limit)
      const mutedWell = mutedBesides(gyms, rows, mutes)
      return {
        away: open.filter(({ kind }) => kind === 'away').length,
        look: open.filter(({ kind }) => kind === 'look').length,
        well: hung.length - closedGyms - open.length,
        closed: closedGyms,
        withoutScreens: gyms.length - hung.length,
        lookedAt: watch?.lookedAt ?? null,
        locations: await present(on, shown, mutes, now),
        locationIds: rows.map(({ gym }) => gym.id),
        count: rows.length,
        mutedWell: mutedWell.slice(0, mutedNamed),
        mutedWellCount: mutedWell.length,
      }
    },
  }
}
