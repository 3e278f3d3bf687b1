import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(handling: HttpApp, users: UsersService): void {
  handleList(handling, calls.listUsers, ({ actor, query }) => users.list(actor, query, query))
  handle(handling, calls.listRoles, async ({ actor }) =>
    Promise.resolve([...users.listRoles(actor)]),
  )
  handle(handling, calls.getUser, ({ actor, params }) => users.get(actor, params.id))
  handle(handling, calls.createUser, ({ actor, body }) => users.create(actor, body))
  handle(handling, calls.inviteUser, ({ actor, params, body }) =>
    users.invite(actor, params.id, body.currentPassword),
  )
  handle(handling, calls.updateUser, ({ actor, params, body }) =>
    users.update(actor, params.id, body),
  )
  handle(handling, calls.addUserLocation, ({ actor, params, body }) =>
    users.addLocation(actor, params.id, body.locationId),
  )
  handle(handling, calls.deleteUser, ({ actor, params, body }) =>
    users.delete(actor, params.id, body.password),
  )
  handle(handling, calls.restoreUser, ({ actor, params }) => users.restore(actor, params.id))
  handle(handling, calls.listUserSessions, ({ actor, params }) =>
    users.listSessions(actor, params.id),
  )
  handle(handling, calls.endUserSession, ({ actor, params }) =>
    users.endSession(actor, params.id, params.sessionId),
  )
}
