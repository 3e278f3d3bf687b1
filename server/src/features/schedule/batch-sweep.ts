import { serverThatMay } from '../../platform/actor.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Later } from '../../platform/database/later.ts'
import type { Unlogged } from '../../platform/read.ts'
import { deleteEndedBatches } from './batches.repository.ts'

const everyMs = 60 * 60_000

const sweeper = serverThatMay('workouts.write')

/** Forgets how workouts were before a bulk change that can no longer be undone. */
export function createBatchSweep(dependencies: {
  unlogged: Unlogged
  clock: Clock
  later: Pick<Later, 'write'>
  onFailure: (what: string, error: unknown) => void
}) {
  const { unlogged, clock, later, onFailure } = dependencies
  const forget = () =>
    later
      .write('workout-batches', () =>
        deleteEndedBatches(unlogged(sweeper, 'workouts.write'), stampOf(clock())),
      )
      .catch((error: unknown) => {
        onFailure('bulk changes that can no longer be undone were not forgotten', error)
      })
  const timer = setInterval(() => void forget(), everyMs)
  timer.unref()
  return {
    forget,
    stop(): void {
      clearInterval(timer)
    },
  }
}
