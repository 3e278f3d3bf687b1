import { hash } from 'node:crypto'
import type { Programme, WallBranding, Workout } from '@roundboard/contract'
import {
  addDays,
  type Equipment,
  substitutedProgramme,
  gymDay,
  gymDayStart,
  type Language,
  limits,
  markedOutAt,
  type OutPiece,
  outChangesAt,
  playbackAt,
  programme,
  videoLinkFor,
} from '@roundboard/domain'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import {
  type FittedWorkout,
  fitRoutines,
  fitWorkout,
  type KnownClips,
  sparesOf,
} from '../../locations/equipment/index.ts'
import { gymClockOf, missingEquipmentOf } from '../../locations/locations/index.ts'
import type { DescribesMedia } from '../../media/library/index.ts'
import { createSpoken, type ScheduledInterval, type Spoken } from './spoken.ts'

export interface ShowingSources {
  readonly clock: Clock
  readonly timeZones: TimeZones
  readonly media: DescribesMedia
  readonly listRounds: () => Promise<
    readonly {
      roundNumber: number
      name: string
      imageUrl: string
      videoLink: string | null
      lrVideoLink: string | null
    }[]
  >
  readonly listWorkouts: (round: number, from: string, to: string) => Promise<Workout[]>
  /** The franchise's own colours and logo; null: the product's. */
  readonly wallFace: () => Promise<WallBranding | null>
  /** The app version, and until when it is that, in epoch milliseconds. */
  readonly currentVersion: () => Promise<{ readonly version: string; readonly until: number }>
  /** What clips need, and what may stand in for them. */
  readonly knownClips: () => Promise<KnownClips>
}

interface Clips {
  readonly videoLink: string
  readonly lrVideoLink: string | null
}

/** The flexibility video of a gym, and what it stands in for. */
export interface ShownFlexibility {
  readonly flexibilityVideo: string | null
  readonly flexibilityInsteadOf: Equipment | undefined
}

/** What a round shows in all gyms that have the same clock and video host. */
export interface Showing {
  readonly roundName: string
  readonly roundImageUrl: string
  /** The other rounds in the order in which whoever stands here comes to them. */
  readonly roundsAfter: readonly NextRound[]
  readonly intervals: readonly ScheduledInterval[]
  /** The workout of today as it was made, whatever equipment is there. */
  readonly planned: Workout | null
  /** Clips that may have to stand in for others. */
  readonly spares: readonly string[]
  /** The clips of the flexibility round as they were chosen, whatever equipment is there. */
  readonly flexibility: Clips | null
  readonly flexibilityVideo: string | null
  /** What that stands in for. */
  readonly flexibilityInsteadOf: Equipment | undefined
  /** The same as it is at a later instant of this day, by what is known of it now. */
  readonly flexibilityAt: (at: number) => ShownFlexibility
  readonly media: Programme['media']
  readonly face: WallBranding | null
  readonly appVersion: string
  /** What walls in a language show and are told; prepared once for each language. */
  readonly spoken: (language: Language) => Spoken
  /** From when until when this holds, in epoch milliseconds. */
  readonly startsAt: number
  readonly expiresAt: number
  /** Another one when anything of it is. */
  readonly digest: string
}

/** Of what is prepared: for which version, while what is out, from when on. */
interface Now {
  readonly app: { readonly version: string; readonly until: number }
  readonly pieces: readonly OutPiece[]
  readonly startsAt: number
}

const sharedForMs = 60_000

/** Keeps what is asked for a minute, so that it is asked once for all who want it meanwhile. */
export function createShared<Value>() {
  const known = new Map<string, Promise<Value>>()
  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const found = known.get(key)
      if (found) return found
      const asked = ask()
      known.set(key, asked)
      const forget = () => {
        if (known.get(key) === asked) known.delete(key)
      }
      asked.catch(forget)
      setTimeout(forget, sharedForMs).unref()
      return asked
    },
    clear() {
      known.clear()
    },
  }
}

export type NextRound = NonNullable<Programme['nextRound']>

/** The rest of the nine, counted on from a round; after the last comes the first. */
function roundsAfter(
  round: number,
  rounds: Awaited<ReturnType<ShowingSources['listRounds']>>,
): NextRound[] {
  const { length } = limits.workoutRounds
  return Array.from({ length: length - 1 }, (_, index) => {
    const roundNumber = ((round + index) % length) + 1
    const record = rounds.find((known) => known.roundNumber === roundNumber)
    return {
      roundNumber,
      name: record?.name ?? `Round ${String(roundNumber)}`,
      imageUrl: record?.imageUrl ?? '',
    }
  })
}

/** A workout without what is absent: the same object for the same result, made once. */
function createFit(known: KnownClips, missing: readonly Equipment[], lrVideo: boolean) {
  const made = new Map<Workout, Map<string, FittedWorkout>>()
  return (workout: Workout, out: readonly Equipment[]): FittedWorkout => {
    const absent = new Set([...missing, ...out])
    if (absent.size === 0) return workout
    const fitted = fitWorkout(workout, { known, absent, lrVideo })
    if (fitted === workout) return workout
    return made
      .getOrInsertComputed(workout, () => new Map<string, FittedWorkout>())
      .getOrInsertComputed(JSON.stringify(fitted.routines), () => fitted)
  }
}

