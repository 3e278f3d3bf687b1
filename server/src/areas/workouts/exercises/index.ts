export { defaultPlaylist } from './catalogue.ts'
export { exerciseIdsOf, listAllExercises, listExercisesNamed } from './exercises.repository.ts'
export { presentExercise } from './exercises.service.ts'
