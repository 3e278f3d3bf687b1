import type { JobKindName, JobProblemCode } from '@roundboard/contract'
import { z } from 'zod'
import { type Clock, stampOf } from '../clock.ts'
import type { Executor } from '../database/database.ts'
import type { JobRow } from '../database/schema.ts'

/** A kind of background job. It runs at least once, so it must tolerate running twice. */
export interface JobKind<Payload> {
  readonly kind: JobKindName
  readonly payload: z.ZodType<Payload>
  /** What the job is about, for operators. Never contains secrets. */
  about?(payload: Payload): string
  /** Prepares a failed job for being run again, in that transaction. */
  onRunAgain?(trx: Executor, payload: Payload, at: string): Promise<unknown>
  /** Called before a job fails because it waited for too long to be run. */
  onOverdue?(payload: Payload): Promise<unknown>
  /** How many of these jobs one process runs at a time; 1 by default. */
  readonly atOnce?: number
  /** Must end in bounded time. Throws to be retried; a recurring job returns its next due time. */
  run(
    payload: Payload,
    job: Readonly<Pick<JobRow, 'id' | 'attempts' | 'dueAt' | 'createdAt'>>,
  ): Promise<{ againAt: string } | undefined>
  retryAfterMs(attempts: number): number
  /** Counted from when it was queued; `Infinity` for recurring jobs. */
  readonly giveUpAfterMs: number
}

/** Why a job failed, as a code with a message for it. A final problem isn't retried. */
export class JobProblem extends Error {
  override name = 'JobProblem'
  readonly code: JobProblemCode
  readonly isFinal: boolean

  constructor(code: JobProblemCode, details: { cause?: unknown; isFinal?: boolean } = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.isFinal = details.isFinal ?? false
  }
}

/** Doubles the wait after each attempt. */
export const doubling = (firstMs: number, mostMs: number) => (attempts: number) =>
  Math.min(mostMs, firstMs * 2 ** Math.min(attempts - 1, 30))

/** A job that repeats after this interval, and sooner after a failure. */
export const recurring = (
  kind: JobKindName,
  given: { clock: Clock; everyMs: number; retryMs?: number; work: () => Promise<unknown> },
): JobKind<object> => ({
  kind,
  payload: z.object({}),
  giveUpAfterMs: Infinity,
  retryAfterMs: () => given.retryMs ?? given.everyMs,
  async run() {
    await given.work()
    return { againAt: stampOf(given.clock() + given.everyMs) }
  },
})
