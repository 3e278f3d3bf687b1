export { workoutsRoutes } from './workouts.routes.ts'
export { createWorkoutsService } from './workouts.service.ts'
