import { serverThatMay } from '../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import { recurring } from '../../../platform/jobs/recurring.ts'
import type { Unlogged } from '../../../platform/read.ts'
import { deleteEndedBatches } from './batches.repository.ts'

const everyMs = 60 * 60_000
const retryMs = 5 * 60_000
const sweeper = serverThatMay('workouts.write')

/** Forgets once an hour how workouts were before a bulk change that can no longer be undone. */
export function createBatchSweep(dependencies: { unlogged: Unlogged; clock: Clock }) {
  const { unlogged, clock } = dependencies
  const job = recurring('bulk-sweep', {
    clock,
    everyMs,
    retryMs,
    async work() {
      await deleteEndedBatches(unlogged(sweeper, 'workouts.write'), stampOf(clock()))
    },
  })
  return { job }
}
