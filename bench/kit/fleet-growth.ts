import type { ScreenState } from '@roundboard/domain'
import { monthOf, newMonth } from '../../server/src/features/uptime/month-text.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import type { ScreenTransitionsRow } from '../../server/src/platform/database/schema.ts'
import {
  appendTransitions,
  updateStates,
} from '../../server/src/platform/database/watch-statements.ts'
import type { Storage } from './database.ts'
import { type Span, transitionsOf, watchedOf } from './fleet-history.ts'

const dayMs = 86_400_000
/** Screens whose year is in memory at once. */
const portion = 2_000

type State = { number: number; state: ScreenState; since: string }

/** What is written of a day: each screen once in a month, as the statement wants it. */
function batchOf(first: number, histories: Histories, day: Span) {
  const months: ScreenTransitionsRow[] = []
  const states: State[] = []
  histories.forEach((history, index) => {
    const number = first + index + 1
    for (let next = history.all[history.at]; next !== undefined && next.at < day.to;) {
      const month = monthOf(next.at)
      const text = newMonth(history.before, next)
      const last = months.at(-1)
      if (last?.number === number && last.month === month)
        months[months.length - 1] = { number, month, changes: last.changes + text.slice(1) }
      else months.push({ number, month, changes: text })
      history.before = next.state
      history.at += 1
      const since = new Date(next.at).toISOString()
      if (states.at(-1)?.number === number) states.pop()
      states.push({ number, state: next.state, since })
      next = history.all[history.at]
    }
  })
  return { months, states }
}

type Histories = {
  all: ReturnType<typeof transitionsOf>
  at: number
  before: ScreenState | null
}[]

/** Writes what the first screens of a fleet were, day by day with the watch's statements; gives how many transitions. */
export async function growHistory(
  { settings, open }: Storage,
  count: number,
  span: Span,
): Promise<number> {
  const tables = await open()
  await tables.insert('watched_screens', watchedOf(count, { from: span.from, to: span.from + 1 }))
  const { db, engine, close } = await openDatabase(settings)
  let written = 0
  let dead = 0
  for (let first = 0; first < count; first += portion) {
    const histories: Histories = Array.from(
      { length: Math.min(portion, count - first) },
      (_, index) => ({ all: transitionsOf(first + index, span), at: 0, before: null }),
    )
    for (let from = span.from; from < span.to; from += dayMs) {
      const { months, states } = batchOf(first, histories, { from, to: from + dayMs })
      await db.transaction().execute(async (trx) => {
        await updateStates(trx, states)
        await appendTransitions(trx, months)
      })
      dead += months.length
      // As PostgreSQL does by itself, where a year takes its time, of the smaller of the tables.
      if (engine === 'SQLite' || dead < 50 + count / 5) continue
      await tables.query('vacuum watched_screens, screen_transitions')
      dead = 0
    }
    written += histories.reduce((sum, { all }) => sum + all.length, 0)
  }
  await close()
  await tables.close()
  return written
}
