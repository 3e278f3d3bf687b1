import type { ScreenState, Transition } from '@roundboard/domain'
import { packMonths } from '../../server/src/areas/fleet/uptime/packed-months.ts'
import { monthOf, newMonth } from '../../server/src/areas/fleet/uptime/month-text.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import type { ScreenTransitionsRow } from '../../server/src/platform/database/schema.ts'
import {
  appendTransitions,
  updateStates,
} from '../../server/src/platform/database/watch-statements.ts'
import type { OpenTables, Storage } from './database.ts'
import { screensPerLocation } from './fleet.ts'
import { type Span, transitionsOf, watchedOf } from './fleet-history.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Screens whose year is in memory at once. */
const portion = 2_000

type State = { number: number; state: ScreenState; since: string }
type Histories = {
  all: ReturnType<typeof transitionsOf>
  at: number
  before: Transition | null
}[]

/** What is written of an hour: each screen once in a month, as the statement wants it. */
function batchOf(first: number, histories: Histories, hour: Span) {
  const months: ScreenTransitionsRow[] = []
  const states: State[] = []
  histories.forEach((history, index) => {
    const number = first + index + 1
    for (let next = history.all[history.at]; next !== undefined && next.at < hour.to;) {
      const month = monthOf(next.at)
      const text = newMonth(history.before, next)
      const last = months.at(-1)
      if (last?.number === number && last.month === month)
        months[months.length - 1] = { number, month, changes: last.changes + text.slice(1) }
      else months.push({ number, month, changes: text })
      const since = new Date(next.at).toISOString()
      if (states.at(-1)?.number === number) states.pop()
      // Its row is added with the first.
      if (history.before !== null) states.push({ number, state: next.state, since })
      history.before = next
      history.at += 1
      next = history.all[history.at]
    }
  })
  return { months, states }
}

/** Cleans up as often as PostgreSQL does by itself, which has no time for that while a year takes a minute. */
function createVacuum({ query }: OpenTables) {
  const dead = new Map<string, number>()
  return async (table: string, more: number, rows: number) => {
    const all = (dead.get(table) ?? 0) + more
    const isDue = all > 50 + rows / 5
    if (isDue) await query(`vacuum ${table}`)
    dead.set(table, isDue ? 0 : all)
  }
}

/** Writes what the first screens of a fleet were, hour by hour with the watch's statements; gives how many transitions. */
export async function growHistory(
  { settings, open }: Storage,
  count: number,
  span: Span,
): Promise<number> {
  const tables = await open()
  await tables.insert('watched_screens', watchedOf(count, { from: span.from, to: span.from + 1 }))
  const { db, engine, close } = await openDatabase(settings)
  const vacuum = engine === 'PostgreSQL' ? createVacuum(tables) : () => Promise.resolve()
  let written = 0
  for (let first = 0; first < count; first += portion) {
    const histories: Histories = Array.from(
      { length: Math.min(portion, count - first) },
      (_, index) => ({ all: transitionsOf(first + index, span), at: 0, before: null }),
    )
    const locations = histories.length / screensPerLocation
    for (let from = span.from; from < span.to; from += hourMs) {
      const { months, states } = batchOf(first, histories, { from, to: from + hourMs })
      await db.transaction().execute(async (trx) => {
        await updateStates(trx, states)
        await appendTransitions(trx, months)
      })
      await vacuum('watched_screens', states.length, count)
      await vacuum('screen_transitions', months.length, histories.length)
      if (from % dayMs !== 0) continue
      await packMonths(db)
      await vacuum('screen_transitions', histories.length, histories.length)
      const packed = first / screensPerLocation + locations
      await vacuum('packed_months', locations, packed * (monthOf(from) - monthOf(span.from) + 1))
    }
    written += histories.reduce((sum, { all }) => sum + all.length, 0)
  }
  await close()
  await tables.close()
  return written
}
