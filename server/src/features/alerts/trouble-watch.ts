import type { SystemState } from '@roundboard/contract'
import type { ServerTrouble } from '@roundboard/domain'
import { serverThatMay } from '../../platform/actor.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { lockOutages } from '../../platform/database/row-lock.ts'
import type { OutageRow } from '../../platform/database/schema.ts'
import { recurring } from '../../platform/jobs/recurring.ts'
import { countGivenUp, countWaitingFor } from '../../platform/jobs/jobs-state.repository.ts'
import type { Unlogged } from '../../platform/read.ts'
import { writeFacts } from './facts.ts'
import type { GymOutages } from './gym-outages.ts'
import * as rows from './outages.repository.ts'
import { peopleOf } from './people.ts'
import type { PastTrouble, PastTroubles } from './past-troubles.ts'
import { listHeads } from './people.repository.ts'
import type { Telling } from './telling.ts'

export const troubleJob = 'server-trouble'
const lookEveryMs = 60_000

/** So long letters wait before it is the mail server's trouble, and for which reasons. */
const mailWaitsMs = 10 * 60_000
const mailProblems = ['mail-away', 'mail-slow', 'mail-log-in'] as const
const hourMs = 3_600_000
const minuteMs = 60_000

const watcher = serverThatMay('alerts')

/** Whether another process has told it: of the same time, or of the same change of one clock. */
function isSame({ trouble, since, until }: PastTrouble, row: OutageRow, at: string): boolean {
  const [from, to] = [Date.parse(row.since), Date.parse(row.endedAt ?? row.since)]
  if (trouble === 'database') return from <= until && to >= since
  const isRecent = Math.abs(Date.parse(row.toldAt ?? at) - Date.parse(at)) < hourMs
  return isRecent && Math.abs(to - from - (until - since)) < minuteMs
}

/** Says that the server itself is or was in trouble: its disk, database, clock, mail and jobs. */
export function createTroubleWatch(dependencies: {
  unlogged: Unlogged
  clock: Clock
  newId: () => string
  gymOutages: Pick<GymOutages, 'end'>
  telling: Telling
  past: PastTroubles
  readStorage: () => Promise<SystemState['storage']>
}) {
  const { unlogged, clock, newId, gymOutages, telling, past, readStorage } = dependencies

  /** What is the matter now, and how many times. */
  async function troubles(on: Executor, at: string): Promise<Map<ServerTrouble, number>> {
    const found = new Map<ServerTrouble, number>()
    if ((await readStorage()).state !== 'ok') found.set('disk', 1)
    for (const [kind, count] of await countGivenUp(on)) {
      // Whose webhook takes nothing is told so when they try it: it is no trouble of the server.
      if (kind === 'webhook') continue
      const trouble = kind === 'mail' ? 'mail' : 'jobs'
      found.set(trouble, (found.get(trouble) ?? 0) + count)
    }
    const before = stampOf(Date.parse(at) - mailWaitsMs)
    const waiting = await countWaitingFor(on, 'mail', mailProblems, before)
    if (waiting > 0) found.set('mail', (found.get('mail') ?? 0) + waiting)
    return found
  }

  /** What is over by now, as outages that were not told of. */
  async function pastOutages(trx: Executor, all: readonly PastTrouble[], at: string) {
    const fresh: OutageRow[] = []
    for (const one of all) {
      const { trouble, since, until } = one
      const told = await rows.listPastTroubles(trx, trouble)
      if (told.some((row) => isSame(one, row, at))) continue
      fresh.push({
        ...{ id: newId(), kind: 'server-trouble', locationId: null, subject: trouble },
        ...{ since: stampOf(since), dueAt: at, toldAt: at, endedAt: stampOf(until) },
        ...{ partOf: null, what: writeFacts({ trouble }) },
      })
    }
    return fresh
  }

  async function lookIn(trx: Executor, at: string, over: readonly PastTrouble[]): Promise<void> {
    await lockOutages(trx)
    const now = await troubles(trx, at)
    const open = (await rows.listOpenOfKind(trx, 'server-trouble')).filter(
      ({ subject }) => subject !== 'many-away',
    )
    for (const row of open)
      if (![...now.keys()].some((trouble) => trouble === row.subject))
        await gymOutages.end(trx, row, at, false)
    const fresh = await pastOutages(trx, over, at)
    for (const row of fresh) await rows.insertOutage(trx, row)
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
    past.lookAtClock()
    const over = past.list()
    await unlogged(watcher, 'alerts')
      .transaction()
      .execute((trx) => lookIn(trx, at, over))
    past.forget(over)
  }

  const job = recurring(troubleJob, { clock, everyMs: lookEveryMs, work: look })
  return { job, look }
}
