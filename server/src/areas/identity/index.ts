import { calls } from '@roundboard/contract'
import { findKeyText } from '../../platform/audit/audit-key.ts'
import { consoleUrlOf } from '../../platform/config.ts'
import { handle, handleList, type HttpApp } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Mail } from '../messaging/email/index.ts'
import { createAccountLinks } from './account-links/account-links.service.ts'
import { createApiKeysService } from './api-keys/api-keys.service.ts'
import { createSessionsService } from './sessions/sessions.service.ts'
import { sessionsRoutes } from './sessions/sessions.routes.ts'
import { authRoutes } from './sign-in/auth.routes.ts'
import { createAuthService } from './sign-in/auth.service.ts'
import { createLinkSignInService } from './sign-in/link-sign-in.service.ts'
import { createOwnProfileService } from './sign-in/own-profile.service.ts'
import { createChallenges } from './two-factor/challenges.ts'
import { createFactors } from './two-factor/create-two-factor.ts'
import { factorsRoutes } from './two-factor/two-factor.routes.ts'
import { createPasswordRules } from './users/password-rules.ts'
import { createUsersService } from './users/users.service.ts'
import { renewPasswordHash } from './users/users.repository.ts'
import { usersRoutes } from './users/users.routes.ts'

export { hasRegion, hasKeyOrWebhook, listLocationIds } from './api-keys/api-keys.repository.ts'
export { makeReset } from './sign-in/make-reset.ts'
export { createFactorEmails } from './two-factor/two-factor-emails.ts'
export { hasFactors, takeFactors } from './two-factor/two-factor-rules.service.ts'

export type Identity = Awaited<ReturnType<typeof createIdentity>>['services']

/** Who is calling, and what they may do. */
export async function createIdentity(platform: Platform, { mail }: { mail: Mail }) {
  const { config, clock, newId, read, write, unlogged, later } = platform
  const { assertGood: assertGoodPassword, strengthOf } = createPasswordRules(config.APP_NAME)
  const links = createAccountLinks({ consoleUrl: consoleUrlOf(config) })
  const challenges = createChallenges({ clock, config })
  const sessions = createSessionsService({ ...platform, renewPasswordHash, challenges })
  const apiKeys = createApiKeysService({ read, write, unlogged, clock, newId, later })
  const users = createUsersService({ ...platform, sessions, links, mail, assertGoodPassword })
  const auth = createAuthService({ ...platform, sessions, users, assertGoodPassword, strengthOf })
  const account = { ...platform, sessions, users, links, mail, assertGoodPassword }
  const linkSignIn = createLinkSignInService(account)
  const key = (await findKeyText(config)) ?? ''
  const factors = createFactors({ ...platform, challenges, sessions, users, mail, key })
  const ownProfile = createOwnProfileService(account)
  return {
    services: { sessions, apiKeys, users, auth, linkSignIn, factors, ownProfile },
    serve: (handling: HttpApp) => {
      sessionsRoutes(handling, sessions)
      authRoutes(handling, auth, linkSignIn, ownProfile)
      factorsRoutes(handling, factors)
      usersRoutes(handling, users)
      handleList(handling, calls.listApiKeys, ({ actor, query }) =>
        apiKeys.list(actor, query, query),
      )
      handle(handling, calls.createApiKey, ({ actor, body }) => apiKeys.create(actor, body))
      handle(handling, calls.revokeApiKey, ({ actor, params }) => apiKeys.revoke(actor, params.id))
    },
  }
}
