export { exerciseIdsOf, listAllExercises, listExercisesNamed } from './exercises.repository.ts'
export { exercisesRoutes } from './exercises.routes.ts'
export { createExercisesService, type ExerciseUses } from './exercises.service.ts'
