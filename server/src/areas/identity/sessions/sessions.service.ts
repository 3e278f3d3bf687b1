import { type FactorChallenge, pick, sentences } from '@roundboard/contract'
import { reachOf, type Role, roles } from '@roundboard/domain'
import {
  type Actor,
  type AnonymousActor,
  anonymousActor,
  type UserActor,
} from '../../../platform/actor.ts'
import { AppError } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { CreateCounter } from '../../../platform/database/counters.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { isWriteRefused } from '../../../platform/database/failures.ts'
import type { SessionRow } from '../../../platform/database/schema.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { checkPassword } from '../../../platform/passwords.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import { createPendingSessions } from './pending-sessions.ts'
import { createLogInGuard } from './log-in-guard.ts'
import { createRememberedDevices, type Device } from './remembered-devices.ts'
import * as rows from './sessions.repository.ts'

const idleMs = 12 * 3_600_000
const longestMs = 7 * 24 * 3_600_000
const touchEveryMs = 60_000
const provedForMs = 10 * 60_000

/** Where a sign-in comes from. */
export interface From {
  readonly address: string
  /** The browser's description of itself. */
  readonly device: string
  /** The device secrets that the browser sent. */
  readonly deviceSecrets: readonly string[]
  /** Aborted when nobody waits for the response any more. */
  readonly signal?: AbortSignal
}

/** A new session, as returned to its user. */
export interface Started {
  readonly token: string
  readonly device: Device
}

/** A user's permissions as text, to notice changes. */
export const rightsOf = ({
  role,
  locationIds,
  wantsFactor,
}: Pick<UserActor, 'role' | 'locationIds' | 'wantsFactor'>): string =>
  [role, String(wantsFactor), ...[...locationIds].sort()].join(' ')

const hasOwnLocations = (role: Role): boolean => reachOf(role, 'locations.read') === 'own'

function isOpen(
  session: { readonly isActive: number; readonly endsAt: string; readonly lastUsedAt: string },
  now: number,
): boolean {
  const isOver = Date.parse(session.endsAt) <= now || Date.parse(session.lastUsedAt) + idleMs <= now
  return session.isActive === 1 && !isOver
}

/** A time in the future doesn't count: the clock was turned back. */
const isProved = (provedAt: string | null, now: number): boolean => {
  const ageMs = provedAt === null ? Infinity : now - Date.parse(provedAt)
  return ageMs >= 0 && ageMs < provedForMs
}

/** The result of signing in: a session, or a challenge for the second factor. */
export type SignIn = Started | { readonly wanted: FactorChallenge }

export type SessionsService = ReturnType<typeof createSessionsService>

const notSignedIn = () => new AppError('not-signed-in', 'Please sign in.')

