export {
  type LocationHealth,
  readHealth,
  readScreens,
  type ScreenHealth,
  silenceGraceMs,
  watchGapMs,
} from './health.ts'
export { type ConnectivityRule, findWatch } from './health.repository.ts'
export {
  countConnected,
  countWallsOfRounds,
  countWallsShowing,
  listScreenEvents,
} from './presence.repository.ts'
export { readVitals, serverTimeOfFrame } from './vitals.ts'
export {
  createPresenceService,
  cacheOf,
  type Presence,
  type PresenceService,
  reportOf,
} from './presence.service.ts'
