import type { calls, DataOf } from '@roundboard/contract'
import {
  addDays,
  nextGymDay,
  endOfDayStamp,
  type HealthGroup,
  healthGroups,
  limits,
  overallColour,
  roundDays,
  startOfDayStamp,
} from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findWatch, type LocationHealth, readHealth } from '../../fleet/presence/index.ts'
import { gymClockOf } from '../../locations/locations/index.ts'
import { listEmptyWorkouts, listScheduledWorkouts } from '../../workouts/workouts/index.ts'
import {
  type ReadyLocation,
  presentEmptyWorkout,
  presentLocation,
  presentNamed,
} from './dashboard.presenter.ts'

type ConnectivityQuery = z.output<(typeof calls.getConnectivity)['query']>

const sumOf = (of: readonly ReadyLocation[], field: 'connected' | 'screens') =>
  of.reduce((sum, location) => sum + location[field], 0)

/** Sorts by group in order of urgency, then by name. */
const mostUrgentFirst = (a: ReadyLocation, b: ReadyLocation) =>
  healthGroups.indexOf(a.health) - healthGroups.indexOf(b.health)

export type DashboardService = ReturnType<typeof createDashboardService>

/** The dashboard, with one query for each part. */
export function createDashboardService(
  dependencies: Pick<Platform, 'read' | 'clock' | 'timeZones'> & {
    /** Whether playlists are set here rather than in a license service. */
    arePlaylistsSetHere: boolean
  },
) {
  const { read, clock, timeZones, arePlaylistsSetHere } = dependencies
  const today = () => stampOf(clock()).slice(0, 10)

  /** The end of each location's coming day, computed once per time zone and roll-over hour. */
  function comingDayEnds() {
    const known = new Map<string, string>()
    return (location: LocationHealth) => {
      const { timeZone, is365, schedule } = location
      return known.getOrInsertComputed(JSON.stringify([timeZone, is365, schedule]), () =>
        stampOf(nextGymDay(clock(), gymClockOf(location, timeZones)).endsAt),
      )
    }
  }

  function withReadiness(
    location: LocationHealth,
    dayEndsOf: (location: LocationHealth) => string,
  ): ReadyLocation {
    const { isEnabled, linked, heldUntil } = location
    return {
      ...location,
      lacksBreaks: arePlaylistsSetHere && isEnabled && location.lacksBreaks,
      isHeld: linked === 0 || !isEnabled ? null : (heldUntil ?? '') >= dayEndsOf(location),
    }
  }

  return {
    async connectivity(
      actor: Actor,
      query: ConnectivityQuery,
    ): Promise<DataOf<typeof calls.getConnectivity>> {
      const { on, scope } = read(actor, 'dashboard.connectivity')
      const found = await readHealth(on, scope, clock(), timeZones)
      const watch = await findWatch(on)
      const dayEndsOf = comingDayEnds()
      const all = found.map((location) => withReadiness(location, dayEndsOf))
      const countOf = (group: HealthGroup) => all.filter(({ health }) => health === group).length
      const isWanted = ({ problem, isHeld, lacksBreaks }: ReadyLocation) =>
        (query.isProblem === undefined || (problem !== null) === query.isProblem) &&
        (query.isHeld === undefined || isHeld === query.isHeld) &&
        (query.lacksBreaks === undefined || lacksBreaks === query.lacksBreaks)
      const start = (query.page - 1) * query.limit
      return {
        overall: overallColour(all.map(({ colour }) => colour)),
        health: {
          offline: countOf('offline'),
          issues: countOf('issues'),
          healthy: countOf('healthy'),
          closed: countOf('closed'),
          disabled: countOf('disabled'),
          'setting-up': countOf('setting-up'),
        },
        problems: all.filter(({ problem }) => problem !== null).length,
        checkedAt: watch?.lookedAt ?? null,
        lackBreaks: all.filter(({ lacksBreaks }) => lacksBreaks).length,
        notHeld: all.filter(({ isHeld }) => isHeld === false).length,
        connected: sumOf(all, 'connected'),
        screens: sumOf(all, 'screens'),
        locations: all
          .filter(isWanted)
          .toSorted(mostUrgentFirst)
          .slice(start, start + query.limit)
          .map(presentLocation),
      }
    },

    /** Health and offline readiness of each visible location as text, to notice changes. */
    async fleet(actor: Actor): Promise<Map<string, string>> {
      const { on, scope } = read(actor, 'dashboard.connectivity')
      const found = await readHealth(on, scope, clock(), timeZones)
      return new Map(
        found.map(({ id, connected, withIssues, screens, health, holding, heldUntil }) => [
          id,
          [`${connected}/${screens}`, withIssues, health, holding, heldUntil].join(' '),
        ]),
      )
    },

    async contentStatus(
      actor: Actor,
      page: { page: number; limit: number },
    ): Promise<DataOf<typeof calls.getContentStatus>> {
      const { on } = read(actor, 'dashboard.content')
      const found = await listEmptyWorkouts(on, startOfDayStamp(today()), page)
      return { workouts: found.rows.map(presentEmptyWorkout), count: found.count }
    },

    async schedule(
      actor: Actor,
      from: string = today(),
    ): Promise<DataOf<typeof calls.getSchedule>> {
      const { on } = read(actor, 'dashboard.content')
      const days = Array.from({ length: limits.dashboardDays }, (_, index) => addDays(from, index))
      const scheduled = await listScheduledWorkouts(
        on,
        startOfDayStamp(from),
        endOfDayStamp(addDays(from, limits.dashboardDays - 1)),
      )
      const candidates = scheduled.map(({ routineCount, isDraft, ...workout }) => ({
        ...workout,
        isDraft: isDraft === 1,
        routines: { length: routineCount },
      }))
      const byRound = Map.groupBy(
        roundDays(candidates, from, days.at(-1) ?? from),
        ({ round }) => round,
      )
      const ofRound = (round: number) => {
        const cells = byRound.get(round) ?? []
        return {
          round,
          isScheduled: cells.map(({ workout }) => workout !== null),
          workouts: cells.map(({ workout }) => workout && presentNamed(workout)),
          drafts: cells.map(({ workout, draft }) =>
            workout === null ? draft && presentNamed(draft) : null,
          ),
        }
      }
      return { days, rounds: limits.workoutRounds.map(ofRound) }
    },
  }
}
