import type { InstantSpan, ScreenHistory } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { WatchedScreenRow } from '../../../platform/database/schema.ts'
import { listAbsences, listTransitions } from './histories.repository.ts'

const monthsKept = 13

/** The first instant whose states are kept: the start of a UTC month. Epoch milliseconds. */
export function retentionStart(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsKept, 1)
}

/** The states of these screens from an instant on (epoch milliseconds), in the same order. */
export async function readHistories(
  on: Executor,
  watched: readonly WatchedScreenRow[],
  from: number,
): Promise<ScreenHistory[]> {
  const numbers = watched.map(({ number }) => number)
  const found = Map.groupBy(await listTransitions(on, numbers, from), ({ number }) => number)
  return numbers.map((number) => ({
    id: String(number),
    transitions: (found.get(number) ?? []).map(({ at, state }) => ({
      at: Math.max(at, from),
      state,
    })),
  }))
}

/** The server's own downtimes since an instant. */
export async function readAbsences(on: Executor, from: number): Promise<InstantSpan[]> {
  const rows = await listAbsences(on, stampOf(from))
  return rows.map(({ fromAt, toAt }) => ({ from: Date.parse(fromAt), to: Date.parse(toAt) }))
}
