import { addDays } from './calendar-days.ts'
import { gymDay, gymDayStart, type GymClock } from './gym-calendar.ts'
import { onAir, type OnAirCandidate } from './on-air.ts'

/** A period, `from` inclusive to `to` exclusive in epoch milliseconds, with a workout or none. */
export type ProgrammeInterval<W> = {
  readonly from: number
  readonly to: number
  readonly workout: W | null
}

/** What a screen shows and when, in order and without gaps (design section 5). */
export type Programme<W> = readonly ProgrammeInterval<W>[]

/** What a screen shows at an instant. `nextChangeAt` is when to check again, in epoch milliseconds; null after the program's end, when its last interval stays on. */
export type Playback<W> = {
  readonly workout: W | null
  readonly nextChangeAt: number | null
}

/** The program of one round for `days` gym days, the first being the one at the instant `from` (epoch milliseconds). */
export function programme<W extends OnAirCandidate>(
  workouts: readonly W[],
  clock: GymClock,
  from: number,
  days: number,
): ProgrammeInterval<W>[] {
  const intervals: ProgrammeInterval<W>[] = []
  let day = gymDay(from, clock)
  let start = gymDayStart(day, clock)
  for (let count = 0; count < days; count++) {
    const nextDay = addDays(day, 1)
    const end = gymDayStart(nextDay, clock)
    if (start < end)
      append(intervals, { from: start, to: end, workout: onAir(workouts, day) ?? null })
    day = nextDay
    start = end
  }
  return intervals
}

/**
 * What to show at `now` (epoch milliseconds): the current interval, the first one before the
 * program begins, and the last one after its end, so that no screen goes blank without network.
 */
export function playbackAt<W>(programme: Programme<W>, now: number): Playback<W> {
  const current = programme.find((interval) => now < interval.to)
  if (current) return { workout: current.workout, nextChangeAt: current.to }
  const last = programme[programme.length - 1]
  return { workout: last?.workout ?? null, nextChangeAt: null }
}

function append<W extends OnAirCandidate>(
  intervals: ProgrammeInterval<W>[],
  next: ProgrammeInterval<W>,
): void {
  const last = intervals[intervals.length - 1]
  if (last && last.workout?.id === next.workout?.id)
    intervals[intervals.length - 1] = { ...last, to: next.to }
  else intervals.push(next)
}
