export { doneBy, keyOf, locationAsked } from './coach.ts'
export { giveDefaultBreaks } from './default-breaks.ts'
export type { TimerActions } from './timer-actions.service.ts'
export {
  countPlaylists,
  findUsingGym,
  listBreaks,
  listLocationsPlaying,
} from './timer.repository.ts'
