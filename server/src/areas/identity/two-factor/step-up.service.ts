import { type calls, type DataOf } from '@roundboard/contract'
import type { z } from 'zod'
import type { UserActor } from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertPassword, type SessionsService } from '../sessions/index.ts'
import { findUser } from '../users/index.ts'
import type { Challenges } from './challenges.ts'
import * as rows from './two-factor.repository.ts'
import type { Proofs } from './proofs.ts'

type Proof = z.output<(typeof calls.stepUp)['body']>

/** Step-up: users confirm their identity again for sensitive actions. */
export function createStepUpService(
  dependencies: Pick<Platform, 'read' | 'unlogged'> & {
    challenges: Challenges
    proofs: Proofs
    sessions: Pick<SessionsService, 'prove'>
  },
) {
  const { read, unlogged, challenges, proofs, sessions } = dependencies

  async function take(actor: UserActor, { password, code, challenge, passkey }: Proof) {
    const on = unlogged(actor, 'session.own')
    if (password !== undefined) {
      await assertPassword(on, actor, password)
      return
    }
    if (code !== undefined) {
      await proofs.take(on, actor.userId, { code }, { challenge: '', isProof: true })
      return
    }
    if (passkey === undefined || challenge === undefined)
      throw badField('password', 'password-wanted')
    const row = await challenges.attempt(on, challenge, 'step-up')
    if (row.userId !== actor.userId) throw badField('challenge', 'challenge-over')
    const expected = { challenge: row.passkeyChallenge, isProof: true }
    await challenges.use(on, row)
    await proofs.take(on, actor.userId, { passkey }, expected)
  }

  return {
    async begin(actor: UserActor): Promise<DataOf<typeof calls.beginStepUp>> {
      const { on } = read(actor, 'session.own')
      const user = await findUser(on, actor.userId)
      if (user === undefined) throw notFound('user')
      const passkeys = await rows.listPasskeys(on, actor.userId)
      const options = await challenges.passkeyOptions(passkeys, true)
      const challenge = await challenges.begin(unlogged(actor, 'session.own'), 'step-up', {
        userId: actor.userId,
        passkeyChallenge: options?.challenge ?? '',
      })
      return {
        hasPassword: user.passwordHash !== '',
        hasCode: (await rows.findTotp(on, actor.userId)) !== undefined,
        challenge,
        passkey: options === undefined ? null : { ...options },
      }
    },

    async prove(actor: UserActor, proof: Proof): Promise<DataOf<typeof calls.stepUp>> {
      await take(actor, proof)
      const provedAt = await sessions.prove(unlogged(actor, 'session.own'), actor.sessionId)
      return { provedAt }
    },
  }
}
