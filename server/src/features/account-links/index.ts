export {
  type AccountLinks,
  createAccountLinks,
  listInvitedUntil,
  type MadeLink,
} from './account-links.service.ts'
