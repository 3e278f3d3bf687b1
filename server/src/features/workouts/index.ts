export {
  countWorkoutsOfRound,
  listLackingWorkouts,
  listScheduledWorkouts,
} from './workouts.repository.ts'
export { workoutsRoutes } from './workouts.routes.ts'
export { createWorkoutsService } from './workouts.service.ts'
