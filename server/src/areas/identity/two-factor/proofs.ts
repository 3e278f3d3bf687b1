import { issueAt, type PasskeyResponse } from '@roundboard/contract'
import { refusal } from '../../../platform/app-error.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { CreateCounter } from '../../../platform/database/counters.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Seal } from '../../../platform/seal.ts'
import * as rows from './two-factor.repository.ts'
import { checkPasskey, relyingPartyIn } from './passkey-check.ts'
import { stepOfCode } from './authenticator-codes.ts'
import type { relyingPartyOf } from './relying-party.ts'

/** A passkey's signature or a code. */
export interface Shown {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyResponse | undefined
}

export type ShownKind = 'code' | 'recovery-code' | 'passkey'

const hour = 3_600
const mostWrongCodes = 10

const wrongCode = () => refusal('invalid-code', issueAt('', 'factor-code-wrong'))

export type Proofs = ReturnType<typeof createProofs>

/** Verifies a second factor and records its use, because each code works once. */
export function createProofs(dependencies: {
  clock: Clock
  seal: Seal
  party: ReturnType<typeof relyingPartyOf>
  createCounter: CreateCounter
}) {
  const { clock, seal, party, createCounter } = dependencies
  const wrongCodes = createCounter('second factor code', hour)

  async function takePhoneCode(on: Executor, userId: string, code: string): Promise<void> {
    const { points, msLeft } = await wrongCodes.add(userId)
    if (points > mostWrongCodes) {
      await wrongCodes.undo(userId)
      const seconds = Math.max(1, Math.ceil(msLeft / 1000))
      throw refusal('too-many-attempts', issueAt('', 'wait-seconds', { seconds }), {
        retryAfterSeconds: seconds,
      })
    }
    const totp = await rows.findTotp(on, userId)
    const secret = totp && seal.open(totp.secret, userId)
    const step = secret === undefined ? undefined : stepOfCode(secret, code, clock())
    if (totp === undefined || step === undefined) throw wrongCode()
    const isNew = await rows.takeTotpStep(on, totp, step, stampOf(clock()))
    if (!isNew) throw refusal('invalid-code', issueAt('', 'factor-code-used'))
    await wrongCodes.forget(userId)
  }

  async function takePasskey(
    on: Executor,
    userId: string,
    passkey: PasskeyResponse,
    expected: { readonly challenge: string; readonly isProof: boolean },
  ): Promise<void> {
    const found = await rows.findPasskey(on, passkey.id)
    if (found?.userId !== userId) throw refusal('invalid-code', issueAt('', 'passkey-unknown'))
    const counter = await checkPasskey(relyingPartyIn(party), found, passkey, expected)
    const isNoted = await rows.notePasskeyUse(on, found, counter, stampOf(clock()))
    if (!isNoted) throw refusal('invalid-code', issueAt('', 'passkey-unknown'))
  }

  return {
    /** Throws unless it is one of the user's factors. `isProof`: passkeys must verify the user. */
    async take(
      on: Executor,
      userId: string,
      { code, recoveryCode, passkey }: Shown,
      expected: { readonly challenge: string; readonly isProof: boolean },
    ): Promise<ShownKind> {
      if (passkey !== undefined) {
        await takePasskey(on, userId, passkey, expected)
        return 'passkey'
      }
      if (recoveryCode !== undefined) {
        const at = stampOf(clock())
        if (!(await rows.takeRecoveryCode(on, userId, seal.mac(recoveryCode), at)))
          throw refusal('invalid-code', issueAt('', 'recovery-code-wrong'))
        return 'recovery-code'
      }
      await takePhoneCode(on, userId, code ?? '')
      return 'code'
    },
  }
}
