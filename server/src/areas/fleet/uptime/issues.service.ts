import {
  type LocationIssue,
  type LocationIssues,
  type LocationOutage,
  pick,
} from '@roundboard/contract'
import {
  likelyCause,
  isScreenIssue,
  nextOpening,
  type OfflineCause,
  overlapMs,
  stateSpans,
  subtractSpans,
} from '@roundboard/domain'
import type { Actor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { WatchedScreenRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openingHoursOf } from '../../locations/locations/index.ts'
import {
  type LocationHealth,
  readHealth,
  readScreens,
  type ScreenHealth,
} from '../presence/index.ts'
import { readAbsences, readHistories } from './histories.ts'
import { listWatched } from './histories.repository.ts'

const timesWithinMs = 30 * 86_400_000

/** A location with issues. */
interface Row {
  readonly location: LocationHealth
  readonly problem: LocationIssue['problem']
  readonly cause: OfflineCause
  /** The affected screens. */
  readonly screens: readonly ScreenHealth[]
  readonly since: number | null
}

/** Until when locations are muted. */
export type MutedUntil = (
  on: Executor,
  at: string,
) => Promise<ReadonlyMap<string, { until: string }>>

/** Who was notified about locations. */
export type ListNotified = (
  on: Executor,
  locationIds: readonly string[],
) => Promise<readonly { locationId: string; name: string; isHeadOffice: boolean; at: string }[]>

/** Locations that are open now first, then offline ones, then the longest. */
const byUrgency = (a: Row, b: Row) =>
  Number(b.location.isOpen) - Number(a.location.isOpen) ||
  Number(a.problem === 'issues') - Number(b.problem === 'issues') ||
  (a.since ?? Infinity) - (b.since ?? Infinity)

function rowOf(location: LocationHealth, all: readonly ScreenHealth[]): Row | null {
  const { problem } = location
  const linked = all.filter(({ state }) => state !== 'unlinked')
  const cause = likelyCause(
    linked.map(({ state, since }) => ({ state, since: since ?? 0 })),
    all.length,
  )
  if (problem === null || cause === null) return null
  const lost = linked.filter(({ state }) => state === 'lost')
  const withIssues = linked.filter(({ state }) => isScreenIssue(state))
  const unlinked = all.filter(({ state }) => state === 'unlinked')
  const screens = [lost, withIssues].find((some) => some.length > 0) ?? unlinked
  const instants = screens.flatMap(({ since, outageSince }) => outageSince ?? since ?? [])
  const edge = problem === 'offline' ? Math.max : Math.min
  return {
    ...{ location, problem, cause, screens },
    since: instants.length === 0 ? null : edge(...instants),
  }
}

/** Names the location's own staff, but only counts those of head office. */
function presentNotified(notified: Awaited<ReturnType<ListNotified>>): LocationIssue['told'] {
  const [first] = notified
  if (first === undefined) return null
  const people = notified.filter(({ isHeadOffice }) => !isHeadOffice).map(({ name }) => name)
  return { at: first.at, people, others: notified.length - people.length }
}

const mutedNamed = 10

/** Muted locations without issues, the ones whose mute ends first at the start. */
function mutedHealthyOf(
  locations: readonly LocationHealth[],
  mutes: Awaited<ReturnType<MutedUntil>>,
): LocationIssues['mutedHealthy'] {
  return locations
    .flatMap(({ id, name, timeZone, problem }) => {
      const mutedUntil = problem === null ? mutes.get(id)?.until : undefined
      return mutedUntil === undefined ? [] : [{ locationId: id, name, timeZone, mutedUntil }]
    })
    .sort((a, b) => (a.mutedUntil < b.mutedUntil ? -1 : 1))
}

/** The open outages of locations, and who acknowledged them. */
export type ListLocationOutages = (
  on: Executor,
  locationIds: readonly string[],
) => Promise<ReadonlyMap<string, LocationOutage>>

/** What alerts provide: until when locations are muted, who was notified, and who acknowledged an outage. */
export interface IssueNeeds {
  readonly mutedUntil: MutedUntil
  readonly listNotified: ListNotified
  readonly listLocationOutages: ListLocationOutages
}

export type IssuesService = ReturnType<typeof createIssuesService>

/** Which visible locations have issues now, and why. */
export function createIssuesService(
  dependencies: IssueNeeds & Pick<Platform, 'read' | 'clock' | 'timeZones'>,
) {
  const { read, clock, timeZones, mutedUntil, listNotified, listLocationOutages } = dependencies

  /** How often each screen went offline in the last thirty days, and for how long. */
  async function countTimes(on: Executor, watched: readonly WatchedScreenRow[], now: number) {
    const from = now - timesWithinMs
    const known = subtractSpans([{ from, to: now }], await readAbsences(on, from))
    const histories = await readHistories(on, watched, from)
    return new Map(
      watched.map((row, index) => {
        const lost = stateSpans(histories[index]?.transitions ?? [], now).filter(
          ({ state }) => state === 'lost',
        )
        return [row.screenId, { times: lost.length, awayMs: overlapMs(lost, known) }]
      }),
    )
  }

  async function present(
    on: Executor,
    rows: readonly Row[],
    mutes: Awaited<ReturnType<MutedUntil>>,
    now: number,
  ): Promise<LocationIssue[]> {
    const locationIds = rows.map(({ location }) => location.id)
    const screenIds = new Set(rows.flatMap(({ screens }) => screens.map(({ id }) => id)))
    const watched = await listWatched(on, locationIds)
    const times = await countTimes(
      on,
      watched.filter(({ hangingId }) => hangingId !== null && screenIds.has(hangingId)),
      now,
    )
    const notified = Map.groupBy(
      await listNotified(on, locationIds),
      ({ locationId }) => locationId,
    )
    const outages = await listLocationOutages(on, locationIds)
    return rows.map(({ location, problem, cause, screens, since }) => {
      const { id, isOpen, timeZone } = location
      const opensAt = isOpen
        ? null
        : nextOpening(now, openingHoursOf(location), timeZones.rulesOf(timeZone))
      return {
        locationId: id,
        ...pick(location, ['name', 'locationIdentifier', 'timeZone', 'awayMinutes']),
        ...pick(location, ['connected', 'linked']),
        of: location.screens,
        ...{ problem, cause },
        since: since === null ? null : stampOf(since),
        screens: screens.map(({ id: screenId, name, round, state, since: own, outageSince }) => {
          const at = outageSince ?? own
          return {
            ...{ screenId, name, round, state, since: at === null ? null : stampOf(at) },
            ...(times.get(screenId) ?? { times: 0, awayMs: 0 }),
          }
        }),
        isClosed: !isOpen,
        opensAt: opensAt === null ? null : stampOf(opensAt),
        mutedUntil: mutes.get(id)?.until ?? null,
        told: presentNotified(notified.get(id) ?? []),
        outage: outages.get(id) ?? null,
      }
    })
  }

  return {
    async list(
      actor: Actor,
      { page, limit }: { readonly page: number; readonly limit: number },
    ): Promise<LocationIssues> {
      const { on, scope } = read(actor, 'dashboard.connectivity')
      const now = clock()
      const locations = await readHealth(on, scope, now, timeZones)
      const withIssues = locations.filter(({ problem }) => problem !== null)
      const screens = await readScreens(
        on,
        withIssues.map(({ id }) => id),
        now,
      )
      const rows = withIssues
        .flatMap((location) => rowOf(location, screens.get(location.id) ?? []) ?? [])
        .sort(byUrgency)
      const mutes = await mutedUntil(on, stampOf(now))
      const mutedHealthy = mutedHealthyOf(locations, mutes)
      return {
        locations: await present(on, rows.slice((page - 1) * limit, page * limit), mutes, now),
        count: rows.length,
        mutedHealthy: mutedHealthy.slice(0, mutedNamed),
        mutedHealthyCount: mutedHealthy.length,
      }
    },
  }
}
