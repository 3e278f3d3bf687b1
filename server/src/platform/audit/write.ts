import type { Access } from '@roundboard/contract'
import type { Transaction } from 'kysely'
import { type Actor, assertMay, type Scope, scopeOf } from '../actor.ts'
import type { Change, Changes } from '../changes.ts'
import { type Clock, stampOf } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Database } from '../database/schema.ts'
import { doneOnce } from './done-once.ts'
import type { LogChain } from './log-chain.ts'
import { append, type LogEntry, type LogHead, lockHead } from './log-head.ts'

export interface Write {
  readonly trx: Transaction<Database>
  /** The instant of this write, for every stamp that it sets. */
  readonly at: string
  /** The locations that the permission reaches. */
  readonly scope: Scope
  /** Adds to the log, in this transaction. */
  record(entry: LogEntry): void
  /** Says after the commit what changed. */
  announce(change: Change): void
  /** Says that all was so already: nothing is written, and so nothing is recorded. */
  unchanged(): void
  /** Lets the log begin after an entry, whose hash its first one builds on. */
  cut(prunedSeq: number, prunedHash: string): void
}

/**
 * Does what the actor may do in one transaction together with its log entries; a write that records
 * nothing is a bug.
 */
export type Writer = <T>(
  actor: Actor,
  access: Access,
  work: (write: Write) => Promise<T>,
) => Promise<T>

type LogEnd = Pick<LogHead, 'seq' | 'hash'>

/** What somebody with only the database changed of the log since it was sealed, if anything. */
function alteration(chain: LogChain, head: LogHead, last: LogEnd | undefined): string | undefined {
  if (!chain.isSealed(head)) return 'the head was not written with the key'
  if (last === undefined || head.seq > last.seq) return undefined
  return head.seq === last.seq && head.hash === last.hash ? undefined : 'the head went back'
}

export function createWriter(dependencies: {
  db: Db
  clock: Clock
  newId: () => string
  changes: Changes
  /** Tells other processes of a write that has committed, by the number that it has among them. */
  tell?: (revision: number, changes: readonly Change[]) => void
  chain: LogChain
  /** Where the log ended when this was noted elsewhere. */
  lastKnown?: LogEnd
  /** Told of where the log ends after each write. */
  onHead?: (head: LogHead) => void
  onFailure: (what: string, error: unknown) => void
}): Writer {
  const { db, clock, newId, changes, tell, chain, onHead, onFailure } = dependencies
  let last: LogEnd | undefined = dependencies.lastKnown

  /** Goes on, for walls need their edits, but leaves an entry that says it for good. */
  function evidence(head: LogHead): LogEntry[] {
    if (head.keyId !== '' && head.keyId !== chain.keyId)
      throw new Error('the audit log is kept with another key by now: restart with that one')
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
      // Taken first, so that what is checked stays true.
      const head = await lockHead(trx)
      const broken = evidence(head)
      const entries: LogEntry[] = []
      const cut: Partial<LogHead> = {}
      const at = stampOf(clock())
      const outcome = { isUnchanged: false }
      const { result: done, isRepeated } = await doneOnce(trx, actor, at, () =>
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
    if (announced.length > 0) tell?.(revision, announced)
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

/** A stamp later than the one before it, even when the clock stands still or goes back. */
export function laterStamp(at: string, previous: string): string {
  return at > previous ? at : stampOf(Date.parse(previous) + 1)
}
