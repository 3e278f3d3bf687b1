import { randomInt } from 'node:crypto'
import { type calls, type DataOf, type TwoFactor, issueAt } from '@roundboard/contract'
import type { z } from 'zod'
import { assertMay, assertProved, type UserActor } from '../../../platform/actor.ts'
import { notFound, refusal } from '../../../platform/app-error.ts'
import type { Write } from '../../../platform/audit/write.ts'
import type { Config } from '../../../platform/config.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Seal } from '../../../platform/seal.ts'
import { findUser, type UsersService } from '../users/index.ts'
import { challengeOver, type Challenges } from './challenges.ts'
import { relyingPartyIn, passkeyAlgorithms, readNewPasskey } from './passkey-check.ts'
import { newAuthenticatorSecret, stepOfCode } from './authenticator-codes.ts'
import type { relyingPartyOf } from './relying-party.ts'
import type { FactorChange, NotifyOfTwoFactor } from './two-factor-emails.ts'
import * as rows from './two-factor.repository.ts'

const howMany = 10
const groups = 4
// Without characters that are easily confused.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const oneOf = () => alphabet.charAt(randomInt(alphabet.length))
const group = () => Array.from({ length: 4 }, oneOf).join('')

/** Ten codes of 79 bits, as displayed. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => Array.from({ length: groups }, group).join('-'))

/** A code without separators, for comparison. */
const plainCode = (code: string): string => code.replaceAll('-', '')

type NewPasskey = z.output<(typeof calls.addPasskey)['body']>
type NewPhone = z.output<(typeof calls.addAuthenticator)['body']>
type WithCodes = DataOf<typeof calls.addPasskey>

const mostPasskeys = 20

