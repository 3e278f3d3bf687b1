import type { LogAction, LogModel } from '@roundboard/contract'
import type { Transaction } from 'kysely'
import { type Actor, nameOf } from '../actor.ts'
import type { Executor } from '../database/database.ts'
import { insertRows } from '../database/rows.ts'
import { endIfStalled, isPostgres } from '../database/row-lock.ts'
import type { Database, LogHeadRow } from '../database/schema.ts'
import type { LogChain } from './log-chain.ts'

export interface LogEntry {
  readonly model: LogModel
  readonly action: LogAction
  /** What changed. Never contains secrets. */
  readonly data: Readonly<Record<string, unknown>>
  /** When it happened, if earlier than the write. */
  readonly date?: string
}

/** Where the log begins and ends. */
export type LogHead = Omit<LogHeadRow, 'id'>

export const readHead = (on: Executor): Promise<LogHead> =>
  on.selectFrom('logHead').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

/** Taken first in every write, so that logged writes run one after another. */
export async function lockHead(trx: Transaction<Database>): Promise<LogHead> {
  await endIfStalled(trx)
  const head = trx.selectFrom('logHead').selectAll().where('id', '=', 1)
  return (isPostgres(trx) ? head.forUpdate() : head).executeTakeFirstOrThrow()
}

function userIdOf(actor: Actor): string | null {
  if (actor.kind === 'anonymous') return actor.person?.id ?? null
  return actor.kind === 'user' ? actor.userId : null
}

/** Appends entries and signs the new head. */
export async function append(
  trx: Transaction<Database>,
  chain: LogChain,
  head: LogHead,
  entries: readonly LogEntry[],
  { at, actor, newId }: { at: string; actor: Actor; newId: () => string },
): Promise<LogHead> {
  let { seq, hash } = head
  const rows = entries.map((entry) => {
    seq += 1
    const row = {
      seq,
      id: newId(),
      date: entry.date ?? at,
      model: entry.model,
      action: entry.action,
      ...{ modifiedBy: nameOf(actor), userId: userIdOf(actor) },
      data: JSON.stringify(entry.data),
    }
    hash = chain.hash(hash, row)
    return { ...row, hash }
  })
  await insertRows(trx, 'logs', rows)
  const { prunedSeq, prunedHash, changeRevision } = head
  const next = { seq, hash, prunedSeq, prunedHash, keyId: chain.keyId }
  const sealed = { ...next, changeRevision, seal: chain.seal(next) }
  await trx.updateTable('logHead').set(sealed).where('id', '=', 1).execute()
  return sealed
}
