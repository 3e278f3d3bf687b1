import { setTimeout } from 'node:timers/promises'
import type { JobKindName } from '@roundboard/contract'
import { type Clock, stampOf } from '../clock.ts'
import type { Db, Executor } from '../database/database.ts'
import { isDatabaseUnavailable, isWriteRefused } from '../database/failures.ts'
import type { JobRow } from '../database/schema.ts'
import { type JobKind, JobProblem } from './job-kind.ts'
import * as rows from './jobs.repository.ts'
import { reviveJob } from './jobs-state.repository.ts'

const lookEveryMs = 1_000
const leaseMs = 30_000
const renewEveryMs = leaseMs / 3
/** A job that runs for longer hangs, and is left to another server. */
const renewMost = (15 * 60_000) / renewEveryMs
/** A larger difference between servers' clocks means that ours was turned back. */
const clockDiffersMs = 15_000
const stopWithinMs = 5_000

/** A running job, or one whose result isn't stored yet, which keeps it from running twice. */
interface Running {
  readonly job: JobRow
  readonly done: Promise<Partial<JobRow> | null>
  end?: Partial<JobRow> | null
}

export type Jobs = ReturnType<typeof createJobs>

/** Runs due jobs, each in one of the processes on a database, under a lease that it renews. */
export function createJobs(dependencies: {
  db: Db
  clock: Clock
  newId: () => string
  onNote?: (what: string, facts: object) => void
  /** Called with whether the database accepts writes. */
  onDatabase?: (isTaking: boolean) => void
  onFailure: (what: string, error: unknown) => void
}) {
  const { db, clock, newId, onNote, onDatabase, onFailure } = dependencies
  const kinds = new Map<string, JobKind<unknown>>()
  const recurring = new Set<JobKindName>()
  const running = new Map<string, Running>()
  let looking: Promise<unknown> = Promise.resolve()
  let ticking: ReturnType<typeof setInterval> | undefined

  const inMs = (ms: number) => stampOf(clock() + ms)

  /** An unavailable database isn't a bug in the calling code. */
  function report(what: string, error: unknown): void {
    if (!isDatabaseUnavailable(error) && !isWriteRefused(error)) onFailure(what, error)
  }

  function failed(job: JobRow, kind: JobKind<unknown>, error: unknown): Partial<JobRow> {
    const { id, attempts } = job
    const problem = error instanceof JobProblem ? error : undefined
    const createdAt = Math.min(clock(), Date.parse(job.createdAt))
    const isGivenUp = problem?.isFinal === true || clock() - createdAt >= kind.giveUpAfterMs
    if (problem === undefined) report(`a job of kind ${job.kind} failed`, error)
    else
      onNote?.(isGivenUp ? 'job failed for good' : 'job failed; will retry', {
        ...{ job: id, kind: job.kind, attempts, problem: problem.code },
        reason: problem.cause instanceof Error ? problem.cause.message : undefined,
      })
    return {
      ...{ createdAt: stampOf(createdAt), setAt: inMs(0), leasedUntil: null },
      dueAt: inMs(kind.retryAfterMs(attempts)),
      failedAt: isGivenUp ? inMs(0) : null,
      lastError: problem?.code ?? 'unexpected',
    }
  }

  /** Nobody ran it in time, as after weeks without a server: an email would be late. */
  const isOverdue = ({ createdAt, attempts }: JobRow, kind: JobKind<unknown>) =>
    clock() - Date.parse(createdAt) > kind.giveUpAfterMs + kind.retryAfterMs(attempts)

  /** Runs a job. Returns the changes to its row; null deletes it. */
  async function attempt(job: JobRow, kind: JobKind<unknown>): Promise<Partial<JobRow> | null> {
    let renewals = 0
    const renewing = setInterval(() => {
      renewals += 1
      if (renewals > renewMost) clearInterval(renewing)
      else rows.renewLease(db, job, inMs(0), inMs(leaseMs)).catch(() => undefined)
    }, renewEveryMs)
    try {
      if (isOverdue(job, kind)) {
        await kind.onOverdue?.(JSON.parse(job.payload))
        throw new JobProblem('overdue', { isFinal: true })
      }
      const outcome = await kind.run(JSON.parse(job.payload), job)
      if (outcome === undefined) return null
      const dueAt = stampOf(Math.max(Date.parse(outcome.againAt), clock() + 1))
      const begun = { createdAt: inMs(0), setAt: inMs(0), attempts: 0 }
      return { ...begun, dueAt, leasedUntil: null, failedAt: null, lastError: null }
    } catch (error) {
      return failed(job, kind, error)
    } finally {
      clearInterval(renewing)
    }
  }

  function begin(job: JobRow, kind: JobKind<unknown>): void {
    const one: Running = { job, done: attempt(job, kind) }
    running.set(job.id, one)
    void one.done.then((end) => {
      one.end = end
      if (ticking !== undefined) look()
    })
  }

  async function noteEnds(): Promise<void> {
    for (const { job, end } of running.values()) {
      if (end === undefined) continue
      await rows.noteEnd(db, job, end)
      running.delete(job.id)
    }
  }

  async function ensureRecurring(): Promise<void> {
    for (const kind of recurring) {
      const job = { id: newId(), kind, key: '', payload: '{}', dueAt: inMs(0) }
      await rows.ensureJob(db, job, inMs(0))
      recurring.delete(kind)
    }
  }

  /** Starts due jobs, up to the limits of their kinds. Returns how many. */
  async function beginDue(): Promise<number> {
    const at = { now: inMs(0), ahead: inMs(clockDiffersMs), until: inMs(leaseMs) }
    let begun = 0
    for (const name of await rows.listDueKinds(db, at)) {
      const kind = kinds.get(name)
      const busy = [...running.values()].filter(({ job }) => job.kind === name).length
      const most = (kind?.atOnce ?? 1) - busy
      if (kind === undefined || most < 1) continue
      for (const job of await rows.leaseDue(db, name, { ...at, most, not: [...running.keys()] })) {
        begin(job, kind)
        begun += 1
      }
    }
    return begun
  }

  async function lookNow(): Promise<number> {
    try {
      await noteEnds()
      await ensureRecurring()
      const begun = await beginDue()
      // A leased job proves that the database accepts writes.
      if (begun > 0) onDatabase?.(true)
      return begun
    } catch (error) {
      if (isDatabaseUnavailable(error) || isWriteRefused(error)) onDatabase?.(false)
      throw error
    }
  }

  function look(): void {
    looking = looking.then(lookNow).catch((error: unknown) => {
      report('due jobs could not be read', error)
    })
  }

  const untilDone = () => Promise.all([...running.values()].map(({ done }) => done))

  return {
    register<Payload>(kind: JobKind<Payload>): void {
      kinds.set(kind.kind, {
        ...kind,
        run: (payload, job) => kind.run(kind.payload.parse(payload), job),
        onOverdue: async (payload) => kind.onOverdue?.(kind.payload.parse(payload)),
        about: (payload) => {
          const known = kind.payload.safeParse(payload)
          return known.success ? (kind.about?.(known.data) ?? '') : ''
        },
      })
    },
    /** What a job is about. Empty for payloads written by another version. */
    about: (job: Pick<JobRow, 'kind' | 'payload'>): string =>
      kinds.get(job.kind)?.about?.(JSON.parse(job.payload)) ?? '',
    /** Makes a failed job due again. Returns `false` if there is no such job, or it is running. */
    async revive(trx: Executor, { id, kind, payload }: JobRow, at: string): Promise<boolean> {
      const isRevived = await reviveJob(trx, id, at)
      if (isRevived) await kinds.get(kind)?.onRunAgain?.(trx, JSON.parse(payload), at)
      return isRevived
    },
    /** Queues a job in this transaction, replacing a waiting one with the same key. */
    async add(
      trx: Executor,
      kind: JobKindName,
      payload: unknown,
      { dueAt = inMs(0), key = null }: { dueAt?: string; key?: string | null } = {},
    ): Promise<void> {
      const known = kinds.get(kind)
      if (known === undefined) throw new Error(`unknown job kind ${kind}`)
      const text = JSON.stringify(known.payload.parse(payload))
      await rows.addJob(trx, { id: newId(), kind, key, payload: text, dueAt }, inMs(0))
    },
    /** Ensures that a recurring job exists. */
    ensure(kind: JobKindName): void {
      recurring.add(kind)
    },
    start(): void {
      ticking = setInterval(look, lookEveryMs)
      ticking.unref()
    },
    /** Runs all due jobs and waits for them. For tests. */
    async runDue(): Promise<void> {
      while ((await lookNow()) > 0) await untilDone()
    },
    /** Lets running jobs finish. Another process restarts the others when their leases end. */
    async stop(): Promise<void> {
      clearInterval(ticking)
      ticking = undefined
      await looking
      await Promise.race([untilDone(), setTimeout(stopWithinMs, undefined, { ref: false })])
      await noteEnds().catch((error: unknown) => {
        report('job results could not be stored', error)
      })
    },
  }
}
