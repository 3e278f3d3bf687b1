export { type AccountLinks, createAccountLinks, listInvitedUntil } from './account-links.service.ts'
