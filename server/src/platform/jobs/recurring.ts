import type { JobKindName } from '@roundboard/contract'
import { z } from 'zod'
import { type Clock, stampOf } from '../clock.ts'
import type { JobKind } from './job-kind.ts'

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
