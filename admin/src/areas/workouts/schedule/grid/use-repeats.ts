import type { ScheduledWorkout } from '@roundboard/contract'
import { workoutDays } from '@roundboard/domain'
import { useMemo } from 'react'
import { useFormat } from '../../../../shared/format/format.ts'
import { duplicatesOf } from '../duplicates.ts'
import type { Band } from '../schedule-view.ts'
import { useScheduleMessages } from '../../../../shared/messages/schedule.ts'

/** The other days of a week on which the round has the same workout. */
export function useRepeats({ days, rows }: Band) {
  const words = useScheduleMessages().grid
  const format = useFormat()
  const duplicates = useMemo(() => {
    const [from = '', to = ''] = [days[0], days.at(-1)]
    const workouts = rows.flatMap(({ chips }) => chips.flatMap(({ stack }) => stack))
    const once = new Map(workouts.map((workout) => [workout.id, workout]))
    return duplicatesOf([...once.values()], { from, to })
  }, [days, rows])
  return (workout: ScheduledWorkout | undefined): string | undefined => {
    const others = workout && duplicates.get(workout.id)
    if (!others) return undefined
    const list = others.map((other) => {
      const { firstDay, lastDay } = workoutDays(other)
      return format.shortDays(firstDay, lastDay)
    })
    return words.again({ days: list.join(', ') })
  }
}
