import type { LogAction, LogModel } from '@roundboard/contract'
import type { Transaction } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Change, Changes } from '../changes.ts'
import { type Clock, stampOf } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Engine } from '../database/engine.ts'
import type { Database } from '../database/schema.ts'
import { doneOnce } from './done-once.ts'
import { chainHash } from './log-chain.ts'

export interface LogEntry {
  readonly model: LogModel
  readonly action: LogAction
  /** What changed; never a secret. */
  readonly data: Readonly<Record<string, unknown>>
}

export interface Write {
  readonly trx: Transaction<Database>
  /** The instant of this write, for every stamp that it sets. */
  readonly at: string
  /** Adds to the log, in this transaction. */
  record(entry: LogEntry): void
  /** Says after the commit what changed. */
  announce(change: Change): void
  /** Says that all was so already: nothing is written, and so nothing is recorded. */
  unchanged(): void
}

/** Does work in one transaction together with its log entries; a write that records nothing is a bug. */
export type Writer = <T>(actor: Actor, work: (write: Write) => Promise<T>) => Promise<T>

function describe(actor: Actor): { modifiedBy: string; userId: string | null } {
  switch (actor.kind) {
    case 'user':
      return { modifiedBy: actor.email, userId: actor.userId }
    case 'screen':
      return { modifiedBy: `screen ${actor.screenId}`, userId: null }
    case 'anonymous':
      return { modifiedBy: `somebody at ${actor.address}`, userId: null }
    case 'system':
      return { modifiedBy: 'Roundboard', userId: null }
  }
}

async function lockHead(trx: Transaction<Database>, engine: Engine) {
  const head = trx
    .selectFrom('logHead')
    .select(['seq', 'hash', 'changeRevision'])
    .where('id', '=', 1)
  return (engine === 'PostgreSQL' ? head.forUpdate() : head).executeTakeFirstOrThrow()
}

type Head = Awaited<ReturnType<typeof lockHead>>

async function append(
  trx: Transaction<Database>,
  head: Head,
  at: string,
  actor: Actor,
  entries: readonly LogEntry[],
  newId: () => string,
) {
  let { seq, hash } = head
  for (const entry of entries) {
    seq += 1
    const row = {
      seq,
      id: newId(),
      date: at,
      model: entry.model,
      action: entry.action,
      ...describe(actor),
      data: JSON.stringify(entry.data),
    }
    hash = chainHash(hash, row)
    await trx
      .insertInto('logs')
      .values({ ...row, hash })
      .execute()
  }
  const { changeRevision } = head
  await trx.updateTable('logHead').set({ seq, hash, changeRevision }).where('id', '=', 1).execute()
}

export function createWriter(dependencies: {
  db: Db
  engine: Engine
  clock: Clock
  newId: () => string
  changes: Changes
  /** Tells other processes of a write that has committed, by the number that it has among them. */
  tell?: (revision: number, changes: readonly Change[]) => void
}): Writer {
  const { db, engine, clock, newId, changes, tell } = dependencies
  return async (actor, work) => {
    const announced: Change[] = []
    let revision = 0
    const result = await db.transaction().execute(async (trx) => {
      // Taken first, so that writes of staff come one after the other and what they check stays true.
      const head = await lockHead(trx, engine)
      const entries: LogEntry[] = []
      const at = stampOf(clock())
      const outcome = { isUnchanged: false }
      const { result: done, isRepeated } = await doneOnce(trx, actor, at, () =>
        work({
          trx,
          at,
          record: (entry) => entries.push(entry),
          announce: (change) => announced.push(change),
          unchanged: () => (outcome.isUnchanged = true),
        }),
      )
      if (isRepeated || outcome.isUnchanged) return done
      if (entries.length === 0) throw new Error('a write must record what it changed')
      revision = head.changeRevision + (announced.length > 0 ? 1 : 0)
      await append(trx, { ...head, changeRevision: revision }, at, actor, entries, newId)
      return done
    })
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
