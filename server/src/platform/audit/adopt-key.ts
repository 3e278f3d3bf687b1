import { system } from '../actor.ts'
import { type Clock, stampOf } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { type AuditKeySettings, AuditKeyRefused, auditKeyFile, openLogChain } from './audit-key.ts'
import type { LogChain } from './log-chain.ts'
import { append, lockHead, readHead } from './log-head.ts'

/** The point in the log from which another key is used, or the first one. */
export interface KeyChange {
  readonly chain: 'carried-over' | 'new-key'
  readonly keyId: string
  /** The log up to then. An empty key: it was kept without one. */
  readonly before: {
    readonly seq: number
    readonly hash: string
    readonly prunedSeq: number
    readonly prunedHash: string
    readonly keyId: string
  }
}

const refusal = (stored: string, here: string, settings: AuditKeySettings) =>
  new AuditKeyRefused(
    `The audit log was signed with key ${stored}, but this server's key is ${here}. All servers that share a database need the same key: copy audit.key from another server to ${auditKeyFile(settings)}, or set the same AUDIT_KEY on all of them. If that key is lost, run npm run audit:new-key to continue with this server's key. The change is recorded in the log.`,
  )

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly newId: () => string
  readonly settings: AuditKeySettings
}

/** Uses this key from now on, and records where entries under the previous key end. */
async function goOn(
  { db, clock, newId, settings }: Dependencies,
  chain: LogChain,
  replaces: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const head = await lockHead(trx)
    if (head.keyId === chain.keyId) return
    if (head.keyId !== '' && !replaces) throw refusal(head.keyId, chain.keyId, settings)
    const { seq, hash, prunedSeq, prunedHash, keyId } = head
    const data: KeyChange = {
      chain: keyId === '' ? 'carried-over' : 'new-key',
      keyId: chain.keyId,
      before: { seq, hash, prunedSeq, prunedHash, keyId },
    }
    const entry = { model: 'Log', action: 'update', data: { ...data } } as const
    const by = { at: stampOf(clock()), actor: system, newId }
    await append(trx, chain, head, seq === 0 ? [] : [entry], by)
  })
}

/** Starts the log or signs an unsigned one. Refuses a log that was signed with another key. */
export async function adoptKey(dependencies: Dependencies): Promise<LogChain> {
  const chain = await openLogChain(dependencies.settings)
  await goOn(dependencies, chain, false)
  return chain
}

/** Continues the log with the current key after a loss. Returns whether anything changed. */
export async function replaceKey(dependencies: Dependencies): Promise<boolean> {
  const { keyId } = await readHead(dependencies.db)
  const chain = await openLogChain(dependencies.settings)
  await goOn(dependencies, chain, true)
  return keyId !== chain.keyId
}
