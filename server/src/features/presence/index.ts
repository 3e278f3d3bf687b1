export { createPresenceService, type Presence, type PresenceService } from './presence.service.ts'
