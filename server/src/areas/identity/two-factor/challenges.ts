import { type FactorChallenge, issueAt } from '@roundboard/contract'
import { refusal } from '../../../platform/app-error.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { FactorChallengeRow, PasskeyRow } from '../../../platform/database/schema.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import * as rows from './two-factor.repository.ts'
import { relyingPartyOf } from './relying-party.ts'
import { transportsOf } from './passkey-check.ts'

type Purpose = 'log-in' | 'passkey-log-in' | 'step-up' | 'add-passkey' | 'add-phone'

const lifetimeMs = 10 * 60_000
const mostAttempts = 5

export const challengeOver = () => refusal('invalid-code', issueAt('', 'challenge-over'))

export type Challenges = ReturnType<typeof createChallenges>

/** Second-factor challenges: valid for ten minutes, five attempts and one use. */
export function createChallenges(dependencies: {
  clock: Clock
  config: Pick<Config, 'ADMIN_URL'>
}) {
  const { clock } = dependencies
  const party = relyingPartyOf(dependencies.config)

  async function begin(
    on: Executor,
    purpose: Purpose,
    given: Partial<Pick<FactorChallengeRow, 'userId' | 'passkeyChallenge' | 'secret'>>,
  ): Promise<string> {
    const token = newSecret()
    const now = clock()
    await rows.deleteOldChallenges(on, stampOf(now))
    await rows.insertChallenge(on, {
      ...{ userId: null, passkeyChallenge: '', secret: '', ...given },
      tokenHash: hashSecret(token),
      purpose,
      attempts: 0,
      expiresAt: stampOf(now + lifetimeMs),
    })
    return token
  }

  /** The options for signing with one of these passkeys; undefined if none can be used. */
  async function passkeyOptions(passkeys: readonly PasskeyRow[], isProof: boolean) {
    if ('problem' in party || passkeys.length === 0) return undefined
    // The library is large, so it is loaded by the first user with a passkey.
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    return generateAuthenticationOptions({
      rpID: party.host,
      userVerification: isProof ? 'required' : 'preferred',
      allowCredentials: passkeys.map((passkey) => ({
        id: passkey.credentialId,
        transports: transportsOf(passkey),
      })),
    })
  }

  return {
    begin,
    passkeyOptions,

    /** Takes an attempt at a challenge of this purpose. Refuses an expired one. */
    async attempt(on: Executor, token: string, purpose: Purpose): Promise<FactorChallengeRow> {
      const key = { tokenHash: hashSecret(token), purpose }
      const row = await rows.attemptChallenge(on, key, stampOf(clock()), mostAttempts)
      if (row === undefined) throw challengeOver()
      return row
    },

    /** Uses up a challenge in its transaction. Of two simultaneous uses, one is refused. */
    async use(on: Executor, { tokenHash }: Pick<FactorChallengeRow, 'tokenHash'>): Promise<void> {
      if (!(await rows.deleteChallenge(on, tokenHash))) throw challengeOver()
    },

    endAllOf: (on: Executor, userId: string) => rows.deleteChallengesOf(on, userId),

    /** The challenge that someone must still pass; undefined if they have no second factor. */
    async wantedOf(on: Executor, userId: string): Promise<FactorChallenge | undefined> {
      const passkeys = await rows.listPasskeys(on, userId)
      const totp = await rows.findTotp(on, userId)
      if (passkeys.length === 0 && totp === undefined) return undefined
      const options = await passkeyOptions(passkeys, false)
      const passkeyChallenge = options?.challenge ?? ''
      return {
        token: await begin(on, 'log-in', { userId, passkeyChallenge }),
        hasCode: totp !== undefined,
        hasRecoveryCodes: (await rows.countRecoveryCodes(on, userId)) > 0,
        passkey: options === undefined ? null : { ...options },
      }
    },
  }
}
