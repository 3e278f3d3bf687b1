import { serverThatMay } from '../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import { forgetGivenUp } from '../../../platform/jobs/jobs-state.repository.ts'
import { recurring } from '../../../platform/jobs/recurring.ts'
import type { Unlogged } from '../../../platform/read.ts'

const dayMs = 86_400_000
/** For so long somebody may have a job tried again that was given up. */
const keptMs = 14 * dayMs
const sweeper = serverThatMay('system')

/** Forgets once a day what was given up two weeks ago: letters among it, with the links they were to bring. */
export function createGivenUpSweep(dependencies: { unlogged: Unlogged; clock: Clock }) {
  const { unlogged, clock } = dependencies
  const job = recurring('given-up', {
    clock,
    everyMs: dayMs,
    retryMs: dayMs / 24,
    async work() {
      await forgetGivenUp(unlogged(sweeper, 'system'), stampOf(clock() - keptMs))
    },
  })
  return { job }
}
