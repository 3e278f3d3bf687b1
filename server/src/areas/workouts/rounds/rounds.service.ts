import {
  type calls,
  type DataOf,
  issueAt,
  newRoundFields,
  type Round,
  roundFields,
} from '@roundboard/contract'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { notFound, refusal, refusingDuplicates } from '../../../platform/app-error.ts'
import type { AssertsLinks } from '../../media/library/index.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { RoundRow } from '../../../platform/database/schema.ts'
import { toColumns, fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countWorkoutsOfRound } from '../workouts/index.ts'
import * as rows from './rounds.repository.ts'

const presentRound = (row: RoundRow): Round => ({
  _id: row.id,
  id: row.id,
  ...fromColumns(newRoundFields, row),
  ...fromColumns(roundFields, row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

type Draft = z.output<(typeof calls.createRound)['body']>
type Changes = z.output<(typeof calls.updateRound)['body']>

export type RoundsService = ReturnType<typeof createRoundsService>

/** How other areas use rounds. */
export interface RoundUses {
  readonly countScreensOfRound: (on: Executor, round: number) => Promise<number>
}

export function createRoundsService(
  dependencies: RoundUses &
    Pick<Platform, 'read' | 'write' | 'newId'> & {
      assertLinks: AssertsLinks
    },
) {
  const { read, write, newId, assertLinks, countScreensOfRound } = dependencies

  const assertShown = (on: Executor, given: Changes) =>
    assertLinks(
      on,
      (['imageUrl', 'videoLink', 'lrVideoLink'] as const).map((path) => ({
        path,
        link: given[path],
      })),
    )

  return {
    async list(actor: Actor): Promise<DataOf<typeof calls.listRounds>> {
      const { on } = read(actor, 'rounds.read')
      return (await rows.listRounds(on)).map(presentRound)
    },

    create: (actor: Actor, draft: Draft): Promise<Round> =>
      refusingDuplicates(
        issueAt('roundNumber', 'round-taken', { round: draft.roundNumber }),
        write(actor, 'rounds.write', async ({ trx, at, record, announce }) => {
          await assertShown(trx, draft)
          const row: RoundRow = {
            ...toColumns(newRoundFields, draft),
            ...toColumns(roundFields, draft),
            id: newId(),
            createdAt: at,
            updatedAt: at,
          }
          await rows.insertRound(trx, row)
          record({ model: 'Round', action: 'create', data: { ...presentRound(row) } })
          announce({ kind: 'rounds' })
          return presentRound(row)
        }),
      ),

    update: (actor: Actor, id: string, changes: Changes): Promise<Round> =>
      write(actor, 'rounds.write', async ({ trx, at, record, announce, unchanged }) => {
        await lockRow(trx, 'rounds', id)
        const before = await rows.findRound(trx, id)
        if (before === undefined) throw notFound('round')
        const { expectedUpdatedAt } = changes
        const after: RoundRow = {
          ...before,
          ...toColumns(roundFields, changes),
          updatedAt: laterStamp(at, before.updatedAt),
        }
        const changed = changesOf(
          { before: presentRound(before), after: presentRound(after), expectedUpdatedAt },
          'round',
        )
        if (changed === undefined) {
          unchanged()
          return presentRound(before)
        }
        await assertShown(trx, changes)
        await rows.updateRound(trx, before, after)
        record({ model: 'Round', action: 'update', data: { id, name: after.name, ...changed } })
        announce({ kind: 'rounds' })
        return presentRound(after)
      }),

    delete: (actor: Actor, id: string): Promise<Round> =>
      write(actor, 'rounds.write', async ({ trx, record, announce }) => {
        const row = await rows.findRound(trx, id)
        if (row === undefined) throw notFound('round')
        const uses = {
          workouts: await countWorkoutsOfRound(trx, row.roundNumber),
          screens: await countScreensOfRound(trx, row.roundNumber),
        }
        if (uses.workouts + uses.screens > 0)
          throw refusal('in-use', issueAt('', 'round-in-use', { round: row.roundNumber, ...uses }))
        await rows.deleteRound(trx, id)
        record({ model: 'Round', action: 'delete', data: { ...presentRound(row) } })
        announce({ kind: 'rounds' })
        return presentRound(row)
      }),
  }
}
