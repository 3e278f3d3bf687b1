import type { Executor } from '../../../platform/database/database.ts'
import type { SessionRow } from '../../../platform/database/schema.ts'
import * as rows from './sessions.repository.ts'

type PendingRow = Omit<SessionRow, 'deviceHash'>

/** New sessions and last-used times that wait in memory while the database is read-only. */
export function createPendingSessions() {
  const byToken = new Map<string, PendingRow>()
  const uses = new Map<string, string>()

  function dropWhere(isOver: (row: PendingRow) => boolean): void {
    for (const row of byToken.values()) if (isOver(row)) byToken.delete(row.tokenHash)
  }

  async function withUser(on: Executor, row: PendingRow | undefined) {
    const user = row && (await rows.findUserForSession(on, row.userId))
    return (
      row &&
      user && {
        ...user,
        sessionId: row.id,
        lastUsedAt: row.lastUsedAt,
        endsAt: row.endsAt,
        provedAt: row.provedAt,
      }
    )
  }

  return {
    hold: (row: PendingRow) => byToken.set(row.tokenHash, row),
    find: (tokenHash: string) => byToken.get(tokenHash),
    drop: (tokenHash: string) => byToken.delete(tokenHash),

    dropSession(userId: string, sessionId: string): void {
      dropWhere((row) => row.id === sessionId && row.userId === userId)
    },

    dropAllOf(userId: string, exceptId?: string): void {
      dropWhere((row) => row.userId === userId && row.id !== exceptId)
    },

    /** A waiting session with its user, like a stored one. */
    findUser: (on: Executor, tokenHash: string) => withUser(on, byToken.get(tokenHash)),

    /** The waiting ones among these sessions with their users, like stored ones. */
    async listUsers(on: Executor, sessionIds: readonly string[]) {
      const pending = [...byToken.values()].filter(({ id }) => sessionIds.includes(id))
      const found = await Promise.all(pending.map((row) => withUser(on, row)))
      return found.filter((session) => session !== undefined)
    },

    lastUse: (sessionId: string) => uses.get(sessionId),

    noteUse(tokenHash: string, sessionId: string, at: string): void {
      uses.set(sessionId, at)
      const row = byToken.get(tokenHash)
      if (row) byToken.set(tokenHash, { ...row, lastUsedAt: at })
    },

    prove(sessionId: string, at: string): void {
      for (const [token, row] of byToken)
        if (row.id === sessionId) byToken.set(token, { ...row, provedAt: at })
    },

    /** Called once it is stored; keeps a later one. */
    forgetUse(sessionId: string, at: string): void {
      if (uses.get(sessionId) === at) uses.delete(sessionId)
    },
  }
}
