import type { StampSpan } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { Engine } from '../../platform/database/engine.ts'
import {
  updatePresenceRows,
  upsertPresenceRows,
} from '../../platform/database/presence-statements.ts'
import type { PresenceRow, ScreenReportRow } from '../../platform/database/schema.ts'

/** What one statement writes: few enough that what is made for it does not grow old in memory. */
const rowsPerStatement = 2_000

function* inPortions<Item, Row>(
  items: readonly Item[],
  toRow: (item: Item) => Row,
): Iterable<Row[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement)
    yield items.slice(start, start + rowsPerStatement).map(toRow)
}

/** Writes what heartbeats changed of screens that were written before. */
export async function updatePresence<Item>(
  on: Executor,
  engine: Engine,
  items: readonly Item[],
  toRow: (item: Item) => PresenceRow,
): Promise<void> {
  for (const portion of inPortions(items, toRow)) await updatePresenceRows(on, engine, portion)
}

/** Writes screens that perhaps never were. */
export async function upsertPresence<Item>(
  on: Executor,
  items: readonly Item[],
  toRow: (item: Item) => PresenceRow,
): Promise<void> {
  for (const portion of inPortions(items, toRow)) {
    const rows = portion.map((row) => [row.screenId, row.seenAt, row.vitals])
    await upsertPresenceRows(on, 'screen_presence', rows)
  }
}

const inOrder = (row: ScreenReportRow) => [
  row.screenId,
  row.label,
  row.appliedRefresh,
  row.appliedHardRefresh,
  row.report,
  row.contentId,
]

export async function upsertReports<Item>(
  on: Executor,
  items: readonly Item[],
  toRow: (item: Item) => ScreenReportRow,
): Promise<void> {
  for (const portion of inPortions(items, toRow))
    await upsertPresenceRows(on, 'screen_reports', portion.map(inOrder))
}

/** Raises what a screen has applied, and leaves the rest of its row as it is. */
export const raiseApplied = (on: Executor, row: ScreenReportRow): Promise<void> =>
  upsertPresenceRows(on, 'screen_reports', [inOrder(row)], { onlyRaises: true })

/** What is stored of screens; one that never sent a heartbeat has no `seenAt`. */
export async function listPresence(on: Executor, screenIds: readonly string[]) {
  if (screenIds.length === 0) return []
  return on
    .selectFrom('screenReports')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screenReports.screenId')
    .selectAll('screenReports')
    .select(['screenPresence.seenAt', 'screenPresence.vitals'])
    .where('screenReports.screenId', 'in', [...screenIds])
    .execute()
}

/** How many screens were heard of within `span`. */
export async function countConnected(on: Executor, span: StampSpan): Promise<number> {
  const { n } = await on
    .selectFrom('screenPresence')
    .select((builder) => builder.fn.countAll().as('n'))
    .where('seenAt', '>=', span.from)
    .where('seenAt', '<=', span.to)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The screens whose last written report says that they show a workout. */
export const listScreensShowing = (on: Executor, workoutId: string) =>
  on
    .selectFrom('screenReports')
    .innerJoin('screens', 'screens.id', 'screenReports.screenId')
    .select(['screens.id', 'screens.locationId'])
    .where('screenReports.contentId', '=', workoutId)
    .execute()
