import type { calls, DataOf } from '@roundboard/contract'
import {
  addDays,
  comingGymDay,
  connectedSpan,
  type ConnectivityColour,
  connectivityColours,
  endOfDayStamp,
  isNeverLinked,
  limits,
  locationColour,
  overallColour,
  roundDays,
  startOfDayStamp,
} from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { type Clock, stampOf, stampsOf } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/read.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { gymClockOf } from '../../locations/locations/index.ts'
import { listLackingWorkouts, listScheduledWorkouts } from '../../workouts/workouts/index.ts'
import {
  type Coloured,
  presentLackingWorkout,
  presentLocation,
  presentNamed,
} from './dashboard.presenter.ts'
import * as rows from './dashboard.repository.ts'

type ConnectivityQuery = z.output<(typeof calls.getConnectivity)['query']>

const sumOf = (of: readonly Coloured[], field: 'connected' | 'screens') =>
  of.reduce((sum, location) => sum + location[field], 0)

const isProblem = ({ colour }: Coloured) => colour === 'red' || colour === 'yellow'

const badness = ({ colour, isNeverLinked }: Coloured) =>
  (colour === null ? -1 : connectivityColours.indexOf(colour)) - (isNeverLinked ? 0.5 : 0)

/** What went dark, then what was never linked, then yellow, green and without screens; each by name. */
const worstFirst = (a: Coloured, b: Coloured) => badness(b) - badness(a)

export type DashboardService = ReturnType<typeof createDashboardService>

/** What staff see first, in one query each. */
export function createDashboardService(dependencies: {
  read: Reader
  clock: Clock
  timeZones: TimeZones
  /** Whether playlists are set here, and not at a service elsewhere. */
  arePlaylistsSetHere: boolean
}) {
  const { read, clock, timeZones, arePlaylistsSetHere } = dependencies
  const today = () => stampOf(clock()).slice(0, 10)

  /** When the coming days of gyms end, each clock asked once. */
  function comingDayEnds() {
    const known = new Map<string, string>()
    return (location: rows.LocationPresence) => {
      const { timeZone, is365, schedule } = location
      return known.getOrInsertComputed(JSON.stringify([timeZone, is365, schedule]), () =>
        stampOf(comingGymDay(clock(), gymClockOf(location, timeZones)).endsAt),
      )
    }
  }

  function coloured(
    location: rows.LocationPresence,
    dayEndsOf: (location: rows.LocationPresence) => string,
  ): Coloured {
    const { connected, screens, linked, heldUntil } = location
    return {
      ...location,
      colour: locationColour(connected, screens),
      isNeverLinked: isNeverLinked({ ...location, total: screens }),
      lacksBreaks: arePlaylistsSetHere && location.lacksBreaks,
      isHeld: linked === 0 ? null : (heldUntil ?? '') >= dayEndsOf(location),
    }
  }

  return {
    async connectivity(
      actor: Actor,
      query: ConnectivityQuery,
    ): Promise<DataOf<typeof calls.getConnectivity>> {
      const { on, scope } = read(actor, 'dashboard.connectivity')
      const span = stampsOf(connectedSpan(clock()))
      const found = await rows.listLocationPresence(on, scope, span)
      const dayEndsOf = comingDayEnds()
      const all = found.map((location) => coloured(location, dayEndsOf))
      const countOf = (colour: ConnectivityColour | null) =>
        all.filter((location) => location.colour === colour).length
      const isWanted = (location: Coloured) =>
        (query.isProblem === undefined || isProblem(location) === query.isProblem) &&
        (query.isHeld === undefined || location.isHeld === query.isHeld) &&
        (query.lacksBreaks === undefined || location.lacksBreaks === query.lacksBreaks)
      const start = (query.page - 1) * query.limit
      return {
        overall: overallColour(all.map((location) => location.colour)),
        green: countOf('green'),
        yellow: countOf('yellow'),
        red: countOf('red'),
        withoutScreens: countOf(null),
        lackBreaks: all.filter(({ lacksBreaks }) => lacksBreaks).length,
        notHeld: all.filter(({ isHeld }) => isHeld === false).length,
        connected: sumOf(all, 'connected'),
        screens: sumOf(all, 'screens'),
        locations: all
          .filter(isWanted)
          .toSorted(worstFirst)
          .slice(start, start + query.limit)
          .map(presentLocation),
      }
    },

    /** The connectivity and holding of every location that the actor may see, as a text that differs when they changed. */
    async fleet(actor: Actor): Promise<Map<string, string>> {
      const { on, scope } = read(actor, 'dashboard.connectivity')
      const span = stampsOf(connectedSpan(clock()))
      const found = await rows.listLocationPresence(on, scope, span)
      return new Map(
        found.map(({ id, connected, screens, holding, heldUntil, ...ever }) => [
          id,
          `${String(connected)}/${String(screens)} ${String(isNeverLinked({ ...ever, total: screens }))} ${String(holding)} ${heldUntil ?? ''}`,
        ]),
      )
    },

    async contentStatus(
      actor: Actor,
      page: { page: number; limit: number },
    ): Promise<DataOf<typeof calls.getContentStatus>> {
      const { on } = read(actor, 'dashboard.content')
      const found = await listLackingWorkouts(on, startOfDayStamp(today()), page)
      return { workouts: found.rows.map(presentLackingWorkout), count: found.count }
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
