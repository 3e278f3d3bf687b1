export { doneBy, keyOf, requestedLocation } from './coach.ts'
export { giveDefaultBreaks } from './default-breaks.ts'
export type { TimerActions } from './timer-actions.service.ts'
export {
  countPlaylists,
  findUsingLocation,
  listBreaks,
  listLocationsPlaying,
} from './timer.repository.ts'
