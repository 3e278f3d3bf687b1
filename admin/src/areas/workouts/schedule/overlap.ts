import type { ScheduledWorkout } from '@roundboard/contract'
import { addDays, onAir, startOfDayStamp, workoutDays, type Day } from '@roundboard/domain'
import { daysFrom } from './cursor.ts'

export type Remedy =
  /** Ends the day before the winning one starts; `leaves` are the days that become gaps. */
  | { readonly kind: 'end'; readonly lastDay: Day; readonly leaves: readonly Day[] }
  /** Starts the day after the winning one ends. */
  | { readonly kind: 'begin'; readonly firstDay: Day }
  /** The winning workout covers all of its days. */
  | { readonly kind: 'remove' }
  /** Every solution changes other days as well. */
  | { readonly kind: 'none' }

export interface Covered {
  readonly workout: ScheduledWorkout
  /** The next day on which screens show it. */
  readonly backOn: Day | undefined
  readonly remedy: Remedy
}

/** Several published workouts of a round on one day: which one screens show, and why. */
export interface Overlap {
  readonly day: Day
  readonly winner: ScheduledWorkout
  readonly why: 'starts-last' | 'created-last'
  readonly covered: readonly Covered[]
}

/** The workout of a round that screens show on a day. */
export function shownOn(
  workouts: readonly ScheduledWorkout[],
  day: Day,
): ScheduledWorkout | undefined {
  const published = workouts.filter(({ isDraft }) => !isDraft)
  return onAir(
    published.map((workout) => ({ ...workout, routines: workout.stills, workout })),
    day,
  )?.workout
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

function remedyFor(
  covered: ScheduledWorkout,
  winner: ScheduledWorkout,
  workouts: readonly ScheduledWorkout[],
  until: Day,
): Remedy {
  const its = workoutDays(covered)
  const winners = workoutDays(winner)
  const others = workouts.filter(({ id }) => id !== covered.id)
  if (its.firstDay < winners.firstDay)
    return {
      kind: 'end',
      lastDay: addDays(winners.firstDay, -1),
      leaves: daysFrom(winners.firstDay, earlier(its.lastDay, until)).filter(
        (day) => !shownOn(others, day),
      ),
    }
  if (its.lastDay <= winners.lastDay) return { kind: 'remove' }
  const firstDay = addDays(winners.lastDay, 1)
  // Starting later lets a workout win over more of the others.
  const moved = [...others, { ...covered, startDate: startOfDayStamp(firstDay) }]
  const isSame = daysFrom(firstDay, earlier(its.lastDay, until)).every(
    (day) => shownOn(moved, day)?.id === shownOn(workouts, day)?.id,
  )
  return isSame ? { kind: 'begin', firstDay } : { kind: 'none' }
}

/** The overlap of a round on a day; `workouts` are all of that round through `until`. */
export function overlapOn(
  workouts: readonly ScheduledWorkout[],
  day: Day,
  until: Day,
): Overlap | undefined {
  const there = workouts.filter((workout) => {
    const { firstDay, lastDay } = workoutDays(workout)
    return !workout.isDraft && workout.stills.length > 0 && firstDay <= day && day <= lastDay
  })
  const winner = shownOn(there, day)
  if (winner === undefined || there.length < 2) return undefined
  const beaten = there.filter(({ id }) => id !== winner.id)
  const isLater = beaten.every(({ startDate }) => startDate < winner.startDate)
  return {
    day,
    winner,
    why: isLater ? 'starts-last' : 'created-last',
    covered: beaten.map((workout) => ({
      workout,
      backOn: daysFrom(addDays(day, 1), earlier(workoutDays(workout).lastDay, until)).find(
        (later) => shownOn(workouts, later)?.id === workout.id,
      ),
      remedy: remedyFor(workout, winner, workouts, until),
    })),
  }
}
