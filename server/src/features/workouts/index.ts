export { workoutsRoutes } from './workouts.routes.ts'
export { createWorkoutsService, type WorkoutsService } from './workouts.service.ts'
