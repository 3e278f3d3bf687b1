import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import { completeSignIn } from '../sessions/index.ts'
import type { AuthService } from './auth.service.ts'
import type { LinkSignInService } from './link-sign-in.service.ts'
import type { OwnProfileService } from './own-profile.service.ts'

export function authRoutes(
  handling: HttpApp,
  auth: AuthService,
  ways: LinkSignInService,
  own: OwnProfileService,
): void {
  handle(handling, calls.signOn, ({ actor, query, request, reply }) =>
    completeSignIn(request, reply, (from) => auth.signOn(actor, query.token, from)),
  )
  handle(handling, calls.setUp, ({ actor, body, request, reply }) =>
    completeSignIn(request, reply, (from) => auth.setUp(actor, body, from)),
  )
  handle(handling, calls.checkPassword, ({ actor, body }) => auth.checkPassword(actor, body))
  handle(handling, calls.requestReset, ({ actor, body }) => ways.request(actor, body.email))
  handle(handling, calls.getAccountLink, ({ actor, body }) => ways.look(actor, body.token))
  handle(handling, calls.useAccountLink, ({ actor, body, request, reply }) =>
    completeSignIn(request, reply, (from) => ways.use(actor, body.token, body.password, from)),
  )
  handle(handling, calls.logOut, async ({ actor, reply }) => {
    const done = await own.logOut(actor)
    // Not the storage, where /screens keeps its pairing. The console clears its own.
    reply.header('clear-site-data', '"cache"')
    return done
  })
  handle(handling, calls.getMe, ({ actor }) => own.get(actor))
  handle(handling, calls.updateMe, ({ actor, body }) => own.update(actor, body))
  handle(handling, calls.listSessions, ({ actor }) => own.listSessions(actor))
  handle(handling, calls.endOtherSessions, ({ actor }) => own.endOtherSessions(actor))
  handle(handling, calls.endSession, ({ actor, params }) => own.endSession(actor, params.id))
}
