import { calls } from '@roundboard/contract'
import { roles } from '@roundboard/domain'
import { handle, handleList, type Handling } from '../../platform/http/handle.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(handling: Handling, users: UsersService): void {
  handleList(handling, calls.listUsers, ({ query }) => users.list(query, query))
  handle(handling, calls.listRoles, () => Promise.resolve([...roles]))
  handle(handling, calls.getUser, ({ params }) => users.get(params.id))
  handle(handling, calls.createUser, ({ actor, body }) => users.create(actor, body))
  handle(handling, calls.updateUser, ({ actor, params, body }) =>
    users.update(actor, params.id, body),
  )
  handle(handling, calls.addUserLocation, ({ actor, params, body }) =>
    users.addLocation(actor, params.id, body.locationId),
  )
  handle(handling, calls.deleteUser, ({ actor, params, body }) =>
    users.delete(actor, params.id, body.password),
  )
  handle(handling, calls.listUserSessions, ({ actor, params }) =>
    users.listSessions(actor, params.id),
  )
  handle(handling, calls.endUserSession, ({ actor, params }) =>
    users.endSession(actor, params.id, params.sessionId),
  )
}
