import { addDays, daysBetween, limits, weekdayOf, type Day } from '@roundboard/domain'
import type { Offset, Place } from './commands.ts'

export const lastRound = Math.max(...limits.workoutRounds)

/** The first day of a week; `firstWeekday` is 0 for Sunday to 6 for Saturday. */
export function startOfWeek(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

export const keyOf = ({ round, day }: Place) => `${day}/${String(round)}`

export function placeOf(key: string): Place {
  const [day = '', round] = key.split('/')
  return { day, round: Number(round) }
}

export const isSamePlace = (a: Place, b: Place) => a.round === b.round && a.day === b.day

/** All days of a span, including both ends. */
export function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

export const offsetBetween = (from: Place, to: Place): Offset => ({
  days: daysBetween(from.day, to.day),
  rounds: to.round - from.round,
})

export const steps = ['left', 'right', 'up', 'down', 'home', 'end', 'week-back', 'week-on'] as const
export type Step = (typeof steps)[number]

/** The cell that a key leads to. Weeks are stacked: below round 9 is round 1 of a later week. */
export function stepped(at: Place, step: Step, firstWeekday: number, weeksAcross: number): Place {
  const { round, day } = at
  const below = 7 * weeksAcross
  switch (step) {
    case 'left':
      return { round, day: addDays(day, -1) }
    case 'right':
      return { round, day: addDays(day, 1) }
    case 'up':
      return round > 1 ? { round: round - 1, day } : { round: lastRound, day: addDays(day, -below) }
    case 'down':
      return round < lastRound ? { round: round + 1, day } : { round: 1, day: addDays(day, below) }
    case 'home':
      return { round, day: startOfWeek(day, firstWeekday) }
    case 'end':
      return { round, day: addDays(startOfWeek(day, firstWeekday), 6) }
    case 'week-back':
      return { round, day: addDays(day, -7) }
    case 'week-on':
      return { round, day: addDays(day, 7) }
  }
}
