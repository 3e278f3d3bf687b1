import { randomInt } from 'node:crypto'
import { type AccountLink, issueAt } from '@roundboard/contract'
import { z } from 'zod'
import { type AnonymousActor, systemActor } from '../../../platform/actor.ts'
import { refusal } from '../../../platform/app-error.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { CreateCounter } from '../../../platform/database/counters.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { doubling } from '../../../platform/jobs/job-kind.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import type { AccountLinks } from '../account-links/index.ts'
import type { Mail } from '../../messaging/email/index.ts'
import type { From, SessionsService, SignIn } from '../sessions/index.ts'
import {
  addresseeOf,
  type AssertGoodPassword,
  findUser,
  presentUser,
  type UsersService,
} from '../users/index.ts'
import { makeReset } from './make-reset.ts'

/** Emails to one address per hour. */
const requestsOfAddress = 5
const resetKind = 'reset'

/** Longer than the measurable work takes, and random, so that timing reveals nothing. */
const resetDelayMs = () => randomInt(1_000, 5_000)

export type LinkSignInService = ReturnType<typeof createLinkSignInService>

/** Signing in by a link: an invited user's first password, and a password reset. */
export function createLinkSignInService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'jobs' | 'unlogged'> & {
    sessions: Pick<SessionsService, 'finish' | 'endAllOf'>
    links: Pick<AccountLinks, 'make' | 'find' | 'use'>
    users: Pick<UsersService, 'lock' | 'save'>
    mail: Pick<Mail, 'isOn' | 'send'>
    createCounter: CreateCounter
    assertGoodPassword: AssertGoodPassword
  },
) {
  const { read, write, unlogged, clock, sessions, links, users, mail, jobs, assertGoodPassword } =
    dependencies
  const requests = dependencies.createCounter('reset of an address', 3_600)

  jobs.register({
    kind: resetKind,
    payload: z.object({ email: z.string(), address: z.string() }),
    about: ({ email }) => email,
    retryAfterMs: doubling(5_000, 5 * 60_000),
    giveUpAfterMs: 60 * 60_000,
    async run({ email, address }) {
      await write(systemActor('users'), 'users', async (writing) => {
        const made = await makeReset(writing, links, email, address)
        if (made === undefined) return
        const { user, link } = made
        await mail.send(writing.trx, {
          to: addresseeOf(user),
          language: presentUser(user).language,
          email: { kind: 'reset', firstName: user.firstName, link: link.address },
        })
      })
      return undefined
    },
  })

  /** A valid link and its user. Refuses others with the reason. */
  async function open(on: Executor, token: string, at: string) {
    const { row, problem } = await links.find(on, token, at)
    if (problem !== undefined) throw refusal('invalid-code', issueAt('', problem))
    const user = await findUser(on, row.userId)
    if (user?.isActive !== 1) throw refusal('invalid-code', issueAt('', 'account-link-void'))
    return { link: row, user }
  }

  return {
    /**
     * Requests a link by email. The user is looked up afterward, so neither the response nor its
     * timing reveals whether there is one.
     */
    async request(actor: AnonymousActor, email: string): Promise<{ hasMail: boolean }> {
      if (!mail.isOn) return { hasMail: false }
      const { points, msLeft } = await requests.add(email)
      if (points > requestsOfAddress) {
        const seconds = Math.max(1, Math.ceil(msLeft / 1000))
        throw refusal('too-many-attempts', issueAt('', 'wait-seconds', { seconds }), {
          retryAfterSeconds: seconds,
        })
      }
      const job = { email, address: actor.address }
      await jobs.add(unlogged(actor, 'public'), resetKind, job, {
        key: hashSecret(email),
        dueAt: stampOf(clock() + resetDelayMs()),
      })
      return { hasMail: true }
    },

    async look(actor: AnonymousActor, token: string): Promise<AccountLink> {
      const { link, user } = await open(read(actor, 'public').on, token, stampOf(clock()))
      const { email, firstName, lastName } = user
      const { purpose, expiresAt } = link
      return { purpose, email, firstName, lastName, expiresAt }
    },

    /** Sets the password, ends everything opened with the old one, and signs the user in. */
    async use(actor: AnonymousActor, token: string, password: string, from: From): Promise<SignIn> {
      const shown = await open(read(actor, 'public').on, token, stampOf(clock()))
      await assertGoodPassword(password, shown.user)
      const passwordHash = await hashPassword(password, {
        key: networkOf(from.address),
        isKnown: false,
        ...(from.signal && { signal: from.signal }),
      })
      const person = { id: shown.user.id, email: shown.user.email }
      return write({ ...actor, person }, 'public', async ({ trx, at, record, announce }) => {
        await users.lock(trx, person.id)
        const { link, user } = await open(trx, token, at)
        await links.use(trx, link, at)
        await users.save(trx, user, { passwordHash, updatedAt: laterStamp(at, user.updatedAt) })
        await sessions.endAllOf(trx, user.id)
        const { id, email } = user
        const { address } = from
        const data = { id, email, hasNewPassword: true, by: link.purpose, address }
        record({ model: 'User', action: 'update', data })
        announce({ kind: 'user', userId: id })
        if (link.purpose === 'reset')
          await mail.send(trx, {
            to: addresseeOf(user),
            language: presentUser(user).language,
            email: { kind: 'password-changed', email, at, address },
          })
        return sessions.finish(trx, id, from)
      })
    },
  }
}
