import type { Transaction } from 'kysely'
import type { StampSpan } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import {
  updatePresenceRows,
  upsertPresenceRows,
} from '../../../platform/database/presence-statements.ts'
import type { Database, PresenceRow, ScreenReportRow } from '../../../platform/database/schema.ts'

const presenceInOrder = ({ screenId, seenAt, vitals }: PresenceRow) => [screenId, seenAt, vitals]

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

/** Writes reports without regard to what is there. */
export const upsertReports = (on: Executor, rows: readonly ScreenReportRow[]) =>
  upsertPresenceRows(on, 'screen_reports', rows.map(inOrder))

/** Writes presence without regard to what is there. */
export const upsertPresence = (on: Executor, rows: readonly PresenceRow[]) =>
  upsertPresenceRows(on, 'screen_presence', rows.map(presenceInOrder))

/** What a server has heard of a screen, and what it knows of the row. */
export interface HeardRow extends PresenceRow {
  /** The row's `seenAt` as this server last wrote or read it; null: it knows of none. */
  readonly storedAt: string | null
  /** Null: it says the same as before. */
  readonly report: ScreenReportRow | null
}

/**
 * Writes what a server has heard of screens, with their reports; leaves the rows alone that another
 * server has written since. Returns the screens whose rows were written.
 */
export async function writeHeard(
  trx: Transaction<Database>,
  rows: readonly HeardRow[],
): Promise<Set<string>> {
  const stored = rows.flatMap(({ storedAt, ...row }) =>
    storedAt === null ? [] : [{ ...row, storedAt }],
  )
  const fresh = rows.filter(({ storedAt }) => storedAt === null).map(presenceInOrder)
  const written = new Set([
    ...(await updatePresenceRows(trx, stored)),
    ...(await upsertPresenceRows(trx, 'screen_presence', fresh, 'keep')),
  ])
  const reports = rows.flatMap(({ screenId, report }) =>
    report !== null && written.has(screenId) ? [report] : [],
  )
  await upsertReports(trx, reports)
  return written
}

/** Raises what a screen has applied, and leaves the rest of its row as it is. */
export const raiseApplied = (on: Executor, row: ScreenReportRow) =>
  upsertPresenceRows(on, 'screen_reports', [inOrder(row)], 'raise')

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
interface CountedWalls {
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
