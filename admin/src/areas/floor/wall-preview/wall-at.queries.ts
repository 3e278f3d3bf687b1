import { addresses, type Location, type LocationTimer, shownIn } from '@roundboard/contract'
import {
  exerciseNameIn,
  gymDay,
  type Language,
  licensedTimer,
  limits,
  onAir,
  timerAt,
} from '@roundboard/domain'
import { queryOptions } from '@tanstack/react-query'
import { api, everyPage } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'

/** A screen and a time, as in `/stage?location=…&round=3&at=2026-12-24T06:00:00Z`. */
export interface WallMoment {
  readonly location: string
  readonly round: number
  readonly at: number
  /** Whether it is the current time rather than one from the address. */
  readonly isNow: boolean
}

/** The screen and time in an address; undefined if it shows the staged workout. */
export function wallMoment(search: string): WallMoment | undefined {
  const query = new URLSearchParams(search)
  const location = query.get('location')
  const round = Number(query.get('round'))
  const at = Date.parse(query.get('at') ?? '')
  if (location === null || !limits.workoutRounds.some((known) => known === round)) return undefined
  const isNow = Number.isNaN(at)
  return { location, round, at: isNow ? Date.now() : at, isNow }
}

async function workoutOnAir(location: Location, round: number, at: number, signal: AbortSignal) {
  const query = { timeZone: location.timeZone }
  const zone = await api.call(addresses.getZoneRules, { query, signal })
  const day = gymDay(at, { ...location, zone })
  const q = JSON.stringify({ round, startDate: { $lte: day }, endDate: { $gte: day } })
  const found = await everyPage((page) => {
    const query = { q, page, limit: limits.pageSizeMax }
    return api.list(addresses.listWorkouts, { query, signal })
  })
  const workout = onAir(
    found.filter(({ isDraft }) => !isDraft),
    day,
  )
  return workout && shownIn(location.language, workout)
}

async function timerState(
  timer: LocationTimer,
  language: Language,
  at: number,
  signal: AbortSignal,
) {
  const exercises = await everyPage((page) => {
    const query = { page, limit: limits.pageSizeMax }
    return api.list(addresses.listExercises, { query, signal })
  })
  const known = exercises.map(({ name, videoLink, ...names }) => ({
    name,
    displayName: exerciseNameIn(language, names),
    videoLink,
  }))
  return timerAt(licensedTimer(timer, known), at)
}

/** Everything that a screen shows at another time, by the screens' own rules. */
export const wallAtQuery = ({ location: id, round, at, isNow }: WallMoment) =>
  queryOptions({
    queryKey: [keys.locations, id, 'wall', round, at],
    queryFn: async ({ signal }) => {
      const location = await api.call(addresses.getLocation, { params: { id }, signal })
      // Everyone may see the current workout, even without access to all workouts.
      const wall = await api.call(addresses.getRoundWorkout, {
        params: { round },
        query: { location: id },
        signal,
      })
      const workout = location.isEnabled
        ? isNow
          ? wall.workout
          : await workoutOnAir(location, round, at, signal)
        : null
      const timer = location.vtsEnabled
        ? await timerState(
            await api.call(addresses.getLocationTimer, { params: { id }, signal }),
            location.language,
            at,
            signal,
          )
        : undefined
      return {
        location,
        round: { roundNumber: round, name: wall.roundName, imageUrl: wall.roundImageUrl },
        nextRound: wall.nextRound,
        media: wall.media,
        workout,
        timer,
      }
    },
  })
