import type { InstantSpan, ScreenHistory, Transition } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { ScreenTransitionsRow, WatchedScreenRow } from '../../../platform/database/schema.ts'
import { listPacked } from './packed-months.repository.ts'
import { listAbsences, listOpenMonths } from './histories.repository.ts'
import { joinedMonth, monthOf, readMonth, unpackMonth } from './month-text.ts'

type Month = Pick<ScreenTransitionsRow, 'month' | 'changes'>

/** A screen's states from an instant on. `months` are all later ones. */
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

/** A screen's months in order: the packed ones, then later ones, which may continue the last. */
function withOpen(packed: readonly Month[], open: readonly Month[]): readonly Month[] {
  const [last, first] = [packed.at(-1), open[0]]
  if (last === undefined || last.month !== first?.month) return [...packed, ...open]
  const changes = joinedMonth(last.changes, first.changes)
  return [...packed.slice(0, -1), { month: last.month, changes }, ...open.slice(1)]
}

/** The states of these screens from an instant on (epoch milliseconds), in the same order. */
export async function readHistories(
  on: Executor,
  watched: readonly WatchedScreenRow[],
  from: number,
): Promise<ScreenHistory[]> {
  const first = monthOf(from)
  const locationIds = [...new Set(watched.map(({ locationId }) => locationId))]
  const packed = (await listPacked(on, locationIds, { from: first })).map(({ month, screens }) => ({
    month,
    texts: unpackMonth(screens),
  }))
  const open = Map.groupBy(
    await listOpenMonths(
      on,
      watched.map(({ number }) => number),
      first,
    ),
    ({ number }) => number,
  )
  return watched.map((row) => {
    const months = packed.flatMap(({ month, texts }): Month[] => {
      const changes = texts.get(row.number)
      return changes === undefined ? [] : [{ month, changes }]
    })
    return historyOf(row, withOpen(months, open.get(row.number) ?? []), from)
  })
}

/** The server's own downtimes since an instant. */
export async function readAbsences(on: Executor, from: number): Promise<InstantSpan[]> {
  const rows = await listAbsences(on, stampOf(from))
  return rows.map(({ fromAt, toAt }) => ({ from: Date.parse(fromAt), to: Date.parse(toAt) }))
}
