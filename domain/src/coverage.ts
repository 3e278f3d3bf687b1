import { addDays, type Day } from './calendar-days.ts'
import { limits } from './limits.ts'
import { onAir, type OnAirCandidate } from './on-air.ts'

/** What of a workout decides what a day of its round has; of a draft walls know nothing. */
export type CoverageCandidate = OnAirCandidate & {
  readonly round: number
  readonly isDraft: boolean
}

/** A day of a round: what walls show on it, null for a hole, and a draft that lies on it, if any. */
export type RoundDay<W> = {
  readonly round: number
  readonly day: Day
  readonly workout: W | null
  readonly draft: W | null
}

const includes = ({ startDate, endDate }: OnAirCandidate, day: Day) =>
  startDate.slice(0, 10) <= day && day <= endDate.slice(0, 10)

/** Every day from `from` to `to` of every round from 1 to 9, by day, then by round. */
export function roundDays<W extends CoverageCandidate>(
  workouts: readonly W[],
  from: Day,
  to: Day,
): RoundDay<W>[] {
  const published = Map.groupBy(
    workouts.filter(({ isDraft }) => !isDraft),
    ({ round }) => round,
  )
  const drafts = Map.groupBy(
    workouts.filter(({ isDraft }) => isDraft),
    ({ round }) => round,
  )
  const found: RoundDay<W>[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const round of limits.workoutRounds)
      found.push({
        round,
        day,
        workout: onAir(published.get(round) ?? [], day) ?? null,
        draft: drafts.get(round)?.find((draft) => includes(draft, day)) ?? null,
      })
  return found
}
