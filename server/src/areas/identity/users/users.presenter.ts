import { type Session, type User, userFields } from '@roundboard/contract'
import { roles } from '@roundboard/domain'
import type { SessionRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { LocationOfUser, UserWithLocations } from './users.repository.ts'

function roleOf(stored: string): User['role'] {
  const role = roles.find((known) => known === stored)
  if (role === undefined) throw new Error(`a user has the unknown role ${stored}`)
  return role
}

const presentLocationOfUser = ({ id, name, locationIdentifier }: LocationOfUser) => ({
  _id: id,
  id,
  name,
  locationIdentifier,
})

export const presentUser = (row: UserWithLocations): User => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(userFields, row),
  role: roleOf(row.role),
  locations: row.locations.map(presentLocationOfUser),
  regions: row.regions.map(({ id, name }) => ({ _id: id, id, name })),
  state: row.passwordHash === '' ? 'invited' : 'active',
  invitedUntil: row.invitedUntil,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const presentSession = (row: SessionRow, currentSessionId: string): Session => ({
  id: row.id,
  userId: row.userId,
  startedAt: row.startedAt,
  lastUsedAt: row.lastUsedAt,
  endsAt: row.endsAt,
  address: row.address,
  device: row.device,
  isCurrent: row.id === currentSessionId,
})
