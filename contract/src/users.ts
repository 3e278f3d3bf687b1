import { consoleLanguages, roles } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  Email,
  entityFields,
  Id,
  identity,
  listQuery,
  NewPassword,
  PersonName,
  Reference,
  Search,
  Stamp,
  stamps,
  TypedPassword,
  writable,
} from './fields.ts'
import { outputSchemas, custom, changeSchemas, choice, draftSchemas, plain, bool } from './shape.ts'

const Role = z.enum(roles)

export const UserLocation = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  locationIdentifier: z.string(),
})

/** A region that a user is assigned to, with all its locations and those of its sub-regions. */
export const UserRegion = z.object({ _id: Id, id: Id, name: z.string() })

/** The fields of a user that callers write, except for the password. */
export const userFields = {
  email: plain(Email, z.string()),
  firstName: plain(PersonName, z.string()),
  lastName: plain(PersonName, z.string()),
  // Not a choice: an unknown role must never read as the first one of the list.
  role: custom(Role, Role),
  isActive: bool(true),
  // For emails to them.
  language: choice(z.enum(consoleLanguages), 'en'),
  locations: custom(z.array(Reference).max(1000), z.array(UserLocation), []),
  regions: custom(z.array(Reference).max(100), z.array(UserRegion), []),
}

/** Whether a user has a password, or still has to set it through their invitation. */
export const UserState = z.enum(['invited', 'active'])

export const User = z.object({
  ...identity,
  ...outputSchemas(userFields),
  state: UserState,
  /** When the link of their last invitation expires or expired; null if there is none. */
  invitedUntil: Stamp.nullable(),
  ...stamps,
})
export type User = z.infer<typeof User>

/** Fields of a user that callers can't write. */
export const userReadOnlyFields = [...entityFields, 'state', 'invitedUntil', 'link'] as const

/** A user, and a link to give to them if it wasn't emailed. */
export const InvitedUser = z.object({
  ...User.shape,
  /** A path of the console; null if it was emailed, or none is needed. */
  link: z.string().nullable(),
})
export type InvitedUser = z.infer<typeof InvitedUser>

export const UserDraft = writable(
  {
    ...draftSchemas(userFields),
    // Without a password, they are invited to set one.
    password: NewPassword.optional(),
    currentPassword: TypedPassword.optional(),
  },
  userReadOnlyFields,
)
export const UserChanges = changes(
  {
    ...changeSchemas(userFields),
    password: NewPassword,
    currentPassword: TypedPassword,
    expectedUpdatedAt: Stamp,
  },
  userReadOnlyFields,
)

export const Session = z.object({
  id: Id,
  userId: Id,
  startedAt: Stamp,
  lastUsedAt: Stamp,
  endsAt: Stamp,
  address: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** A thousand location IDs, or a few hundred locations as a read returns them. */
const locationsBodyMax = 64 * 1024

export const userCalls = {
  listUsers: call({
    method: 'GET',
    path: '/api/v1/users',
    may: 'users',
    summary: 'Users, searched by email, first name, last name and location',
    query: listQuery(['email', 'firstName', 'lastName', 'role', 'createdAt', 'updatedAt'], {
      email: Search,
      /** Only the user with this address. */
      exactEmail: Email.optional(),
      firstName: Search,
      lastName: Search,
      location: Id.optional(),
    }),
    data: z.array(User),
    isList: true,
  }),
  listRoles: call({
    method: 'GET',
    path: '/api/v1/users/roles',
    may: 'users',
    summary: 'The roles that a user can have',
    data: z.array(z.enum(roles)),
  }),
  getUser: call({
    method: 'GET',
    path: '/api/v1/users/:id',
    may: 'users',
    summary: 'One user',
    params: byId,
    data: User,
  }),
  createUser: call({
    method: 'POST',
    path: '/api/v1/users',
    may: 'users',
    summary:
      'Adds a user, and invites them if no password is given; requires a step-up or the caller’s password (currentPassword)',
    body: UserDraft,
    data: InvitedUser,
    status: 201,
    takesIdempotencyKey: true,
    attempts: 'typed-password',
    bodyMax: locationsBodyMax,
  }),
  inviteUser: call({
    method: 'POST',
    path: '/api/v1/users/:id/invitation',
    may: 'users',
    summary:
      'Invites a user without a password again; earlier links stop working. Requires a step-up or the caller’s password (currentPassword)',
    params: byId,
    body: z.strictObject({ currentPassword: TypedPassword.optional() }),
    data: InvitedUser,
    attempts: 'typed-password',
  }),
  updateUser: call({
    method: 'PUT',
    path: '/api/v1/users/:id',
    may: 'users',
    summary:
      'Changes a user; the list of locations is replaced. A new email or password, more rights, more locations and activation require a step-up or the caller’s password (currentPassword)',
    params: byId,
    body: UserChanges,
    data: User,
    attempts: 'typed-password',
    bodyMax: locationsBodyMax,
  }),
  addUserLocation: call({
    method: 'PATCH',
    path: '/api/v1/users/:id/locations',
    may: 'users',
    summary: 'Adds one location to a user; requires a step-up',
    params: byId,
    body: z.strictObject({ locationId: Id }),
    data: User,
  }),
  deleteUser: call({
    method: 'DELETE',
    path: '/api/v1/users/:id',
    may: 'users',
    summary: 'Deletes a user and ends their sessions; requires a step-up or the caller’s password',
    params: byId,
    body: z.strictObject({ password: TypedPassword.optional() }),
    data: User,
    attempts: 'typed-password',
  }),
  restoreUser: call({
    method: 'PUT',
    path: '/api/v1/users/:id/restore',
    may: 'users',
    summary:
      'Restores a user within a minute of their deletion, by the same person; their sessions stay ended',
    params: byId,
    data: User,
  }),
  listUserSessions: call({
    method: 'GET',
    path: '/api/v1/users/:id/sessions',
    may: 'users',
    summary: "A user's sessions",
    params: byId,
    data: z.array(Session),
  }),
  endUserSession: call({
    method: 'DELETE',
    path: '/api/v1/users/:id/sessions/:sessionId',
    may: 'users',
    summary: "Ends one of a user's sessions",
    params: z.strictObject({ id: Id, sessionId: Id }),
    data: Session,
  }),
}
