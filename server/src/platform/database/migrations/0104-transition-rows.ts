import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

const stateOfLetter: Readonly<Record<string, string>> = {
  C: 'connected',
  F: 'frozen',
  D: 'not-drawn',
  S: 'no-space',
  B: 'no-boot',
  V: 'old-version',
  L: 'lost',
  N: 'unlinked',
}

/** A month of a screen: `C1a2fL` was connected at its start, and lost 1a2f seconds (in base 36) later. */
interface Month {
  readonly number: number
  readonly month: number
  readonly changes: string
}

/** The months of several screens at a location, separated by commas: `2f=C1a2fL,2g=Cq7L`. */
interface PackedMonth {
  readonly location_id: string
  readonly month: number
  readonly screens: string
}

interface Screen {
  readonly number: number
  readonly state: string
  readonly since: string
}

interface Transition {
  readonly number: number
  readonly at: number
  readonly state: string
}

interface Tables {
  watched_screens: Screen & { readonly location_id: string }
  screen_transitions: Month
  packed_months: PackedMonth
  transition_rows: Transition
  removals: { entity: string; id: string; was: string }
}

const startOfMonth = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1)

const unpack = ({ month, screens }: PackedMonth): Month[] =>
  screens === ''
    ? []
    : screens.split(',').map((part) => {
        const [number = '', changes = ''] = part.split('=')
        return { number: Number.parseInt(number, 36), month, changes }
      })

/**
 * The state changes of one screen, at different instants. `months` are in order; a packed one is
 * before one with later changes of the same month.
 */
function transitionsOf({ number, state, since }: Screen, months: readonly Month[]): Transition[] {
  const found: Transition[] = []
  const add = (at: number, letter: string) => {
    const next = stateOfLetter[letter]
    const last = found.at(-1)
    if (next === undefined || last?.state === next) return
    found.push({ number, at: last === undefined ? at : Math.max(at, last.at + 1_000), state: next })
  }
  let at = 0
  let month = -1
  for (const { month: next, changes } of months) {
    if (next !== month) at = startOfMonth(next)
    month = next
    if (found.length === 0) add(at, changes.slice(0, 1))
    for (const [, seconds = '', letter = ''] of changes.matchAll(/([0-9a-z]+)([A-Z])/g)) {
      at += Number.parseInt(seconds, 36) * 1_000
      add(at, letter)
    }
  }
  const from = Math.floor(Date.parse(since) / 1_000) * 1_000
  return found.length === 0 ? [{ number, at: from, state }] : found
}

function transitionsOfAll(
  screens: readonly Screen[],
  packed: readonly PackedMonth[],
  open: readonly Month[],
): Transition[] {
  // Sorting is stable: packed months stay before later changes of the same month.
  const months = [...packed.flatMap(unpack), ...open].sort((a, b) => a.month - b.month)
  const ofScreen = Map.groupBy(months, ({ number }) => number)
  return screens.flatMap((screen) => transitionsOf(screen, ofScreen.get(screen.number) ?? []))
}

/** A deleted entity, with the rows that belong to it by table. */
interface Kept {
  readonly row: unknown
  readonly belonging: readonly (readonly [string, readonly unknown[]])[]
}

/** A deleted location that can still be restored has its history with it. */
function convertKept(was: string): string {
  const { row, belonging } = JSON.parse(was) as Kept
  const rowsOf = (table: string) => belonging.find(([name]) => name === table)?.[1] ?? []
  const packed = rowsOf('packedMonths') as readonly PackedMonth[]
  const transitions = transitionsOfAll(
    rowsOf('watchedScreens') as readonly Screen[],
    packed.toSorted((a, b) => a.month - b.month),
    rowsOf('screenTransitions') as readonly Month[],
  )
  return JSON.stringify({
    row,
    belonging: belonging
      .filter(([table]) => table !== 'packedMonths')
      .map(([table, rows]) => [table, table === 'screenTransitions' ? transitions : rows]),
  })
}

/** One row for each state change of a screen, instead of texts by month, packed by location. */
export const transitionRows = (engine: Engine): Migration => ({
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Tables>
    const table = db.schema
      .createTable('transition_rows')
      // First, because PostgreSQL aligns it.
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addColumn('number', 'integer', (c) =>
        c.notNull().references('watched_screens.number').onDelete('cascade'),
      )
      .addColumn('state', textOf(engine), (c) => c.notNull())
      .addPrimaryKeyConstraint('transition_rows_key', ['number', 'at'])
    await (engine === 'SQLite' ? table.modifyEnd(sql`without rowid`) : table).execute()
    const locations = await db
      .selectFrom('watched_screens')
      .select('location_id')
      .distinct()
      .execute()
    for (const { location_id: id } of locations) {
      const screens = await db
        .selectFrom('watched_screens')
        .select(['number', 'state', 'since'])
        .where('location_id', '=', id)
        .execute()
      const packed = await db
        .selectFrom('packed_months')
        .selectAll()
        .where('location_id', '=', id)
        .orderBy('month')
        .execute()
      const open = await db
        .selectFrom('screen_transitions')
        .innerJoin('watched_screens', 'watched_screens.number', 'screen_transitions.number')
        .select(['screen_transitions.number', 'month', 'changes'])
        .where('location_id', '=', id)
        .execute()
      const rows = transitionsOfAll(screens, packed, open)
      for (let start = 0; start < rows.length; start += 1_000)
        await db
          .insertInto('transition_rows')
          .values(rows.slice(start, start + 1_000))
          .execute()
    }
    await db.schema.dropTable('packed_months').execute()
    await db.schema.dropTable('screen_transitions').execute()
    await db.schema.alterTable('transition_rows').renameTo('screen_transitions').execute()
    const kept = await db
      .selectFrom('removals')
      .select(['id', 'was'])
      .where('entity', '=', 'locations')
      .execute()
    for (const { id, was } of kept)
      await db
        .updateTable('removals')
        .set({ was: convertKept(was) })
        .where('entity', '=', 'locations')
        .where('id', '=', id)
        .execute()
  },
})