/** The same workout as one that displays know to be newer than what they showed until then. */
function newerFrom<W extends Pick<Workout, 'updatedAt'>>(workout: W, at: number): W {
  const turned = stampOf(at)
  return turned > workout.updatedAt ? { ...workout, updatedAt: turned } : workout
}

/** Prepares what rounds show once for each gym clock, of which a franchise has few, and not for each gym. */
export function createShowings(sources: ShowingSources) {
  const workouts = createShared<Workout[]>()
  const showings = createShared<Showing>()

  async function prepare(
    location: LocationRow,
    round: number,
    today: string,
    { app, pieces, startsAt }: Now,
  ): Promise<Showing> {
    const gym = gymClockOf(location, sources.timeZones)
    const lrVideo = location.lrVideo === 1
    const isShown = location.isEnabled === 1 && round !== limits.flexibilityRound
    const last = addDays(today, limits.programmeDays)
    const ask = () => sources.listWorkouts(round, today, last)
    const [scheduled, rounds, face, known] = await Promise.all([
      isShown ? workouts.get(`${String(round)} ${today}`, ask) : [],
      sources.listRounds(),
      sources.wallFace(),
      sources.knownClips(),
    ])
    const plain = programme(scheduled, gym, gymDayStart(today, gym), limits.programmeDays)
    const missing = missingEquipmentOf(location)
    const fit = createFit(known, missing, lrVideo)
    const intervals = substitutedProgramme<FittedWorkout>(plain, pieces, fit, newerFrom)
    const gymHas = { known, absent: new Set(missing), lrVideo }
    const stamped: ScheduledInterval[] = intervals.map((interval) => ({
      from: stampOf(interval.from),
      to: stampOf(interval.to),
      workout: interval.workout,
    }))
    const record = rounds.find((known) => known.roundNumber === round)
    const flexibility =
      round === limits.flexibilityRound && record?.videoLink
        ? { videoLink: record.videoLink, lrVideoLink: record.lrVideoLink }
        : null
    const spares = [...plain.map(({ workout }) => workout?.routines), flexibility ?? []].flatMap(
      (clips) => sparesOf([clips ?? []].flat(), gymHas),
    )
    const flexibilityAt = (at: number): ShownFlexibility => {
      // It has no bell: it is another as soon as a coach says so.
      const absent = new Set([...missing, ...markedOutAt(pieces, at)])
      const fitted = flexibility && fitRoutines([flexibility], { ...gymHas, absent })[0]
      return {
        flexibilityVideo:
          (fitted && (fitted.substitute?.videoLink ?? videoLinkFor(fitted.step, lrVideo))) ?? null,
        flexibilityInsteadOf: fitted?.substitute && fitted.missing[0],
      }
    }
    const flexibilityNow = flexibilityAt(startsAt)
    const roundImageUrl = record?.imageUrl ?? ''
    const after = isShown ? roundsAfter(round, rounds) : []
    const routines = stamped.flatMap(({ workout }) => workout?.routines ?? [])
    const links = [
      roundImageUrl,
      flexibilityNow.flexibilityVideo ?? '',
      face?.logo ?? '',
      ...routines.map((routine) => videoLinkFor(routine, lrVideo)),
      ...spares,
    ]
    // What is named as a locker room's own video has no other one for locker rooms.
    const forLockerRooms = [record?.lrVideoLink, ...routines.map(({ lrVideoLink }) => lrVideoLink)]
    const facts = {
      roundName: record?.name ?? `Round ${String(round)}`,
      roundImageUrl,
      roundsAfter: after,
      intervals: stamped,
      planned: playbackAt(plain, startsAt).workout,
      spares: [...new Set(spares)],
      flexibility,
      ...flexibilityNow,
      media: await sources.media.describe(
        [...new Set(links)].filter((link) => link !== ''),
        lrVideo,
        new Set(forLockerRooms.filter((link) => typeof link === 'string')),
      ),
      face,
      appVersion: app.version,
    }
    return {
      ...facts,
      flexibilityAt,
      spoken: createSpoken({ intervals: stamped, lrVideo, appVersion: app.version }, startsAt),
      startsAt,
      // What is on air and the window of fourteen days change with the gym day; within it what is out.
      expiresAt: Math.min(
        gymDayStart(addDays(today, 1), gym),
        app.until,
        outChangesAt(pieces).find((at) => at > startsAt) ?? Infinity,
      ),
      digest: hash('sha256', JSON.stringify(facts), 'base64url'),
    }
  }

  return {
    /** What a location's round shows in its gym day that is now, while these pieces are out. */
    async of(location: LocationRow, round: number, pieces: readonly OutPiece[]): Promise<Showing> {
      const now = sources.clock()
      const gym = gymClockOf(location, sources.timeZones)
      const today = gymDay(now, gym)
      const turned = outChangesAt(pieces).findLast((at) => at <= now) ?? -Infinity
      const startsAt = Math.max(gymDayStart(today, gym), turned)
      const { timeZone, is365, schedule, isEnabled, lrVideo, missingEquipment } = location
      const app = await sources.currentVersion()
      const facts = [round, today, timeZone, is365, schedule, isEnabled, lrVideo, app.version]
      const equipment = [missingEquipment, pieces, startsAt]
      return showings.get(JSON.stringify([...facts, ...equipment]), () =>
        prepare(location, round, today, { app, pieces, startsAt }),
      )
    },
    clear() {
      workouts.clear()
      showings.clear()
    },
  }
}
