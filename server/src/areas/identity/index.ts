import { findKeyText } from '../../platform/audit/audit-key.ts'
import { consoleUrlOf } from '../../platform/config.ts'
import type { Handling } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Mail } from '../messaging/email/index.ts'
import { createAccountLinks } from './account-links/index.ts'
import { apiKeysRoutes, createApiKeysService } from './api-keys/index.ts'
import { createSessionsService, sessionsRoutes } from './sessions/index.ts'
import {
  authRoutes,
  createAuthService,
  createLinkWaysService,
  createOwnProfileService,
} from './sign-in/index.ts'
import { createChallenges, createFactors, factorsRoutes } from './two-factor/index.ts'
import {
  createPasswordRules,
  createUsersService,
  renewPasswordHash,
  usersRoutes,
} from './users/index.ts'

export type Identity = Awaited<ReturnType<typeof createIdentity>>['services']

/** Who is calling, and what they may do. */
export async function createIdentity(platform: Platform, { mail }: { mail: Mail }) {
  const { config, clock, newId, read, write, unlogged, later, jobs, removals } = platform
  const { createCounter } = platform
  const { assertGood: assertGoodPassword, strengthOf } = createPasswordRules(config.APP_NAME)
  const links = createAccountLinks({ consoleUrl: consoleUrlOf(config) })
  const challenges = createChallenges({ clock, config })
  const sessions = createSessionsService({
    ...{ read, write, unlogged, clock, newId, createCounter, later },
    ...{ renewPasswordHash, challenges },
  })
  const apiKeys = createApiKeysService({ read, write, unlogged, clock, newId, later })
  const users = createUsersService({
    ...{ read, write, newId, removals, sessions, links, mail, assertGoodPassword },
  })
  const auth = createAuthService({
    ...{ read, write, unlogged, clock, config, sessions, users, assertGoodPassword, strengthOf },
  })
  const linkWays = createLinkWaysService({
    ...{ read, write, unlogged, clock, createCounter, sessions, links, mail, jobs },
    assertGoodPassword,
  })
  const factors = createFactors({
    ...{ read, write, unlogged, clock, newId, config, challenges, sessions, mail, createCounter },
    key: (await findKeyText(config)) ?? '',
  })
  const ownProfile = createOwnProfileService({
    ...{ read, write, sessions, links, mail, assertGoodPassword },
  })
  return {
    services: { sessions, apiKeys, users, auth, linkWays, factors, ownProfile },
    serve: (handling: Handling) => {
      sessionsRoutes(handling, sessions)
      authRoutes(handling, auth, linkWays, ownProfile)
      factorsRoutes(handling, factors)
      usersRoutes(handling, users)
      apiKeysRoutes(handling, apiKeys)
    },
  }
}
