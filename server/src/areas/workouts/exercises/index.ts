export { defaultPlaylist } from './catalogue.ts'
export { findExerciseIds, listAllExercises, listExercisesNamed } from './exercises.repository.ts'
export { presentExercise } from './exercises.service.ts'
