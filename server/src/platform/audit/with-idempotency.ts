import { issueAt } from '@roundboard/contract'
import type { Transaction } from 'kysely'
import type { Actor, Once } from '../actor.ts'
import { refusal } from '../app-error.ts'
import { stampOf } from '../clock.ts'
import type { Database } from '../database/schema.ts'

const retentionMs = 24 * 60 * 60_000

type Trx = Transaction<Database>

async function findAnswer(trx: Trx, callerId: string, { keyHash, requestHash }: Once) {
  const row = await trx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('callerId', '=', callerId)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.requestHash !== requestHash) throw refusal('key-reused', issueAt('', 'key-of-another'))
  return row.answer
}

/**
 * Runs a create, or returns the result of the earlier one with the same key. Runs in the
 * transaction of the write, so the result and its key are stored together or not at all.
 */
export async function withIdempotency<T>(
  trx: Trx,
  actor: Actor,
  at: string,
  work: () => Promise<T>,
): Promise<{ result: T; isRepeated: boolean }> {
  if ((actor.kind !== 'user' && actor.kind !== 'key') || actor.once === undefined)
    return { result: await work(), isRepeated: false }
  const { once } = actor
  const callerId = actor.kind === 'user' ? actor.userId : actor.keyId
  await trx.deleteFrom('idempotencyKeys').where('expiresAt', '<=', at).execute()
  const answer = await findAnswer(trx, callerId, once)
  if (answer !== undefined) return { result: JSON.parse(answer) as T, isRepeated: true }
  const result = await work()
  await trx
    .insertInto('idempotencyKeys')
    .values({
      callerId,
      ...once,
      answer: JSON.stringify(result),
      expiresAt: stampOf(Date.parse(at) + retentionMs),
    })
    .execute()
  return { result, isRepeated: false }
}
