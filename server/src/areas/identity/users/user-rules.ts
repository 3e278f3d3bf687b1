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

// Who was invited and never came does not.
const runsTheHouse = ({ role, isActive, passwordHash }: Standing) =>
  role === 'super-admin' && isActive === 1 && passwordHash !== ''

/** Somebody must be left who can manage users: `after` is undefined when the user goes. */
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

/** The locations with these IDs; IDs that no location has are refused, each by its place. */
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

/** The same of regions. */
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

/** Somebody as an email is addressed to them. */
export const addresseeOf = (user: Pick<UserRow, 'firstName' | 'lastName' | 'email'>) => ({
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
})

/** Who somebody is after these changes. */
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

/** The names as searches and sorts see them. */
export const foldedNames = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) => ({
  firstNameFolded: fold(firstName),
  lastNameFolded: fold(lastName),
})

export const refusingTakenEmail = <T>(work: Promise<T>): Promise<T> =>
  refusingDuplicates(issueAt('email', 'email-taken'), work)

/** Makes a change, which needs a step-up if it gives users locations, or this one. */
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
