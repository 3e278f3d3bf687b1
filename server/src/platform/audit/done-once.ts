import { issueAt } from '@roundboard/contract'
import type { Transaction } from 'kysely'
import type { Actor, Once } from '../actor.ts'
import { refusal } from '../app-error.ts'
import { stampOf } from '../clock.ts'
import type { Database } from '../database/schema.ts'

const keptForMs = 24 * 60 * 60_000

type Trx = Transaction<Database>

async function findAnswer(trx: Trx, userId: string, { keyHash, requestHash }: Once) {
  const row = await trx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.requestHash !== requestHash) throw refusal('key-reused', issueAt('', 'key-of-another'))
  return row.answer
}

/**
 * Does what a create does, or gives what it gave under the same key before. In the transaction of the
 * write, so that neither of the two is ever there without the other.
 */
export async function doneOnce<T>(
  trx: Trx,
  actor: Actor,
  at: string,
  work: () => Promise<T>,
): Promise<{ result: T; isRepeated: boolean }> {
  const once = actor.kind === 'user' ? actor.once : undefined
  if (actor.kind !== 'user' || once === undefined)
    return { result: await work(), isRepeated: false }
  await trx.deleteFrom('idempotencyKeys').where('expiresAt', '<=', at).execute()
  const answer = await findAnswer(trx, actor.userId, once)
  if (answer !== undefined) return { result: JSON.parse(answer) as T, isRepeated: true }
  const result = await work()
  await trx
    .insertInto('idempotencyKeys')
    .values({
      userId: actor.userId,
      ...once,
      answer: JSON.stringify(result),
      expiresAt: stampOf(Date.parse(at) + keptForMs),
    })
    .execute()
  return { result, isRepeated: false }
}
