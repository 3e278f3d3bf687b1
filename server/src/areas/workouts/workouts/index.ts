export { newWorkout } from './new-workout.ts'
export {
  findWorkout,
  forgetTemplate,
  noteTemplate,
  countWorkoutsOfRound,
  deleteWorkouts,
  findWorkouts,
  insertWorkouts,
  listLackingWorkouts,
  listRowsTouching,
  listScheduledWorkouts,
  listWorkoutsTouching,
  updateWorkouts,
  type WorkoutWithRoutines,
} from './workouts.repository.ts'
export { createWorkoutsService } from './workouts.service.ts'
export { presentRoutine, presentWorkout } from './workouts.presenter.ts'
