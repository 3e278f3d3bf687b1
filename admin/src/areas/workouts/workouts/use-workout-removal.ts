import type { Workout } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useUndoableAlert } from '../../../shared/alerts/use-undoable-alert.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useRestoreWorkout, workoutQueries } from './workouts.queries.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** What deleting and emptying a workout share: confirmation before, undo after. */
export function useWorkoutRemoval() {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const alertUndoable = useUndoableAlert()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const restoration = useRestoreWorkout()

  async function wallsNow(id: string): Promise<string> {
    try {
      const { walls, locations } = await queryClient.query(workoutQueries.walls(id))
      return words.onWalls({ walls, locations })
    } catch {
      return words.wallsUnknown
    }
  }

  return {
    /** Confirms, with the number of screens that show the workout. */
    ask: async (workout: Workout, message: string, action: string) => {
      const detail = `${await wallsNow(workout.id)} ${shared.undoable}`
      return confirm({ message, detail, action })
    },
    /** Shows an alert with an undo button. */
    report: (workout: Workout, message: string) =>
      alertUndoable(message, async () =>
        words.restored({ name: (await restoration.mutateAsync(workout.id)).name }),
      ),
  }
}
