export { exerciseIdsOf, listAllExercises, listExercisesNamed } from './exercises.repository.ts'
