import type { ScheduledWorkout, WorkoutSchedule } from '@roundboard/contract'
import { workoutDays } from '@roundboard/domain'
import { localToday } from '../../../../shared/format/local-today.ts'
import { shownOn } from '../overlap.ts'

export type WorkoutState =
  | { readonly kind: 'draft' | 'no-steps' | 'past' | 'published' }
  | { readonly kind: 'on-air'; readonly gyms: number }

/** How a workout stands: `ofRound` is all that lies in its round around it. */
export function stateOf(
  workout: ScheduledWorkout,
  ofRound: readonly ScheduledWorkout[],
  today: WorkoutSchedule['today'],
): WorkoutState {
  if (workout.isDraft) return { kind: 'draft' }
  if (workout.stills.length === 0) return { kind: 'no-steps' }
  const earliest = today[0]?.day ?? localToday()
  if (workoutDays(workout).lastDay < earliest) return { kind: 'past' }
  const gyms = today
    .filter(({ day }) => shownOn(ofRound, day)?.id === workout.id)
    .reduce((sum, now) => sum + now.gyms, 0)
  return gyms > 0 ? { kind: 'on-air', gyms } : { kind: 'published' }
}
