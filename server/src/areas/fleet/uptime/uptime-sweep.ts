import { screenHistoryDays } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PresenceService } from '../presence/index.ts'
import { retentionStart } from './histories.ts'
import { deleteHistoryBefore } from './watch.repository.ts'

const dayMs = 86_400_000
const sweeper = systemActor('system')

/** Daily: deletes states older than thirteen months, and events older than a history shows. */
export function createUptimeSweep(
  dependencies: Pick<Platform, 'unlogged' | 'clock'> & {
    presence: Pick<PresenceService, 'forgetEvents'>
  },
) {
  const { unlogged, clock, presence } = dependencies
  const job = recurring('uptime-sweep', {
    clock,
    everyMs: dayMs,
    retryMs: dayMs / 24,
    async work() {
      const from = retentionStart(clock())
      await unlogged(sweeper, 'system')
        .transaction()
        .execute((trx) => deleteHistoryBefore(trx, from))
      await presence.forgetEvents(stampOf(clock() - screenHistoryDays * dayMs))
    },
  })
  return { job }
}
