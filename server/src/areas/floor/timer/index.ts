export { coachedOf, columnsOf, courseOf, type TakeBack } from './stored-timer.ts'
export { giveDefaultBreaks } from './default-breaks.ts'
export { doneBy, keyOf } from './done-by.ts'
export { stampElsewhere } from './external-timer.ts'
export { type LicenceSource, newLicenceKey } from './license-source.ts'
export {
  countPlaylists,
  findLocation as findTimedLocation,
  findLocationUsing,
  listBreaks,
  listLocationsPlaying,
  lockTimer,
  saveTimer,
  type TimedLocation,
  type TimerColumns,
} from './timer.repository.ts'
