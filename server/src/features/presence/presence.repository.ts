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
  row.build,
  row.buildSince,
  row.beforeBuild,
  row.refusedBuild,
  row.holdsUntil,
  row.trouble,
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

/** Screens of a kind, counted apart by which videos their locations show. */
export interface CountedWalls {
  readonly lrVideo: boolean
  readonly n: number
}

const connected = (on: Executor, span: StampSpan) =>
  on
    .selectFrom('screens')
    .innerJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .innerJoin('locations', 'locations.id', 'screens.locationId')
    .where('screenPresence.seenAt', '>=', span.from)
    .where('screenPresence.seenAt', '<=', span.to)
    .select(['locations.lrVideo', (builder) => builder.fn.countAll().as('n')])
    .groupBy('locations.lrVideo')

const counted = <Row extends { lrVideo: number; n: string | number | bigint }>(row: Row) => ({
  ...row,
  lrVideo: row.lrVideo === 1,
  n: Number(row.n),
})

/** On how many connected walls each of these workouts is, by what screens last reported. */
export async function countWallsShowing(
  on: Executor,
  workoutIds: readonly string[],
  span: StampSpan,
): Promise<(CountedWalls & { readonly workoutId: string | null })[]> {
  const rows = await connected(on, span)
    .innerJoin('screenReports', 'screenReports.screenId', 'screens.id')
    .select('screenReports.contentId as workoutId')
    .where('screenReports.contentId', 'in', [...workoutIds, ''])
    .groupBy('screenReports.contentId')
    .execute()
  return rows.map(counted)
}

/** How many connected walls each of these rounds has. */
export async function countWallsOfRounds(
  on: Executor,
  rounds: readonly number[],
  span: StampSpan,
): Promise<(CountedWalls & { readonly round: number })[]> {
  const rows = await connected(on, span)
    .select('screens.round')
    .where('screens.round', 'in', [...rounds, 0])
    .groupBy('screens.round')
    .execute()
  return rows.map(counted)
}
