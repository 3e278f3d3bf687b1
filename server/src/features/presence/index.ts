export {
  countConnected,
  listScreensShowing,
  upsertPresence,
  upsertReports,
} from './presence.repository.ts'
export {
  createPresenceService,
  type Presence,
  type PresenceService,
  reportOf,
} from './presence.service.ts'
