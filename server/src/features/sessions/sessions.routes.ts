import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../platform/http/handle.ts'
import type { SessionsService } from './sessions.service.ts'

export function sessionsRoutes(handling: Handling, sessions: SessionsService): void {
  handle(handling, calls.logIn, ({ actor, body, request }) =>
    sessions.logIn(body.email, body.password, {
      address: actor.address,
      device: request.headers['user-agent'] ?? '',
    }),
  )
}
