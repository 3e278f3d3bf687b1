import { serverThatMay } from '../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import { recurring } from '../../../platform/jobs/job-kind.ts'
import type { Unlogged } from '../../../platform/read.ts'
import { packMonths } from './packed-months.ts'
import { firstMonthKept, startOfMonth } from './month-text.ts'
import { forgetBefore } from './watch.repository.ts'

const dayMs = 86_400_000
const sweeper = serverThatMay('system')

/** Daily: deletes states older than thirteen months, and packs new ones. */
export function createUptimeSweep(dependencies: { unlogged: Unlogged; clock: Clock }) {
  const { unlogged, clock } = dependencies
  const job = recurring('uptime-sweep', {
    clock,
    everyMs: dayMs,
    retryMs: dayMs / 24,
    async work() {
      const first = firstMonthKept(clock())
      const db = unlogged(sweeper, 'system')
      await db
        .transaction()
        .execute((trx) => forgetBefore(trx, first, stampOf(startOfMonth(first))))
      await packMonths(db)
    },
  })
  return { job }
}
