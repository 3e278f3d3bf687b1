import { addresses, type ScheduledWorkout } from '@roundboard/contract'
import { addDays, workoutDays, type Day } from '@roundboard/domain'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { keys } from '../../../../shared/api/keys.ts'
import { shownOn } from '../overlap.ts'

/** The limit of workouts with the same name to check. */
const earlierMax = 3
const daysLookedAt = 28

/** The last day before a workout on which its round showed one of the same name, or null. */
export const lastTimeQuery = ({ id, name, round, startDate }: ScheduledWorkout) =>
  queryOptions({
    queryKey: [keys.workouts, 'last-time', id, name, round, startDate],
    queryFn: async ({ signal }): Promise<Day | null> => {
      const q = JSON.stringify({ round, name, endDate: { $lt: startDate } })
      const query = { q, sort: '-endDate', limit: 20 } as const
      const { items } = await api.list(addresses.listWorkouts, { query, signal })
      const alike = items.filter((item) => item.name === name && !item.isDraft)
      for (const item of alike.slice(0, earlierMax)) {
        const { firstDay, lastDay } = workoutDays(item)
        const earliest = addDays(lastDay, 1 - daysLookedAt)
        const from = firstDay > earliest ? firstDay : earliest
        const span = { from, to: lastDay }
        const { workouts } = await api.call(addresses.readSchedule, { query: span, signal })
        const ofRound = workouts.filter((other) => other.round === round)
        for (let day = lastDay; day >= from; day = addDays(day, -1))
          if (shownOn(ofRound, day)?.id === item.id) return day
      }
      return null
    },
    staleTime: 60_000,
  })
