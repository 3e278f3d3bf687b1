import type { SystemState } from '@roundboard/contract'
import type { ServerIssue } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { hasRoomAgain } from '../../../platform/disk.ts'
import { lockOutages } from '../../../platform/database/row-lock.ts'
import type { OutageRow } from '../../../platform/database/schema.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import { countGivenUp, countWaitingFor } from '../../../platform/jobs/jobs-state.repository.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readReasons, writeFacts } from './facts.ts'
import type { OutageTracker } from './outage-tracker.ts'
import * as rows from './outages.repository.ts'
import { peopleOf } from './people.ts'
import type { PastServerIssue, PastServerIssues } from './past-issues.ts'
import { listHeadOffice } from './people.repository.ts'
import type { Notifier } from './notifier.ts'

export const serverIssueJob = 'server-trouble'
const checkEveryMs = 60_000

/** Emails that wait for this long, for one of these reasons, are an issue of the mail server. */
const mailWaitsMs = 10 * 60_000
const mailProblems = ['mail-away', 'mail-slow', 'mail-log-in'] as const
const hourMs = 3_600_000
const minuteMs = 60_000

const watcher = systemActor('alerts')

type Storage = SystemState['storage']

/** The current issues of the server: how often, and why. */
type Found = ReadonlyMap<ServerIssue, { readonly concerned: number; readonly reasons: string[] }>

/** Failing webhooks and unknown recipients aren't issues of the server. Owners of webhooks see failures when they test them, and both are on the System page. */
const isOurs = (kind: string, problem: string | null) =>
  kind !== 'webhook' && kind !== 'organization-webhook' && problem !== 'mail-recipient'

/** Whether another process has reported it: the same period, or the same change of the clock. */
function isSame({ trouble, since, until }: PastServerIssue, row: OutageRow, at: string): boolean {
  const [from, to] = [Date.parse(row.since), Date.parse(row.endedAt ?? row.since)]
  if (trouble === 'database') return from <= until && to >= since
  const isRecent = Math.abs(Date.parse(row.toldAt ?? at) - Date.parse(at)) < hourMs
  return isRecent && Math.abs(to - from - (until - since)) < minuteMs
}

/** Whether there is a new reason. Older versions stored none. */
function isAnother(delivered: string, reasons: readonly string[]): boolean {
  const before = readReasons(delivered)
  return before.length > 0 && reasons.some((reason) => !before.includes(reason))
}

/** Alerts people to current and past issues of the server: disk, database, clock, mail and jobs. */
export function createServerIssueWatch(
  dependencies: Pick<Platform, 'unlogged' | 'clock' | 'newId'> & {
    outageTracker: Pick<OutageTracker, 'end' | 'notifyEnded'>
    notifier: Notifier
    past: PastServerIssues
    readStorage: () => Promise<Storage>
  },
) {
  const { unlogged, clock, newId, outageTracker, notifier, past, readStorage } = dependencies

  async function troubles(
    on: Executor,
    at: string,
    { state, freeBytes, totalBytes }: Storage,
    wasLow: boolean,
  ): Promise<Found> {
    const found = new Map<ServerIssue, { concerned: number; reasons: string[] }>()
    const note = (trouble: ServerIssue, count: number, reason: string) => {
      const { concerned, reasons } = found.get(trouble) ?? { concerned: 0, reasons: [] }
      found.set(trouble, { concerned: concerned + count, reasons: [...reasons, reason].sort() })
    }
    const isLowStill =
      wasLow && freeBytes !== null && totalBytes !== null && !hasRoomAgain(freeBytes, totalBytes)
    if (state !== 'ok' || isLowStill) note('disk', 1, 'low')
    for (const { kind, problem, count } of await countGivenUp(on))
      if (isOurs(kind, problem))
        note(kind === 'mail' ? 'mail' : 'jobs', count, `${kind} ${problem ?? ''}`)
    const before = stampOf(Date.parse(at) - mailWaitsMs)
    const waiting = await countWaitingFor(on, 'mail', mailProblems, before)
    if (waiting > 0) note('mail', waiting, 'waiting')
    return found
  }

  /** Issues that have ended, as outages that nobody has been notified of. */
  async function pastOutages(trx: Executor, all: readonly PastServerIssue[], at: string) {
    const fresh: OutageRow[] = []
    for (const one of all) {
      const { trouble, since, until } = one
      const delivered = await rows.listPastServerIssues(trx, trouble)
      if (delivered.some((row) => isSame(one, row, at))) continue
      fresh.push({
        ...{ id: newId(), kind: 'server-trouble', locationId: null, subject: trouble },
        ...{ since: stampOf(since), dueAt: at, toldAt: at, endedAt: stampOf(until) },
        ...{ partOf: null, what: writeFacts({ trouble }) },
      })
    }
    return fresh
  }

  async function checkIn(
    trx: Executor,
    at: string,
    storage: Storage,
    over: readonly PastServerIssue[],
  ): Promise<void> {
    await lockOutages(trx)
    const open = (await rows.listOpenOfKind(trx, 'server-trouble')).filter(
      ({ subject }) => subject !== 'many-away',
    )
    const wasLow = open.some(({ subject }) => subject === 'disk')
    const now = await troubles(trx, at, storage, wasLow)
    for (const row of open)
      if (![...now.keys()].some((trouble) => trouble === row.subject))
        await outageTracker.end(trx, row, at)
    const fresh = await pastOutages(trx, over, at)
    for (const row of fresh) await rows.insertOutage(trx, row)
    for (const [trouble, { concerned, reasons }] of now) {
      const what = writeFacts({ trouble, concerned, reasons })
      const known = open.find(({ subject }) => subject === trouble)
      if (known !== undefined && !isAnother(known.what, reasons)) {
        if (known.what !== what) await rows.updateOutage(trx, known.id, { what })
        continue
      }
      // Replaces the earlier outage, which continues for another reason.
      if (known !== undefined) {
        await outageTracker.notifyEnded(trx, { ...known, endedAt: at }, at)
        await rows.deleteOutage(trx, known.id)
      }
      const row: OutageRow = {
        ...{ id: newId(), kind: 'server-trouble', locationId: null, subject: trouble },
        ...{ since: at, dueAt: at, toldAt: at, endedAt: null, partOf: null, what },
      }
      await rows.insertOutage(trx, row)
      fresh.push(row)
    }
    if (fresh.length > 0)
      await notifier.notify(trx, fresh, await peopleOf(trx, await listHeadOffice(trx)), at)
  }

  async function check(): Promise<void> {
    const at = stampOf(clock())
    past.checkClock()
    const over = past.list()
    // A disk that hangs must not keep the transaction open.
    const storage = await readStorage()
    await unlogged(watcher, 'alerts')
      .transaction()
      .execute((trx) => checkIn(trx, at, storage, over))
    past.forget(over)
  }

  const job = recurring(serverIssueJob, { clock, everyMs: checkEveryMs, work: check })
  return { job, check }
}
