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

/** A region that somebody is given: its locations, and those of its sub-regions, are theirs. */
export const UserRegion = z.object({ _id: Id, id: Id, name: z.string() })

/** What callers write of a user, but the password. */
export const userFields = {
  email: plain(Email, z.string()),
  firstName: plain(PersonName, z.string()),
  lastName: plain(PersonName, z.string()),
  // Unlike a choice: nobody gets the first role of the list because theirs is unknown.
  role: custom(Role, Role),
  isActive: bool(true),
  // Of mails to them.
  language: choice(z.enum(consoleLanguages), 'en'),
  locations: custom(z.array(Reference).max(1000), z.array(UserLocation), []),
  regions: custom(z.array(Reference).max(100), z.array(UserRegion), []),
}

/** Whether somebody has a password yet, or is still to set one by the link of their invitation. */
export const UserState = z.enum(['invited', 'active'])

export const User = z.object({
  ...identity,
  ...answered(userFields),
  state: UserState,
  /** Until when the link of an invitation is good, or was; null: there is none. */
  invitedUntil: Stamp.nullable(),
  ...stamps,
})
export type User = z.infer<typeof User>

/** What answers have of a user that nobody writes. */
export const userReadOnlyFields = [...entityFields, 'state', 'invitedUntil', 'link'] as const

/** A user, and the link to hand over where no mail took it. */
export const InvitedUser = z.object({
  ...User.shape,
  /** A path of the console; null: it went by mail, or none is needed. */
  link: z.string().nullable(),
})
export type InvitedUser = z.infer<typeof InvitedUser>

export const UserDraft = writable(
  {
    ...drafted(userFields),
    // Without one they are invited to set their own.
    password: NewPassword.optional(),
    currentPassword: TypedPassword.optional(),
  },
  userReadOnlyFields,
)
export const UserChanges = changes(
  {
    ...changed(userFields),
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
    summary: 'Users, searched by e-mail, first name, last name and location',
    query: listQuery(['email', 'firstName', 'lastName', 'role', 'createdAt', 'updatedAt'], {
      email: Search,
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
      'Adds a user, and invites them when no password is given; only with a step-up, or the own password (currentPassword)',
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
      'Invites a user without a password again; the links before this one end. Only with a step-up, or the own password (currentPassword)',
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
      'Changes a user; the lists of locations and regions are replaced as given. E-mail, password, more rights, more locations or regions and activation only with a step-up, or the own password (currentPassword)',
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
    summary: 'Adds one location to a user, with a step-up',
    params: byId,
    body: z.strictObject({ locationId: Id }),
    data: User,
  }),
  deleteUser: call({
    method: 'DELETE',
    path: '/api/v1/users/:id',
    may: 'users',
    summary: 'Deletes a user and ends their sessions, with a step-up or the own password',
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
      'Undoes, within a minute and for whoever did it, that a user was deleted; their sessions stay ended',
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
