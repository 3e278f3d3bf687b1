import type { Access } from '@roundboard/contract'
import type { Transaction } from 'kysely'
import { type Actor, assertMay, type Scope, scopeOf } from '../actor.ts'
import type { Change, Changes } from '../changes.ts'
import { type Clock, stampOf } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Database } from '../database/schema.ts'
import { withIdempotency } from './with-idempotency.ts'
import type { LogChain } from './log-chain.ts'
import { append, type LogEntry, type LogHead, lockHead } from './log-head.ts'

export interface Write {
  readonly trx: Transaction<Database>
  /** The time of this write, used for every timestamp that it sets. */
  readonly at: string
  /** The locations that the permission covers. */
  readonly scope: Scope
  /** Adds an entry to the log in this transaction. */
  record(entry: LogEntry): void
  /** Publishes a change after the commit. */
  announce(change: Change): void
  /** Declares that nothing changed, so there is nothing to log. */
  unchanged(): void
  /** Makes the log start after this entry; its first entry then builds on this hash. */
  cut(prunedSeq: number, prunedHash: string): void
}

/**
 * Runs a permitted write in one transaction together with its log entries. A write without a log
 * entry is a bug.
 */
export type Writer = <T>(
  actor: Actor,
  access: Access,
  work: (write: Write) => Promise<T>,
) => Promise<T>

type LogEnd = Pick<LogHead, 'seq' | 'hash'>

/** Describes how the log was altered in the database since it was signed, if it was. */
function alteration(chain: LogChain, head: LogHead, last: LogEnd | undefined): string | undefined {
  if (!chain.isSealed(head)) return 'the log head wasn’t signed with the key'
  if (last === undefined || head.seq > last.seq) return undefined
  return head.seq === last.seq && head.hash === last.hash ? undefined : 'the head went back'
}

export function createWriter(dependencies: {
  db: Db
  clock: Clock
  newId: () => string
  changes: Changes
  /** Notifies other processes of a committed write by its revision. */
  publish?: (revision: number, changes: readonly Change[]) => void
  chain: LogChain
  /** The end of the log as last recorded elsewhere. */
  lastKnown?: LogEnd
  /** Called with the log's end after each write. */
  onHead?: (head: LogHead) => void
  onFailure: (what: string, error: unknown) => void
}): Writer {
  const { db, clock, newId, changes, publish, chain, onHead, onFailure } = dependencies
  let last: LogEnd | undefined = dependencies.lastKnown

  /** Screens need their edits, so writes continue, but an entry records the tampering. */
  function evidence(head: LogHead): LogEntry[] {
    if (head.keyId !== '' && head.keyId !== chain.keyId)
      throw new Error('the audit log now uses another key; restart this server with that key')
    const found = alteration(chain, head, last)
    if (found === undefined) return []
    onFailure('the audit log was altered', new Error(`${found} at entry ${String(head.seq)}`))
    const { seq, hash, prunedSeq } = head
    const expected = last && { seq: last.seq, hash: last.hash }
    return [
      {
        model: 'Log',
        action: 'update',
        data: { chain: 'broken', found, seq, hash, prunedSeq, ...(expected && { expected }) },
      },
    ]
  }

  return async (actor, access, work) => {
    assertMay(actor, access)
    const scope = scopeOf(actor, access)
    const announced: Change[] = []
    let revision = 0
    const written: { head?: LogHead; isBroken?: boolean } = {}
    const result = await db.transaction().execute(async (trx) => {
      // Taken first, so that checks stay valid until the commit.
      const head = await lockHead(trx)
      const broken = evidence(head)
      const entries: LogEntry[] = []
      const cut: Partial<LogHead> = {}
      const at = stampOf(clock())
      const outcome = { isUnchanged: false }
      const { result: done, isRepeated } = await withIdempotency(trx, actor, at, () =>
        work({
          trx,
          at,
          scope,
          record: (entry) => entries.push(entry),
          announce: (change) => announced.push(change),
          unchanged: () => (outcome.isUnchanged = true),
          cut: (prunedSeq, prunedHash) => Object.assign(cut, { prunedSeq, prunedHash }),
        }),
      )
      const isDone = isRepeated || outcome.isUnchanged
      if (isDone && broken.length === 0) return done
      if (!isDone && entries.length === 0) throw new Error('a write must record what it changed')
      revision = head.changeRevision + (announced.length > 0 ? 1 : 0)
      const from = { ...head, ...cut, changeRevision: revision }
      written.isBroken = broken.length > 0
      written.head = await append(trx, chain, from, [...broken, ...entries], { at, actor, newId })
      return done
    })
    const { head, isBroken = false } = written
    if (head !== undefined) {
      if (last === undefined || head.seq > last.seq || isBroken) last = head
      onHead?.(head)
    }
    if (announced.length > 0) publish?.(revision, announced)
    for (const change of announced) changes.announce(change)
    return result
  }
}

/** The fields that differ, before and after. */
export function difference(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  const changed = Object.keys(after).filter((key) => key !== 'updatedAt' && !isSame(key))
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((key) => [key, from[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** Returns a timestamp later than the previous one, even if the clock stands still or goes back. */
export function laterStamp(at: string, previous: string): string {
  return at > previous ? at : stampOf(Date.parse(previous) + 1)
}
