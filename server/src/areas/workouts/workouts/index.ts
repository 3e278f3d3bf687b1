export { newWorkout } from './new-workout.ts'
export {
  findWorkout,
  countWorkoutsOfRound,
  findWorkouts,
  listEmptyWorkouts,
  listRowsTouching,
  listScheduledWorkouts,
  listWorkoutsTouching,
  type WorkoutWithRoutines,
} from './workouts.repository.ts'
export {
  createWorkoutsService,
  type WorkoutEffects,
  type WorkoutsService,
} from './workouts.service.ts'
export { presentRoutine, presentWorkout } from './workouts.presenter.ts'
