export { sendAccountEmails } from './account-emails.ts'
export { type AssertGoodPassword, type StrengthOf } from './password-rules.ts'
export {
  addresseeOf,
  assertProvedIfGiving,
  foldedNames,
  personAfter,
  refusingDuplicateEmail,
} from './user-rules.ts'
export { presentSession, presentUser } from './users.presenter.ts'
export {
  findUser,
  findUserByEmail,
  findUsers,
  findUsersByEmail,
  hasUsers,
  listUserLocations,
  listUsersWithRegion,
  type UserWithLocations,
} from './users.repository.ts'
export { type UsersService } from './users.service.ts'
