import type { Config } from '../../../platform/config.ts'
import type { CreateCounter } from '../../../platform/database/counters.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { Mail } from '../../messaging/email/index.ts'
import type { SessionsService } from '../sessions/index.ts'
import type { UsersService } from '../users/index.ts'
import type { Challenges } from './challenges.ts'
import { createFactorEmails } from './two-factor-emails.ts'
import { createFactorLogInService } from './two-factor-sign-in.service.ts'
import { createFactorRulesService } from './two-factor-rules.service.ts'
import { createOwnFactorsService } from './own-two-factor.service.ts'
import { createProofs } from './proofs.ts'
import { relyingPartyOf } from './relying-party.ts'
import { createStepUpService } from './step-up.service.ts'

export type FactorServices = ReturnType<typeof createFactors>

/** Wires two-factor authentication: sign-in, management and step-up. */
export function createFactors(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'newId'> & {
    unlogged: Parameters<typeof createStepUpService>[0]['unlogged']
    config: Pick<Config, 'ADMIN_URL' | 'APP_NAME'>
    /** The installation's key, from which the key that encrypts authenticator secrets is derived. */
    key: string
    challenges: Challenges
    sessions: Pick<SessionsService, 'start' | 'prove' | 'endAllOf'>
    users: Pick<UsersService, 'lock'>
    mail: Pick<Mail, 'send'>
    createCounter: CreateCounter
  },
) {
  const { config, key, clock, createCounter, mail } = dependencies
  const party = relyingPartyOf(config)
  const seal = createSeal(key)
  const proofs = createProofs({ clock, seal, party, createCounter })
  const all = { ...dependencies, party, seal, proofs, notify: createFactorEmails(mail) }
  return {
    logIn: createFactorLogInService(all),
    stepUp: createStepUpService(all),
    own: createOwnFactorsService(all),
    rules: createFactorRulesService(all),
  }
}
