import { addresses, type ScheduledWorkout, type WorkoutSchedule } from '@roundboard/contract'
import { addDays, type Day } from '@roundboard/domain'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'

/** Days per request: eight weeks. */
export const chunkDays = 56
/** Other users change the schedule, and locations enter the next day. */
const againMs = 60_000

/** The counts of gaps, drafts and overlaps, the same on all pages. */
export const coverageQuery = queryOptions({
  queryKey: [keys.workouts, 'schedule', 'coverage'],
  queryFn: ({ signal }) => api.call(addresses.getCoverage, { signal }),
  refetchInterval: againMs,
})

/** Eight weeks of workouts; with a location, its rotation as well. */
export const chunkQuery = (from: Day, location: string | undefined) =>
  queryOptions({
    queryKey: [keys.workouts, 'schedule', from, location ?? ''],
    queryFn: ({ signal }) => {
      const query = { from, to: addDays(from, chunkDays - 1), ...(location && { location }) }
      return api.call(addresses.readSchedule, { query, signal })
    },
    refetchInterval: againMs,
  })

/** Merges several responses; workouts at the border of two are in both. */
export function joined(chunks: readonly WorkoutSchedule[]): WorkoutSchedule | undefined {
  const [first] = chunks
  if (first === undefined) return undefined
  const workouts = new Map<string, ScheduledWorkout>()
  for (const chunk of chunks)
    for (const workout of chunk.workouts) workouts.set(workout.id, workout)
  return {
    ...first,
    workouts: [...workouts.values()],
    today: chunks.flatMap(({ today }) => today).sort((a, b) => (a.day < b.day ? -1 : 1)),
  }
}
