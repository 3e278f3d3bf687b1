import type { Workout } from '@roundboard/contract'
import { addDays, type Day, workoutDays } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { workoutQueries } from './workouts.queries.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** Whether any location can be in one of its days: time zones are at most a day from UTC. */
export function canBeOnAir(workout: Workout, utcToday: Day): boolean {
  const { firstDay, lastDay } = workoutDays(workout)
  return firstDay <= addDays(utcToday, 1) && addDays(utcToday, -1) <= lastDay
}

/** Confirms changes of workouts that are on screens now. */
export function useOnAirQuestion() {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const confirm = useConfirm()
  const queryClient = useQueryClient()

  async function gymsNow(id: string): Promise<number | undefined> {
    try {
      return (await queryClient.query(workoutQueries.walls(id))).gyms
    } catch {
      return undefined
    }
  }

  return async (workout: Workout, isTakenBack: boolean): Promise<boolean> => {
    const { id, name, isDraft } = workout
    if (isDraft || !canBeOnAir(workout, new Date().toISOString().slice(0, 10))) return true
    const gyms = await gymsNow(id)
    if (gyms === 0) return true
    return confirm({
      message: gyms === undefined ? words.onAirUnknown({ name }) : words.onAirIn({ name, gyms }),
      detail: isTakenBack ? words.onAirTakenBack : words.onAirSaved,
      action: isTakenBack ? words.takeBack : shared.save,
    })
  }
}
