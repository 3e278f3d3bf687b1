import { sentences } from '@roundboard/contract'
import { reachOf, roles } from '@roundboard/domain'
import type { UserActor } from '../../platform/actor.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Writer } from '../../platform/audit/write.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Db, Executor } from '../../platform/database/database.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { createLogInGuard } from './log-in-guard.ts'
import * as rows from './sessions.repository.ts'

const idleMs = 12 * 3_600_000
const longestMs = 7 * 24 * 3_600_000
const touchEveryMs = 60_000

export interface From {
  readonly address: string
  readonly device: string
}

export type SessionsService = ReturnType<typeof createSessionsService>

const notSignedIn = () => new AppError('not-signed-in', 'Please sign in.')

export function createSessionsService(dependencies: {
  db: Db
  write: Writer
  clock: Clock
  newId: () => string
}) {
  const { db, write, clock, newId } = dependencies
  const guard = createLogInGuard()

  async function start(on: Executor, userId: string, from: From): Promise<string> {
    const token = newSecret()
    const now = clock()
    await rows.deleteEndedSessions(on, stampOf(now), stampOf(now - idleMs))
    await rows.insertSession(on, {
      id: newId(),
      tokenHash: hashSecret(token),
      userId,
      startedAt: stampOf(now),
      lastUsedAt: stampOf(now),
      endsAt: stampOf(now + longestMs),
      address: from.address,
      device: from.device.slice(0, 300),
    })
    return token
  }

  return {
    /** Starts a session of a user and gives its token, which is stored nowhere. */
    start,

    /** Who holds this bearer token; refuses ended, idle and revoked sessions and inactive users. */
    async authenticate(token: string | undefined, address: string): Promise<UserActor> {
      if (token === undefined) throw notSignedIn()
      const found = await rows.findSessionUser(db, hashSecret(token))
      const now = clock()
      const role = roles.find((known) => known === found?.role)
      if (found?.isActive !== 1 || role === undefined) throw notSignedIn()
      const lastUsedAt = Date.parse(found.lastUsedAt)
      if (Date.parse(found.endsAt) <= now || lastUsedAt + idleMs <= now) throw notSignedIn()
      if (now - lastUsedAt >= touchEveryMs)
        await rows.touchSession(db, found.sessionId, stampOf(now))
      const needsLocations = reachOf(role, 'locations.read') === 'own'
      return {
        kind: 'user',
        userId: found.userId,
        sessionId: found.sessionId,
        email: found.email,
        role,
        locationIds: new Set(needsLocations ? await rows.listLocationIds(db, found.userId) : []),
        address,
      }
    },

    async logIn(email: string, password: string, from: From): Promise<{ token: string }> {
      const user = await rows.findUserByEmail(db, email)
      const isKnown = user !== undefined && (await rows.knowsAddress(db, user.id, from.address))
      await guard.check(email, from.address, isKnown)
      const isRight = await verifyPassword(password, user?.passwordHash)
      if (user?.isActive !== 1 || !isRight) {
        await guard.failed(email, from.address)
        throw new AppError('wrong-credentials', sentences.invalidCredentials)
      }
      await guard.succeeded(email, from.address)
      const actor = { kind: 'anonymous', address: from.address } as const
      const token = await write(actor, async ({ trx, record }) => {
        record({ model: 'Session', action: 'log-in', data: { userId: user.id, email: user.email } })
        return start(trx, user.id, from)
      })
      return { token }
    },

    list: (on: Executor, userId: string) => rows.listSessions(on, userId),
    end: (on: Executor, userId: string, sessionId: string) =>
      rows.deleteSession(on, userId, sessionId),
    endAllOf: (on: Executor, userId: string, exceptSessionId?: string) =>
      rows.deleteSessionsOf(on, userId, exceptSessionId),
  }
}