/** What every user can do with their own two-factor authentication. */
export function createOwnFactorsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock' | 'newId'> & {
    users: Pick<UsersService, 'lock'>
    config: Pick<Config, 'APP_NAME'>
    seal: Seal
    challenges: Challenges
    party: ReturnType<typeof relyingPartyOf>
    notify: NotifyOfTwoFactor
  },
) {
  const { read, write, unlogged, users, clock, newId, config, seal, challenges, party, notify } =
    dependencies

  async function present(on: Executor, userId: string): Promise<TwoFactor> {
    const user = await findUser(on, userId)
    if (user === undefined) throw notFound('user')
    const totp = await rows.findTotp(on, userId)
    const required = await rows.listFactorRoles(on)
    const passkeys = await rows.listPasskeys(on, userId)
    return {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt,
        lastUsedAt,
      })),
      phone: totp ? { createdAt: totp.createdAt, lastUsedAt: totp.lastUsedAt } : null,
      recoveryCodesLeft: await rows.countRecoveryCodes(on, userId),
      isRequired: required.includes(user.role),
      hasPassword: user.passwordHash !== '',
      passkeyProblem: 'problem' in party ? party.problem : null,
      passkeyHost: 'problem' in party ? null : party.host,
    }
  }

  async function makeCodes(on: Executor, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await rows.replaceRecoveryCodes(
      on,
      userId,
      codes.map((code) => seal.mac(plainCode(code))),
    )
    return codes
  }

  /** Recovery codes are created with the first factor, and then kept. */
  const codesIfNone = async (on: Executor, userId: string) =>
    (await rows.countRecoveryCodes(on, userId)) > 0 ? null : makeCodes(on, userId)

  /** Changes the caller's own factors: logged, announced by email, and published to other tabs. */
  async function change<T>(
    actor: UserActor,
    what: FactorChange,
    work: (writing: Write) => Promise<T>,
  ): Promise<T> {
    assertMay(actor, 'session.own')
    assertProved(actor)
    return write(actor, 'session.own', async (writing) => {
      const { trx, record, announce } = writing
      await users.lock(trx, actor.userId)
      const done = await work(writing)
      const { userId: id, email } = actor
      record({ model: 'User', action: 'update', data: { id, email, secondFactor: what } })
      await notify(writing.trx, id, what)
      announce({ kind: 'user', userId: id })
      return done
    })
  }

  /** The last factor takes the recovery codes with it. Roles that require one keep it. */
  async function endIfLast(on: Executor, userId: string): Promise<TwoFactor> {
    const left = await present(on, userId)
    if (left.passkeys.length > 0 || left.phone !== null) return left
    if (left.isRequired) throw refusal('conflict', issueAt('', 'last-factor'))
    await rows.replaceRecoveryCodes(on, userId, [])
    return { ...left, recoveryCodesLeft: 0 }
  }

  async function begin(
    actor: UserActor,
    purpose: 'add-passkey' | 'add-phone',
    given: { passkeyChallenge?: string; secret?: string },
  ): Promise<string> {
    return challenges.begin(unlogged(actor, 'session.own'), purpose, {
      userId: actor.userId,
      ...given,
    })
  }

  async function attempt(actor: UserActor, token: string, purpose: 'add-passkey' | 'add-phone') {
    assertMay(actor, 'session.own')
    assertProved(actor)
    const row = await challenges.attempt(unlogged(actor, 'session.own'), token, purpose)
    if (row.userId !== actor.userId) throw challengeOver()
    return row
  }

  return {
    get: (actor: UserActor): Promise<TwoFactor> =>
      present(read(actor, 'session.own').on, actor.userId),

    async beginPasskey(actor: UserActor): Promise<DataOf<typeof calls.beginPasskey>> {
      const { on } = read(actor, 'session.own')
      assertProved(actor)
      const { host } = relyingPartyIn(party)
      const known = await rows.listPasskeys(on, actor.userId)
      const { generateRegistrationOptions } = await import('@simplewebauthn/server')
      const options = await generateRegistrationOptions({
        rpName: config.APP_NAME,
        rpID: host,
        userName: actor.email,
        userDisplayName: actor.email,
        userID: new TextEncoder().encode(actor.userId),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        supportedAlgorithmIDs: passkeyAlgorithms,
      })
      const challenge = await begin(actor, 'add-passkey', { passkeyChallenge: options.challenge })
      return { challenge, options: { ...options } }
    },

    async addPasskey(
      actor: UserActor,
      { challenge, name, passkey }: NewPasskey,
    ): Promise<WithCodes> {
      const row = await attempt(actor, challenge, 'add-passkey')
      const made = await readNewPasskey(relyingPartyIn(party), passkey, row.passkeyChallenge)
      return change(actor, 'passkey-added', async ({ trx, at }) => {
        await challenges.use(trx, row)
        const known = await rows.listPasskeys(trx, actor.userId)
        if (known.length >= mostPasskeys)
          throw refusal('conflict', issueAt('', 'too-many', { max: mostPasskeys }))
        if ((await rows.findPasskey(trx, made.credentialId)) !== undefined)
          throw refusal('conflict', issueAt('', 'passkey-known'))
        const { userId } = actor
        const times = { createdAt: at, lastUsedAt: null }
        await rows.insertPasskey(trx, { id: newId(), userId, name, ...made, ...times })
        const recoveryCodes = await codesIfNone(trx, userId)
        return { ...(await present(trx, userId)), recoveryCodes }
      })
    },

    /** A name grants nothing, so it needs no confirmation and sends no email. */
    renamePasskey: (actor: UserActor, id: string, name: string): Promise<TwoFactor> =>
      write(actor, 'session.own', async ({ trx, record }) => {
        const { userId, email } = actor
        if ((await rows.renamePasskey(trx, userId, id, name)) === undefined)
          throw notFound('passkey')
        const data = { id: userId, email, secondFactor: 'passkey-renamed' }
        record({ model: 'User', action: 'update', data })
        return present(trx, userId)
      }),

    removePasskey: (actor: UserActor, id: string): Promise<TwoFactor> =>
      change(actor, 'passkey-removed', async ({ trx }) => {
        if ((await rows.deletePasskey(trx, actor.userId, id)) === undefined)
          throw notFound('passkey')
        return endIfLast(trx, actor.userId)
      }),

    async beginAuthenticator(actor: UserActor): Promise<DataOf<typeof calls.beginAuthenticator>> {
      assertMay(actor, 'session.own')
      assertProved(actor)
      const made = newAuthenticatorSecret(config.APP_NAME, actor.email)
      const secret = seal.close(made.secret, actor.userId)
      return { challenge: await begin(actor, 'add-phone', { secret }), ...made }
    },

    async addAuthenticator(actor: UserActor, { challenge, code }: NewPhone): Promise<WithCodes> {
      const row = await attempt(actor, challenge, 'add-phone')
      const secret = seal.open(row.secret, actor.userId)
      const step = secret === undefined ? undefined : stepOfCode(secret, code, clock())
      if (step === undefined) throw refusal('invalid-code', issueAt('code', 'factor-code-wrong'))
      return change(actor, 'phone-added', async ({ trx, at }) => {
        await challenges.use(trx, row)
        const { userId } = actor
        const times = { createdAt: at, lastUsedAt: null }
        await rows.replaceTotp(trx, { userId, secret: row.secret, lastStep: step, ...times })
        const recoveryCodes = await codesIfNone(trx, userId)
        return { ...(await present(trx, userId)), recoveryCodes }
      })
    },

    removeAuthenticator: (actor: UserActor): Promise<TwoFactor> =>
      change(actor, 'phone-removed', async ({ trx }) => {
        if (!(await rows.deleteTotp(trx, actor.userId))) throw notFound('app of codes')
        return endIfLast(trx, actor.userId)
      }),

    renewRecoveryCodes: (actor: UserActor): Promise<WithCodes> =>
      change(actor, 'recovery-codes', async ({ trx }) => {
        const { passkeys, phone } = await present(trx, actor.userId)
        if (passkeys.length === 0 && phone === null)
          throw refusal('conflict', issueAt('', 'factor-first'))
        const recoveryCodes = await makeCodes(trx, actor.userId)
        return { ...(await present(trx, actor.userId)), recoveryCodes }
      }),
  }
}
