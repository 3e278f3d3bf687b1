import type { Programme, Round, WallBranding, Workout } from '@roundboard/contract'
import {
  addDays,
  type Day,
  type Equipment,
  type ExerciseNames,
  type GymClock,
  gymDay,
  gymDayStart,
  limits,
  outChangesAt,
  type OutPiece,
  piecesOfDay,
} from '@roundboard/domain'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import type { Reader } from '../../../platform/read.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { listRoundsWithScreens } from '../../fleet/screens/index.ts'
import { findEquipment, type KnownClips } from '../../locations/equipment/index.ts'
import {
  findLocation,
  gymClockOf,
  type LocationsService,
  missingEquipmentOf,
} from '../../locations/locations/index.ts'
import { listExercisesNamed, presentExercise } from '../../workouts/exercises/index.ts'
import type { WorkoutsService } from '../../workouts/workouts/index.ts'
import { listBreaks } from '../timer/index.ts'
import { createShared } from './shared.ts'

export type NextRound = Pick<
  NonNullable<Programme['nextRound']>,
  'roundNumber' | 'name' | 'imageUrl'
>

/** An active break's exercise, from the catalog. */
export interface BreakExercise extends ExerciseNames {
  readonly name: string
  readonly videoLink: string | null
  /** What it substitutes for. */
  readonly insteadOf?: Equipment | undefined
}

/** What determines a round's program. Locations with the same input share one program. */
export interface RoundInput {
  /** Identifies the input. */
  readonly key: string
  readonly round: number
  readonly gym: GymClock
  readonly today: Day
  /** When the input took effect, in epoch milliseconds. */
  readonly startsAt: number
  readonly lrVideo: boolean
  readonly missing: readonly Equipment[]
  readonly pieces: readonly OutPiece[]
  /** The app version, and when it ends, in epoch milliseconds. */
  readonly app: { readonly version: string; readonly until: number }
  readonly record: Round | undefined
  /** The other rounds, in the order in which members reach them. */
  readonly roundsAfter: readonly NextRound[]
  readonly workouts: readonly Workout[]
  /** Null for the product's own. */
  readonly branding: WallBranding | null
  readonly known: KnownClips
}

/** Everything that determines what a location's round shows, read at one instant. */
export interface Input extends RoundInput {
  readonly now: number
  readonly location: LocationRow
  /** Exercise names of the active breaks, with repetitions. */
  readonly breakOrder: readonly string[]
  /** Each of them once, before substitution. */
  readonly plannedBreaks: readonly BreakExercise[]
  /** The member page's address, if screens show it. */
  readonly memberPage: string | null
  /** The round that members go to next, if screens announce it. */
  readonly next: { readonly round: NextRound; readonly input: RoundInput } | undefined
}

export interface GatherSources {
  readonly read: Reader
  readonly clock: Clock
  readonly timeZones: TimeZones
  readonly rounds: { list(actor: Actor): Promise<readonly Round[]> }
  readonly workouts: Pick<WorkoutsService, 'listOfDays'>
  readonly locations: Pick<LocationsService, 'shownPocketAddress'>
  readonly branding: () => Promise<WallBranding | null>
  readonly currentVersion: () => Promise<RoundInput['app']>
  readonly knownClips: () => Promise<KnownClips>
}

const server = systemActor('screen', 'rounds.read', 'workouts.read')

/** The other rounds, counted on from this one; the first follows the last. */
function roundsFrom(round: number, records: readonly Round[]): NextRound[] {
  const { length } = limits.workoutRounds
  return Array.from({ length: length - 1 }, (_, index) => {
    const roundNumber = ((round + index) % length) + 1
    const record = records.find((known) => known.roundNumber === roundNumber)
    return {
      roundNumber,
      name: record?.name ?? `Round ${String(roundNumber)}`,
      imageUrl: record?.imageUrl ?? '',
    }
  })
}

async function breaksNamed(on: Executor, names: readonly string[]): Promise<BreakExercise[]> {
  const known = names.length === 0 ? [] : await listExercisesNamed(on, names)
  return names.flatMap((name) =>
    known
      .filter((exercise) => exercise.name === name)
      .slice(0, 1)
      .map(presentExercise)
      .map(({ videoLink, displayName, displayNameEs, displayNameTranslations }) => {
        return { name, videoLink, displayName, displayNameEs, displayNameTranslations }
      }),
  )
}

