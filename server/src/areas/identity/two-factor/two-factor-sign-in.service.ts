import { type calls, type DataOf, issueAt } from '@roundboard/contract'
import type { z } from 'zod'
import type { AnonymousActor } from '../../../platform/actor.ts'
import { refusal } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { From, SessionsService, Started } from '../sessions/index.ts'
import { findUser } from '../users/index.ts'
import { challengeOver, type Challenges } from './challenges.ts'
import * as rows from './two-factor.repository.ts'
import { relyingPartyIn } from './passkey-check.ts'
import type { Proofs, ShownKind } from './proofs.ts'
import type { relyingPartyOf } from './relying-party.ts'

type Finish = z.output<(typeof calls.logInWithSecondFactor)['body']>
type WithPasskey = z.output<(typeof calls.logInWithPasskey)['body']>

/** Completes a sign-in with a second factor, and signs in by passkey alone. */
export function createFactorLogInService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged'> & {
    challenges: Challenges
    proofs: Proofs
    party: ReturnType<typeof relyingPartyOf>
    sessions: Pick<SessionsService, 'start'>
  },
) {
  const { read, write, unlogged, challenges, proofs, party, sessions } = dependencies

  async function findActive(on: Executor, userId: string | null | undefined) {
    const user = typeof userId === 'string' ? await findUser(on, userId) : undefined
    if (user?.isActive !== 1) throw challengeOver()
    return user
  }

  /** Uses challenge and factor and starts the session in one transaction. */
  async function completeSignIn(
    actor: AnonymousActor,
    user: { readonly id: string; readonly email: string },
    from: From,
    prove: (on: Executor) => Promise<ShownKind>,
  ): Promise<Started> {
    const { id, email } = user
    return write({ ...actor, person: { id, email } }, 'public', async ({ trx, record }) => {
      const by = await prove(trx)
      await findActive(trx, id)
      const data = { userId: id, email, address: from.address, secondFactor: by }
      record({ model: 'Session', action: 'log-in', data })
      return sessions.start(trx, id, from)
    })
  }

  return {
    async finish(actor: AnonymousActor, { challenge, ...shown }: Finish, from: From) {
      const row = await challenges.attempt(unlogged(actor, 'public'), challenge, 'log-in')
      const user = await findActive(read(actor, 'public').on, row.userId)
      return completeSignIn(actor, user, from, async (trx) => {
        await challenges.use(trx, row)
        const expected = { challenge: row.passkeyChallenge, isProof: false }
        return proofs.take(trx, user.id, shown, expected)
      })
    },

    async beginPasskey(actor: AnonymousActor): Promise<DataOf<typeof calls.beginPasskeyLogIn>> {
      const { host } = relyingPartyIn(party)
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
      const options = await generateAuthenticationOptions({
        rpID: host,
        userVerification: 'required',
      })
      const { challenge: passkeyChallenge } = options
      const on = unlogged(actor, 'public')
      const challenge = await challenges.begin(on, 'passkey-log-in', { passkeyChallenge })
      return { challenge, options: { ...options } }
    },

    async withPasskey(actor: AnonymousActor, { challenge, passkey }: WithPasskey, from: From) {
      const row = await challenges.attempt(unlogged(actor, 'public'), challenge, 'passkey-log-in')
      const { on } = read(actor, 'public')
      const found = await rows.findPasskey(on, passkey.id)
      if (found === undefined) throw refusal('invalid-code', issueAt('', 'passkey-unknown'))
      const user = await findActive(on, found.userId)
      return completeSignIn(actor, user, from, async (trx) => {
        await challenges.use(trx, row)
        const expected = { challenge: row.passkeyChallenge, isProof: true }
        return proofs.take(trx, user.id, { passkey }, expected)
      })
    },
  }
}
