import type { calls, Workout } from '@roundboard/contract'
import { type Day, missingTexts, workoutDays } from '@roundboard/domain'
import type { z } from 'zod'

type Filters = Pick<
  z.output<(typeof calls.exportWorkouts)['query']>,
  'from' | 'to' | 'round' | 'isDraft' | 'isWithoutSteps' | 'isOverlapping' | 'lacks'
>

const later = (a: Day, b: Day) => (a < b ? b : a)
const earlier = (a: Day, b: Day) => (a < b ? a : b)

/** Published workouts that share a round and day with another published one. */
function overlappingOf(workouts: readonly Workout[], from: Day, to: Day): ReadonlySet<string> {
  const found = new Set<string>()
  const published = workouts.filter(({ isDraft }) => !isDraft)
  for (const ofRound of Map.groupBy(published, ({ round }) => round).values()) {
    const sorted = ofRound
      .map((workout) => ({ id: workout.id, ...workoutDays(workout) }))
      .map(({ id, firstDay, lastDay }) => ({
        ...{ id, first: later(firstDay, from), last: earlier(lastDay, to) },
      }))
      .sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
    let longest: (typeof sorted)[number] | undefined
    for (const one of sorted) {
      if (longest !== undefined && one.first <= longest.last) {
        found.add(one.id)
        found.add(longest.id)
      }
      if (longest === undefined || one.last > longest.last) longest = one
    }
  }
  return found
}

/** The workouts of a span that match the filters, as the schedule shows them. */
export function shownOf(workouts: readonly Workout[], filters: Filters): Workout[] {
  const { from, to, round, isDraft, isWithoutSteps, isOverlapping, lacks } = filters
  const overlapping = isOverlapping === undefined ? undefined : overlappingOf(workouts, from, to)
  return workouts.filter(
    (workout) =>
      (round === undefined || workout.round === round) &&
      (isDraft === undefined || workout.isDraft === isDraft) &&
      (isWithoutSteps === undefined || (workout.routines.length === 0) === isWithoutSteps) &&
      overlapping?.has(workout.id) === isOverlapping &&
      (lacks === undefined || missingTexts(workout, [lacks]).length > 0),
  )
}
