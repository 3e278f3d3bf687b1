import { fold } from '@roundboard/domain'
import { issueAt } from '@roundboard/contract'
import { type Actor, assertProved } from '../../../platform/actor.ts'
import { AppError, badField, refusal, refusingDuplicates } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { UserRow } from '../../../platform/database/schema.ts'
import {
  hasOtherSuperAdmin,
  listLocationsByIds,
  listReached,
  listRegionsByIds,
  type LocationOfUser,
  type RegionOfUser,
  type UserWithLocations,
} from './users.repository.ts'

type Standing = Pick<UserRow, 'role' | 'isActive' | 'passwordHash'>

// Invited users who haven't set a password don't count.
const runsTheHouse = ({ role, isActive, passwordHash }: Standing) =>
  role === 'super-admin' && isActive === 1 && passwordHash !== ''

/** Ensures that someone who can manage users remains; `after` is undefined if the user is deleted. */
export async function assertSuperAdminRemains(
  on: Executor,
  before: UserRow,
  after?: Standing,
): Promise<void> {
  if (!runsTheHouse(before) || (after !== undefined && runsTheHouse(after))) return
  if (!(await hasOtherSuperAdmin(on, before.id)))
    throw refusal('last-super-admin', issueAt('', 'last-super-admin'))
}

export function assertMayHaveLocations(user: UserWithLocations): void {
  if (user.role !== 'api-access') return
  for (const field of ['locations', 'regions'] as const)
    if (user[field].length > 0) throw badField(field, 'api-access-without-locations')
}

/** The locations with these IDs. Refuses unknown IDs, each with its path. */
export async function knownLocations(
  on: Executor,
  ids: readonly string[],
  pathOf: (index: number) => string,
): Promise<LocationOfUser[]> {
  const locations = await listLocationsByIds(on, [...new Set(ids)])
  const known = new Set(locations.map((location) => location.id))
  const issues = ids.flatMap((id, index) =>
    known.has(id) ? [] : [issueAt(pathOf(index), 'no-such-location')],
  )
  if (issues.length > 0)
    throw new AppError('bad-input', 'Some of the locations don’t exist.', { issues })
  return locations
}

/** The same for regions. */
export async function knownRegions(on: Executor, ids: readonly string[]): Promise<RegionOfUser[]> {
  const regions = await listRegionsByIds(on, [...new Set(ids)])
  const known = new Set(regions.map(({ id }) => id))
  const issues = ids.flatMap((id, index) =>
    known.has(id) ? [] : [issueAt(`regions.${String(index)}`, 'no-such-region')],
  )
  if (issues.length > 0)
    throw new AppError('bad-input', 'Some of the regions don’t exist.', { issues })
  return regions
}

/** A user as an email's recipient. */
export const addresseeOf = (user: Pick<UserRow, 'firstName' | 'lastName' | 'email'>) => ({
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
})

/** A user's names and email address after these changes. */
export const personAfter = (
  before: Pick<UserRow, 'email' | 'firstName' | 'lastName'>,
  changes: {
    readonly email?: string | undefined
    readonly firstName?: string | undefined
    readonly lastName?: string | undefined
  },
) => ({
  email: changes.email ?? before.email,
  firstName: changes.firstName ?? before.firstName,
  lastName: changes.lastName ?? before.lastName,
})

/** The names, folded for searching and sorting. */
export const foldedNames = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) => ({
  firstNameFolded: fold(firstName),
  lastNameFolded: fold(lastName),
})

export const refusingDuplicateEmail = <T>(work: Promise<T>): Promise<T> =>
  refusingDuplicates(issueAt('email', 'email-taken'), work)

/** Makes a change, which requires step-up if it gives users locations, or this one. */
export async function assertProvedIfGiving(
  trx: Executor,
  actor: Actor,
  change: () => Promise<unknown>,
  locationId?: string,
): Promise<void> {
  const before = await listReached(trx, locationId)
  await change()
  if (!(await listReached(trx, locationId)).isSubsetOf(before)) assertProved(actor)
}
