import { type AccountLink, issueAt } from '@roundboard/contract'
import type { AnonymousActor } from '../../platform/actor.ts'
import { refusal } from '../../platform/app-error.ts'
import { laterStamp, type Writer } from '../../platform/audit/write.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/http/network.ts'
import { hashPassword } from '../../platform/passwords.ts'
import type { Reader } from '../../platform/read.ts'
import type { AccountLinks } from '../account-links/index.ts'
import type { From, SessionsService, Started } from '../sessions/index.ts'
import { type AssertGoodPassword, findUser, lockUser, updateUser } from '../users/index.ts'

export type LinkWaysService = ReturnType<typeof createLinkWaysService>

/** The ways in by a link: the first password of somebody who was invited, and a new one. */
export function createLinkWaysService(dependencies: {
  read: Reader
  write: Writer
  clock: Clock
  sessions: Pick<SessionsService, 'start' | 'endAllOf'>
  links: Pick<AccountLinks, 'find' | 'use'>
  assertGoodPassword: AssertGoodPassword
}) {
  const { read, write, clock, sessions, links, assertGoodPassword } = dependencies

  /** A link that counts, and whose it is; refuses any other and says why. */
  async function open(on: Executor, token: string, at: string) {
    const { row, problem } = await links.find(on, token, at)
    if (problem !== undefined) throw refusal('invalid-code', issueAt('', problem))
    const user = await findUser(on, row.userId)
    if (user?.isActive !== 1) throw refusal('invalid-code', issueAt('', 'account-link-void'))
    return { link: row, user }
  }

  return {
    /** Asks for a link by mail: what is answered says nothing of whether there is such a user. */
    request: (_actor: AnonymousActor, _email: string) => Promise.resolve({ hasMail: false }),

    async look(actor: AnonymousActor, token: string): Promise<AccountLink> {
      const { link, user } = await open(read(actor, 'public').on, token, stampOf(clock()))
      const { email, firstName, lastName } = user
      const { purpose, expiresAt } = link
      return { purpose, email, firstName, lastName, expiresAt }
    },

    /** Sets the password, ends whatever was open by the old one, and lets the holder in. */
    async use(
      actor: AnonymousActor,
      token: string,
      password: string,
      from: From,
    ): Promise<Started> {
      const shown = await open(read(actor, 'public').on, token, stampOf(clock()))
      assertGoodPassword(password, shown.user)
      const passwordHash = await hashPassword(password, {
        key: networkOf(from.address),
        isKnown: false,
        ...(from.signal && { signal: from.signal }),
      })
      const person = { id: shown.user.id, email: shown.user.email }
      return write({ ...actor, person }, 'public', async ({ trx, at, record, announce }) => {
        await lockUser(trx, person.id)
        const { link, user } = await open(trx, token, at)
        await links.use(trx, link, at)
        await updateUser(trx, user, { passwordHash, updatedAt: laterStamp(at, user.updatedAt) })
        await sessions.endAllOf(trx, user.id)
        const { id, email } = user
        const { address } = from
        const data = { id, email, hasNewPassword: true, by: link.purpose, address }
        record({ model: 'User', action: 'update', data })
        announce({ kind: 'user', userId: id })
        return sessions.start(trx, id, from)
      })
    },
  }
}
