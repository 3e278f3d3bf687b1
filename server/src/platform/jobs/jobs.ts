import { setTimeout } from 'node:timers/promises'
import type { JobKindName } from '@roundboard/contract'
import { type Clock, stampOf } from '../clock.ts'
import type { Db, Executor } from '../database/database.ts'
import { isDatabaseUnavailable, isWriteRefused } from '../database/failures.ts'
import type { JobRow } from '../database/schema.ts'
import { type JobKind, JobProblem } from './job-kind.ts'
import * as rows from './jobs.repository.ts'

const lookEveryMs = 1_000
const leaseMs = 30_000
/** Clocks of several servers differ by less; by more, ours was turned back. */
const clockDiffersMs = 5_000
const stopWithinMs = 5_000

export type Jobs = ReturnType<typeof createJobs>

/** Does what is due: each job in one of the processes on a database, under a lease that it renews. */
export function createJobs(dependencies: {
  db: Db
  clock: Clock
  newId: () => string
  onNote?: (what: string, facts: object) => void
  /** Told whether the database takes what is written. */
  onDatabase?: (isTaking: boolean) => void
  onFailure: (what: string, error: unknown) => void
}) {
  const { db, clock, newId, onNote, onDatabase, onFailure } = dependencies
  const kinds = new Map<string, JobKind<unknown>>()
  const recurring = new Map<string, string>()
  const running = new Map<string, { kind: string; done: Promise<void> }>()
  /** How jobs ended that the database could not be told yet: they are not done again meanwhile. */
  const unnoted = new Map<string, () => Promise<unknown>>()
  let looking: Promise<unknown> = Promise.resolve()
  let ticking: ReturnType<typeof setInterval> | undefined

  function kindOf(name: string): JobKind<unknown> {
    const kind = kinds.get(name)
    if (kind === undefined) throw new Error(`there is no kind of job called ${name}`)
    return kind
  }

  const tell = (error: unknown) => {
    if (!isDatabaseUnavailable(error) && !isWriteRefused(error))
      onFailure('what is due was not looked for', error)
  }

  function failed(job: JobRow, kind: JobKind<unknown>, error: unknown): Partial<JobRow> {
    const now = clock()
    const problem = error instanceof JobProblem ? error : undefined
    const isOver = now - Date.parse(job.createdAt) >= kind.giveUpAfterMs
    const isGivenUp = problem?.isFinal === true || isOver
    const { id, attempts } = job
    if (problem !== undefined)
      onNote?.(isGivenUp ? 'a job was given up' : 'a job is tried again later', {
        ...{ job: id, kind: job.kind, attempts, problem: problem.code },
        reason: problem.cause instanceof Error ? problem.cause.message : undefined,
      })
    else if (!isDatabaseUnavailable(error) && !isWriteRefused(error))
      onFailure(`a job of kind ${job.kind} failed`, error)
    return {
      setAt: stampOf(now),
      dueAt: stampOf(now + kind.retryAfterMs(attempts)),
      failedAt: isGivenUp ? stampOf(now) : null,
      lastError: problem?.code ?? 'unexpected',
    }
  }

  /** Does it; gives how the database is told. */
  async function attempt(job: JobRow, kind: JobKind<unknown>): Promise<() => Promise<unknown>> {
    const set = (changes: Partial<JobRow>) => async () => {
      if (!(await rows.updateLeased(db, job, { ...changes, leasedUntil: null })))
        await rows.endJob(db, job)
    }
    try {
      const outcome = await kind.run(JSON.parse(job.payload), job)
      if (outcome === undefined) return () => rows.endJob(db, job)
      const now = clock()
      const dueAt = stampOf(Math.max(Date.parse(outcome.againAt), now + 1))
      const at = stampOf(now)
      return set({ createdAt: at, setAt: at, dueAt, attempts: 0, failedAt: null, lastError: null })
    } catch (error) {
      return set(failed(job, kind, error))
    }
  }

  async function doJob(job: JobRow, kind: JobKind<unknown>): Promise<void> {
    const renewing = setInterval(() => {
      rows.updateLeased(db, job, { leasedUntil: stampOf(clock() + leaseMs) }).catch(() => undefined)
    }, leaseMs / 3)
    try {
      unnoted.set(job.id, await attempt(job, kind))
    } finally {
      clearInterval(renewing)
      running.delete(job.id)
    }
    if (ticking !== undefined) look()
  }

  async function noteEnds(): Promise<void> {
    for (const [id, note] of unnoted) {
      await note()
      unnoted.delete(id)
    }
  }

  /** What was set in what is now the future waits as long as it was to wait, from now. */
  async function followClock(now: number): Promise<void> {
    for (const job of await rows.listSetAfter(db, stampOf(now + clockDiffersMs))) {
      const earlier = (stamp: string) => stampOf(Date.parse(stamp) - Date.parse(job.setAt) + now)
      await rows.moveStamps(db, job, {
        createdAt: earlier(job.createdAt),
        setAt: stampOf(now),
        dueAt: earlier(job.dueAt),
        leasedUntil: job.leasedUntil && earlier(job.leasedUntil),
      })
    }
  }

  async function ensureRecurring(now: string): Promise<void> {
    for (const [kind, dueAt] of recurring) {
      await rows.ensureJob(db, { id: newId(), kind, key: '', payload: '{}', dueAt }, now)
      recurring.delete(kind)
    }
  }

  /** Begins what is due, as far as there are hands for it; gives how many. */
  async function lookNow(): Promise<number> {
    await noteEnds()
    const now = clock()
    await ensureRecurring(stampOf(now))
    await followClock(now)
    let begun = 0
    for (const name of await rows.listDueKinds(db, stampOf(now))) {
      const kind = kinds.get(name)
      if (kind === undefined) continue
      const busy = [...running.values()].filter((one) => one.kind === name).length
      const most = (kind.atOnce ?? 1) - busy
      if (most < 1) continue
      const lease = { now: stampOf(now), until: stampOf(now + leaseMs) }
      const leased = await rows.leaseDue(db, name, { ...lease, most, not: [...running.keys()] })
      for (const job of leased) {
        begun += 1
        running.set(job.id, { kind: name, done: doJob(job, kind) })
      }
    }
    return begun
  }

  async function lookNoting(): Promise<number> {
    try {
      const begun = await lookNow()
      // What was begun was leased, and that is a write.
      if (begun > 0) onDatabase?.(true)
      return begun
    } catch (error) {
      if (isDatabaseUnavailable(error) || isWriteRefused(error)) onDatabase?.(false)
      throw error
    }
  }

  function look(): void {
    looking = looking.then(lookNoting).catch(tell)
  }

  return {
    register<Payload>(kind: JobKind<Payload>): void {
      kinds.set(kind.kind, {
        ...kind,
        run: (payload, job) => kind.run(kind.payload.parse(payload), job),
        about: (payload) => kind.about?.(kind.payload.parse(payload)) ?? '',
      })
    },
    /** Whom or what a job is for; of a kind that is not known here nothing can be said. */
    about: (job: Pick<JobRow, 'kind' | 'payload'>): string =>
      kinds.get(job.kind)?.about?.(JSON.parse(job.payload)) ?? '',
    /** Written in the transaction that causes it; one of a key that waits already is that one. */
    async add(
      trx: Executor,
      kind: JobKindName,
      payload: unknown,
      { dueAt = stampOf(clock()), key = null }: { dueAt?: string; key?: string | null } = {},
    ): Promise<void> {
      const text = JSON.stringify(kindOf(kind).payload.parse(payload))
      const job = { id: newId(), kind, key, payload: text, dueAt }
      await rows.addJob(trx, job, stampOf(clock()))
    },
    /** There is one that recurs, from now on. */
    ensure(kind: JobKindName, { dueAt = stampOf(clock()) }: { dueAt?: string } = {}): void {
      recurring.set(kindOf(kind).kind, dueAt)
    },
    start(): void {
      ticking = setInterval(look, lookEveryMs)
      ticking.unref()
    },
    /** Does all that is due now, and waits until it is done: for tests. */
    async runDue(): Promise<void> {
      while ((await lookNoting()) > 0) {
        await Promise.all([...running.values()].map(({ done }) => done))
        await noteEnds()
      }
    },
    /** What runs may end; what does not is begun again by another, when its lease has run out. */
    async stop(): Promise<void> {
      clearInterval(ticking)
      ticking = undefined
      await looking
      const all = Promise.all([...running.values()].map(({ done }) => done))
      await Promise.race([all, setTimeout(stopWithinMs, undefined, { ref: false })])
      await noteEnds().catch(tell)
    },
  }
}
