import { addDays, type Day } from './calendar-days.ts'
import { limits } from './limits.ts'
import { onAir, type OnAirCandidate } from './on-air.ts'

/** The fields that decide which workout a round has on a day. Screens never show drafts. */
export type CoverageCandidate = OnAirCandidate & {
  readonly round: number
  readonly isDraft: boolean
}

/** A day of a round without a published workout that screens can show, whether it has drafts or not. */
export type Gap = { readonly round: number; readonly day: Day; readonly hasDraft: boolean }

/** A day of a round: what screens show (null in a gap), a draft if there is one, and everything published. */
export type RoundDay<W> = {
  readonly round: number
  readonly day: Day
  readonly workout: W | null
  readonly draft: W | null
  readonly published: readonly W[]
}

const includes = ({ startDate, endDate }: OnAirCandidate, day: Day) =>
  startDate.slice(0, 10) <= day && day <= endDate.slice(0, 10)

/** Every day from `from` to `to` of rounds 1 to 9, by day, then by round. */
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
    for (const round of limits.workoutRounds) {
      const there = published.get(round)?.filter((workout) => includes(workout, day)) ?? []
      found.push({
        round,
        day,
        workout: onAir(there, day) ?? null,
        draft: drafts.get(round)?.find((draft) => includes(draft, day)) ?? null,
        published: there,
      })
    }
  return found
}