export function createSessionsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock' | 'newId' | 'later'> & {
    createCounter: CreateCounter
    /** Stores a new hash of the same password, unless the password was changed. */
    renewPasswordHash: (
      on: Executor,
      userId: string,
      before: string,
      after: string,
    ) => Promise<void>
    /** Asks users for their second factor. */
    challenges: {
      wantedOf(on: Executor, userId: string): Promise<FactorChallenge | undefined>
      endAllOf(on: Executor, userId: string): Promise<unknown>
    }
  },
) {
  const {
    read,
    write,
    unlogged,
    clock,
    newId,
    createCounter,
    later,
    renewPasswordHash,
    challenges,
  } = dependencies
  const pending = createPendingSessions()
  const guard = createLogInGuard(createCounter)
  const devices = createRememberedDevices(clock)

  function begin(userId: string, from: From) {
    const token = newSecret()
    const now = clock()
    const row: Omit<SessionRow, 'deviceHash'> = {
      id: newId(),
      tokenHash: hashSecret(token),
      userId,
      startedAt: stampOf(now),
      lastUsedAt: stampOf(now),
      endsAt: stampOf(now + longestMs),
      address: from.address,
      device: from.device.slice(0, 300),
      provedAt: stampOf(now),
    }
    return { token, row, deviceSecret: newSecret() }
  }

  async function store(on: Executor, begun: ReturnType<typeof begin>, from: From) {
    const { token, row, deviceSecret } = begun
    const device = await devices.remember(on, row.userId, from.deviceSecrets, deviceSecret)
    const now = clock()
    await rows.deleteEndedSessions(on, stampOf(now), stampOf(now - idleMs))
    await rows.insertSession(on, { ...row, deviceHash: hashSecret(device.secret) })
    return { token, device }
  }

  const start = (on: Executor, userId: string, from: From): Promise<Started> =>
    store(on, begin(userId, from), from)

  /** Stores a session and its log entry, or keeps both while the database is read-only. Does nothing and returns undefined if the user has another password by now. */
  async function startOrHold(
    user: { id: string; email: string; passwordHash: string },
    from: From,
    known?: string,
  ): Promise<Started | undefined> {
    const begun = begin(user.id, from)
    const { token, row } = begun
    const person = { id: user.id, email: user.email }
    const actor = { kind: 'anonymous', address: from.address, person } as const
    const data = { userId: user.id, email: user.email, address: from.address }
    let stored: Started | undefined
    let isHeld = false
    let isChanged: boolean | undefined
    const outcome = await later.write(`session ${row.id}`, async () => {
      try {
        stored = await write(actor, 'public', async ({ trx, record, unchanged }) => {
          const nothing = { token, device: { userId: user.id, secret: begun.deviceSecret } }
          isChanged = (await rows.findPasswordHash(trx, user.id)) !== user.passwordHash
          if (isChanged && !isHeld) {
            unchanged()
            return nothing
          }
          record({ model: 'Session', action: 'log-in', data, date: row.startedAt })
          // If it has ended in the meantime, only the log entry is stored.
          const isOver = isHeld && (isChanged || pending.find(row.tokenHash) === undefined)
          return isOver ? nothing : store(trx, begun, from)
        })
      } catch (error) {
        if (!isWriteRefused(error)) pending.drop(row.tokenHash)
        throw error
      }
      pending.drop(row.tokenHash)
    })
    if (outcome === 'waiting') {
      isHeld = true
      pending.hold(row)
    }
    if (isChanged === true && !isHeld) return undefined
    const shown = from.deviceSecrets.find((secret) => hashSecret(secret) === known)
    const secret = shown ?? begun.deviceSecret
    return stored ?? { token, device: { userId: user.id, secret } }
  }

  async function locationIdsOf(on: Executor, role: Role, userId: string) {
    return new Set(hasOwnLocations(role) ? await rows.listLocationIds(on, userId) : [])
  }

  /** Whether a user's role requires two-factor authentication and they have none. */
  const lacksFactor = async (
    on: Executor,
    { factorRole, userId }: { readonly factorRole: string | null; readonly userId: string },
  ) => factorRole !== null && !(await rows.hasFactor(on, userId))

  async function logIn(
    actor: AnonymousActor,
    email: string,
    password: string,
    from: From,
  ): Promise<SignIn> {
    const { on } = read(actor, 'public')
    const device = await devices.find(on, from.deviceSecrets, email)
    const attempt = await guard.take({ email, address: from.address, device })
    const user = await rows.findUserByEmail(on, email)
    const { isRight, renewed } = await checkPassword(password, user?.passwordHash, {
      key: device ?? networkOf(from.address),
      isKnown: device !== undefined,
      ...(from.signal && { signal: from.signal }),
    }).catch(async (error: unknown) => {
      await attempt.giveBack()
      throw error
    })
    if (user?.isActive !== 1 || !isRight) {
      await attempt.failed()
      throw new AppError('wrong-credentials', sentences.invalidCredentials, {
        ...(user && { logged: { email: user.email } }),
      })
    }
    await attempt.succeeded()
    const hasFactor = await rows.hasFactor(on, user.id)
    const wanted = hasFactor
      ? await challenges.wantedOf(unlogged(actor, 'public'), user.id)
      : undefined
    const started = wanted
      ? (await rows.findPasswordHash(on, user.id)) === user.passwordHash && { wanted }
      : await startOrHold(user, from, device)
    // The password was changed while this one was checked: check it again.
    if (!started) return logIn(actor, email, password, from)
    if (renewed !== undefined)
      await later.write(`hash of ${user.id}`, () =>
        renewPasswordHash(unlogged(actor, 'public'), user.id, user.passwordHash, renewed),
      )
    return started
  }

  return {
    /** Permissions of sessions' users, without counting as a use. Omits ended sessions. */
    async readRights(
      actor: Actor,
      sessionIds: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      if (sessionIds.length === 0) return new Map()
      const { on } = read(actor, 'users')
      const now = clock()
      const stored = await rows.listSessionUsers(on, sessionIds)
      const open = [...stored, ...(await pending.listUsers(on, sessionIds))].flatMap((found) => {
        const role = roles.find((known) => known === found.role)
        const lastUsedAt = pending.lastUse(found.sessionId) ?? found.lastUsedAt
        return role && isOpen({ ...found, lastUsedAt }, now) ? [{ ...found, role }] : []
      })
      const usersOf = (some: typeof open) => [...new Set(some.map(({ userId }) => userId))]
      const locationIds = await rows.listLocationIdsByUser(
        on,
        usersOf(open.filter(({ role }) => hasOwnLocations(role))),
      )
      const withFactor = await rows.listUsersWithFactor(
        on,
        usersOf(open.filter(({ factorRole }) => factorRole !== null)),
      )
      return new Map(
        open.map(({ sessionId, userId, role, factorRole }) => [
          sessionId,
          rightsOf({
            role,
            locationIds: locationIds.get(userId) ?? new Set(),
            wantsFactor: factorRole !== null && !withFactor.has(userId),
          }),
        ]),
      )
    },

    /** Every way of signing in ends here, so that none skips the second factor. */
    async finish(on: Executor, userId: string, from: From): Promise<SignIn> {
      const wanted = await challenges.wantedOf(on, userId)
      return wanted === undefined ? start(on, userId, from) : { wanted }
    },

    /** Starts a session, returns its token, which isn't stored, and remembers the device. */
    start,

    /** Identifies a bearer token. Refuses ended, idle and revoked sessions and inactive users. */
    async authenticate(token: string | undefined, address: string): Promise<UserActor> {
      if (token === undefined) throw notSignedIn()
      const tokenHash = hashSecret(token)
      const { on } = read(anonymousActor, 'public')
      const found =
        (await pending.findUser(on, tokenHash)) ?? (await rows.findSessionUser(on, tokenHash))
      const now = clock()
      const role = roles.find((known) => known === found?.role)
      const lastUsedAt = found && (pending.lastUse(found.sessionId) ?? found.lastUsedAt)
      if (found === undefined || lastUsedAt === undefined || role === undefined) throw notSignedIn()
      if (!isOpen({ ...found, lastUsedAt }, now)) throw notSignedIn()
      if (now - Date.parse(lastUsedAt) >= touchEveryMs) {
        pending.noteUse(tokenHash, found.sessionId, stampOf(now))
        await later.write(`use of ${found.sessionId}`, async () => {
          await rows.touchSession(unlogged(anonymousActor, 'public'), found.sessionId, stampOf(now))
          pending.forgetUse(found.sessionId, stampOf(now))
        })
      }
      return {
        kind: 'user',
        userId: found.userId,
        sessionId: found.sessionId,
        email: found.email,
        firstName: found.firstName,
        role,
        locationIds: await locationIdsOf(on, role, found.userId),
        address,
        isProved: isProved(found.provedAt, now),
        wantsFactor: await lacksFactor(on, found),
      }
    },

    /** The user on whose behalf the server continues later; undefined without an active account. */
    async actorOf(actor: Actor, userId: string): Promise<UserActor | undefined> {
      const { on } = read(actor, 'users')
      const found = await rows.findUserForSession(on, userId)
      const role = roles.find((known) => known === found?.role)
      if (found?.isActive !== 1 || role === undefined) return undefined
      const locationIds = await locationIdsOf(on, role, userId)
      return {
        kind: 'user',
        ...{ userId, sessionId: '', role, locationIds, address: '' },
        ...pick(found, ['email', 'firstName']),
        isProved: false,
        wantsFactor: false,
      }
    },

    logIn,

    /** Records that the session's user has confirmed their identity. */
    async prove(on: Executor, sessionId: string): Promise<string> {
      const at = stampOf(clock())
      pending.prove(sessionId, at)
      await rows.proveSession(on, sessionId, at)
      return at
    },

    list: (on: Executor, userId: string) => rows.listSessions(on, userId),

    end(on: Executor, userId: string, sessionId: string) {
      pending.dropSession(userId, sessionId)
      return rows.deleteSession(on, userId, sessionId)
    },

    /** Ending the session of a lost device also forgets the device. */
    async endWithDevice(on: Executor, userId: string, sessionId: string) {
      pending.dropSession(userId, sessionId)
      const ended = await rows.deleteSession(on, userId, sessionId)
      if (typeof ended?.deviceHash === 'string') await devices.forget(on, ended.deviceHash)
      return ended
    },

    /** Ends a user's other sessions, and forgets their devices. */
    async endOthersOf(on: Executor, userId: string, currentSessionId: string) {
      pending.dropAllOf(userId, currentSessionId)
      const all = await rows.listSessions(on, userId)
      const current = all.find(({ id }) => id === currentSessionId)
      const others = all.filter((session) => session !== current)
      await rows.deleteSessionsOf(on, userId, currentSessionId)
      for (const hash of new Set(others.map(({ deviceHash }) => deviceHash)))
        if (hash !== null && hash !== current?.deviceHash) await devices.forget(on, hash)
      return others
    },

    /** Ends a user's sessions after a new password or lost permissions; forgets the devices. */
    async endAllOf(on: Executor, userId: string, exceptSessionId?: string) {
      pending.dropAllOf(userId, exceptSessionId)
      await rows.deleteSessionsOf(on, userId, exceptSessionId)
      await challenges.endAllOf(on, userId)
      await devices.forgetAllOf(on, userId)
    },
  }
}
