export { findEquipment } from './equipment.repository.ts'
export {
  fitRoutines,
  type FittedWorkout,
  fitWorkout,
  insteadOf,
  substituteClipsOf,
} from './fit-workout.ts'
export { type EquipmentState, type PieceState } from './stored-equipment.ts'
export { keyOfExercise, type KnownClips } from './known-clips.ts'
export { rescheduledPieceStates, rescheduleEquipment } from './reschedule-equipment.ts'
