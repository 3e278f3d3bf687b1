export {
  createPresenceService,
  type Presence,
  type PresenceService,
  reportOf,
} from './presence.service.ts'
