import type { SystemState } from '@roundboard/contract'
import type { ServerTrouble } from '@roundboard/domain'
import { serverThatMay } from '../../platform/actor.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { lockOutages } from '../../platform/database/row-lock.ts'
import type { OutageRow } from '../../platform/database/schema.ts'
import { recurring } from '../../platform/jobs/recurring.ts'
import { countGivenUp } from '../../platform/jobs/jobs.repository.ts'
import type { Unlogged } from '../../platform/read.ts'
import { writeFacts } from './facts.ts'
import type { GymOutages } from './gym-outages.ts'
import * as rows from './outages.repository.ts'
import { peopleOf } from './people.ts'
import { listHeads } from './people.repository.ts'
import type { Telling } from './telling.ts'

export const troubleJob = 'server-trouble'
const lookEveryMs = 60_000

const watcher = serverThatMay('alerts')

/** Says that the server itself is in trouble: its disk, letters and jobs that were given up. */
export function createTroubleWatch(dependencies: {
  unlogged: Unlogged
  clock: Clock
  newId: () => string
  gymOutages: Pick<GymOutages, 'end'>
  telling: Telling
  readStorage: () => Promise<SystemState['storage']>
}) {
  const { unlogged, clock, newId, gymOutages, telling, readStorage } = dependencies

  /** What is the matter now, and how many times. */
  async function troubles(on: Executor): Promise<Map<ServerTrouble, number>> {
    const found = new Map<ServerTrouble, number>()
    if ((await readStorage()).state !== 'ok') found.set('disk', 1)
    for (const [kind, count] of await countGivenUp(on)) {
      // Whose webhook takes nothing is told so when they try it: it is no trouble of the server.
      if (kind === 'webhook') continue
      const trouble = kind === 'mail' ? 'mail' : 'jobs'
      found.set(trouble, (found.get(trouble) ?? 0) + count)
    }
    return found
  }

  async function lookIn(trx: Executor, at: string): Promise<void> {
    await lockOutages(trx)
    const now = await troubles(trx)
    const open = (await rows.listOpenOfKind(trx, 'server-trouble')).filter(
      ({ subject }) => subject !== 'many-away',
    )
    for (const row of open)
      if (![...now.keys()].some((trouble) => trouble === row.subject))
        await gymOutages.end(trx, row, at, false)
    const fresh: OutageRow[] = []
    for (const [trouble, concerned] of now) {
      const what = writeFacts({ trouble, concerned })
      const known = open.find(({ subject }) => subject === trouble)
      if (known !== undefined) {
        if (known.what !== what) await rows.updateOutage(trx, known.id, { what })
        continue
      }
      const row: OutageRow = {
        ...{ id: newId(), kind: 'server-trouble', locationId: null, subject: trouble },
        ...{ since: at, dueAt: at, toldAt: at, endedAt: null, partOf: null, what },
      }
      await rows.insertOutage(trx, row)
      fresh.push(row)
    }
    if (fresh.length > 0)
      await telling.tell(trx, fresh, await peopleOf(trx, await listHeads(trx)), at)
  }

  async function look(): Promise<void> {
    const at = stampOf(clock())
    await unlogged(watcher, 'alerts')
      .transaction()
      .execute((trx) => lookIn(trx, at))
  }

  const job = recurring(troubleJob, { clock, everyMs: lookEveryMs, work: look })
  return { job, look }
}
