import { type Log, logActions, logModels } from '@roundboard/contract'
import type { Actor, UserActor } from '../../../platform/actor.ts'
import { readHead } from '../../../platform/audit/log-head.ts'
import { removeAllEntries, removePruned } from '../../../platform/audit/log-removal.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import type { LogRow } from '../../../platform/database/schema.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assertTypedPassword } from '../../identity/sessions/index.ts'
import * as rows from './logs.repository.ts'

const presentLog = (row: LogRow): Log => ({
  _id: row.id,
  id: row.id,
  date: row.date,
  model: logModels.find((known) => known === row.model) ?? 'System',
  action: logActions.find((known) => known === row.action) ?? 'update',
  modifiedBy: row.modifiedBy,
  userId: row.userId,
  data: JSON.parse(row.data) as Log['data'],
})

const dayMs = 86_400_000

export type LogsService = ReturnType<typeof createLogsService>

/** Reads the audit log and prunes its oldest entries, which adds an entry. */
export function createLogsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock'>,
) {
  const { read, write, unlogged, clock } = dependencies

  return {
    async list(actor: Actor, filter: rows.LogFilter, page: PageOf<'date'>): Promise<Listed<Log>> {
      const { on } = read(actor, 'logs')
      const found = await rows.listLogs(on, filter, page)
      return { items: found.rows.map(presentLog), count: found.count }
    },

    async deleteAll(actor: UserActor, password: string | undefined): Promise<{ deleted: number }> {
      await assertTypedPassword(read(actor, 'logs').on, actor, { field: 'password', password })
      return write(actor, 'logs', async ({ trx, record, cut }) => {
        const head = await readHead(trx)
        const deleted = head.seq - head.prunedSeq
        await removeAllEntries(trx)
        cut(head.seq, head.hash)
        const data = { deleted, upTo: head.seq, hash: head.hash }
        record({ model: 'Log', action: 'delete', data })
        return { deleted }
      })
    },

    async cleanUp(
      actor: UserActor,
      password: string | undefined,
      days: number,
    ): Promise<{ deleted: number }> {
      await assertTypedPassword(read(actor, 'logs').on, actor, { field: 'password', password })
      const olderThan = stampOf(clock() - days * dayMs)
      const cleaned = await write(actor, 'logs', async ({ trx, record, cut }) => {
        const head = await readHead(trx)
        const upTo = await rows.findLastSeqBefore(trx, head, olderThan)
        const deleted = upTo - head.prunedSeq
        const hash = deleted > 0 ? await rows.getHash(trx, upTo) : head.prunedHash
        cut(upTo, hash)
        record({ model: 'Log', action: 'clean-up', data: { days, olderThan, deleted, upTo, hash } })
        return { deleted }
      })
      await removePruned(unlogged(actor, 'logs'))
      return cleaned
    },
  }
}