/** What determines what all rounds of a location show. Undefined if it was deleted. */
async function readPlace(on: Executor, locationId: string) {
  const location = await findLocation(on, locationId)
  if (location === undefined) return undefined
  const { pieces } = await findEquipment(on, locationId)
  const breakOrder = location.vtsEnabled === 1 ? await listBreaks(on, locationId) : []
  const plannedBreaks = await breaksNamed(on, [...new Set(breakOrder)])
  return { location, pieces, breakOrder, plannedBreaks }
}

/** Reads what determines what a location's round shows. What rounds or locations share is read once. */
export function createGather(sources: GatherSources) {
  const { read, clock, timeZones } = sources
  const workouts = createShared<Workout[]>()
  const rounds = createShared<readonly Round[]>()
  const roundsWithScreens = createShared<ReadonlySet<number>>()
  const places = createShared<Awaited<ReturnType<typeof readPlace>>>()
  // Input read before a change must not pass for input read after it.
  let generation = 0

  async function gatherRound(
    row: LocationRow,
    round: number,
    { now, pieces }: { now: number; pieces: readonly OutPiece[] },
  ): Promise<RoundInput> {
    const since = generation
    const gym = gymClockOf(row, timeZones)
    const today = gymDay(now, gym)
    const turned = outChangesAt(pieces).findLast((at) => at <= now) ?? -Infinity
    const startsAt = Math.max(gymDayStart(today, gym), turned)
    const isShown = row.isEnabled === 1 && round !== limits.flexibilityRound
    const listWorkouts = () =>
      sources.workouts.listOfDays(server, round, today, addDays(today, limits.programmeDays))
    const [app, scheduled, records, branding, known] = await Promise.all([
      sources.currentVersion(),
      isShown ? workouts.get(`${String(round)} ${today}`, listWorkouts) : [],
      rounds.get('', () => sources.rounds.list(server)),
      sources.branding(),
      sources.knownClips(),
    ])
    const { timeZone, is365, schedule, isEnabled, lrVideo, missingEquipment } = row
    const ofClock = [round, today, timeZone, is365, schedule, isEnabled, lrVideo, app.version]
    return {
      key: JSON.stringify([since, ...ofClock, missingEquipment, pieces, startsAt]),
      ...{ round, gym, today, startsAt, lrVideo: lrVideo === 1 },
      ...{ missing: missingEquipmentOf(row), pieces, app, branding, known },
      record: records.find(({ roundNumber }) => roundNumber === round),
      roundsAfter: isShown ? roundsFrom(round, records) : [],
      workouts: scheduled,
    }
  }

  /** The next round with a screen, or, if no other round has one, the next by number. */
  async function nextOf(
    on: Executor,
    { id, vtsEnabled, showsNext }: LocationRow,
    roundsAfter: readonly NextRound[],
  ): Promise<NextRound | undefined> {
    if (vtsEnabled !== 1 || showsNext !== 1) return undefined
    const hung = await roundsWithScreens.get(id, () => listRoundsWithScreens(on, id))
    return roundsAfter.find(({ roundNumber }) => hung.has(roundNumber)) ?? roundsAfter[0]
  }

  return {
    /** Undefined if the location was deleted. */
    async gather(locationId: string, round: number): Promise<Input | undefined> {
      const { on } = read(server, 'screen')
      const place = await places.get(locationId, () => readPlace(on, locationId))
      if (place === undefined) return undefined
      const { location } = place
      const now = clock()
      const at = { now, pieces: piecesOfDay(place.pieces, now).map(({ by: _by, ...one }) => one) }
      const input = await gatherRound(location, round, at)
      const next = await nextOf(on, location, input.roundsAfter)
      return {
        ...input,
        ...{ now, location, breakOrder: place.breakOrder, plannedBreaks: place.plannedBreaks },
        memberPage:
          round === limits.flexibilityRound ? null : sources.locations.shownPocketAddress(location),
        next: next && { round: next, input: await gatherRound(location, next.roundNumber, at) },
      }
    },
    dropShared() {
      generation += 1
      workouts.drop()
      rounds.drop()
    },
    dropRoundsWithScreens: () => roundsWithScreens.drop(),
    dropPlaces: places.drop,
  }
}
