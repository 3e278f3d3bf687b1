export { defaultPlaylist } from './catalogue.ts'
export { presentExercise } from './exercises.presenter.ts'
export { exerciseIdsOf, listAllExercises, listExercisesNamed } from './exercises.repository.ts'
