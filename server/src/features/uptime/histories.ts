import type { InstantSpan, ScreenHistory, Transition } from '@roundboard/domain'
import { stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { WatchedScreenRow } from '../../platform/database/schema.ts'
import { listAbsences, listMonths } from './histories.repository.ts'
import { monthOf, readMonth } from './month-text.ts'

type Month = Awaited<ReturnType<typeof listMonths>>[number]

/** What a screen was from an instant on; the months are all that came since. */
function historyOf(
  { number, state, since }: WatchedScreenRow,
  months: readonly Month[],
  from: number,
): ScreenHistory {
  const read = months.map(({ month, changes }) => readMonth(month, changes))
  const [first] = read
  const before = first === undefined ? state : first.before
  const start = first === undefined ? Math.max(from, Date.parse(since)) : from
  const transitions: Transition[] = before === null ? [] : [{ at: start, state: before }]
  for (const { transitions: all } of read)
    for (const transition of all) {
      if (transition.at > from) transitions.push(transition)
      else transitions.splice(0, transitions.length, { at: from, state: transition.state })
    }
  return { id: String(number), transitions }
}

/** What these screens were from an instant on (epoch milliseconds), in their order. */
export async function readHistories(
  on: Executor,
  watched: readonly WatchedScreenRow[],
  from: number,
): Promise<ScreenHistory[]> {
  const months = await listMonths(
    on,
    watched.map(({ number }) => number),
    monthOf(from),
  )
  const byNumber = Map.groupBy(months, ({ number }) => number)
  return watched.map((row) => historyOf(row, byNumber.get(row.number) ?? [], from))
}

/** When the server itself was away since an instant. */
export async function readAbsences(on: Executor, from: number): Promise<InstantSpan[]> {
  const rows = await listAbsences(on, stampOf(from))
  return rows.map(({ fromAt, toAt }) => ({ from: Date.parse(fromAt), to: Date.parse(toAt) }))
}
