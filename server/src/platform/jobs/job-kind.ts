import type { JobKindName, JobProblemCode } from '@roundboard/contract'
import { z } from 'zod'
import { type Clock, stampOf } from '../clock.ts'

/** A kind of work that is done later, at least once: who does it must bear that it was done already. */
export interface JobKind<Payload> {
  readonly kind: JobKindName
  readonly payload: z.ZodType<Payload>
  /** Whom or what it is for, in the words of an operator; nothing secret. */
  about?(payload: Payload): string
  /** How many of them a process does at a time; one unless said. */
  readonly atOnce?: number
  /** Ends in bounded time. What it throws is tried again; what is to recur says when. */
  run(
    payload: Payload,
    job: { readonly id: string; readonly attempts: number; readonly dueAt: string },
  ): Promise<{ againAt: string } | undefined>
  retryAfterMs(attempts: number): number
  /** From when it was asked for; `Infinity` for what recurs. */
  readonly giveUpAfterMs: number
}

/** Why a job was not done, in a code of which there are sentences; what is final is not tried again. */
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

/** Waits twice as long after each attempt. */
export const doubling = (firstMs: number, mostMs: number) => (attempts: number) =>
  Math.min(mostMs, firstMs * 2 ** Math.min(attempts - 1, 30))

/** A job that is due again so long after it was done, and sooner where it failed. */
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
