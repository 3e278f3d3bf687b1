import type { Transaction } from 'kysely'
import type { StampSpan } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { countRows } from '../../../platform/database/lists.ts'
import {
  updatePresenceRows,
  upsertPresenceRows,
} from '../../../platform/database/presence-statements.ts'
import { inParts } from '../../../platform/database/rows.ts'
import type {
  Database,
  PresenceRow,
  ScreenEventRow,
  ScreenReportRow,
} from '../../../platform/database/schema.ts'

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

/** Writes reports unconditionally. */
const upsertReports = (on: Executor, rows: readonly ScreenReportRow[]) =>
  upsertPresenceRows(on, 'screen_reports', rows.map(inOrder))

/** A screen's latest report at this server, and what the server knows of its row. */
export interface HeartbeatRow extends PresenceRow {
  /** The row's `seenAt` as this server last wrote or read it; null: no known row. */
  readonly storedAt: string | null
  /** Null: the same as before. */
  readonly report: ScreenReportRow | null
}

/**
 * Writes screens' presence and reports, except rows that another server has written since. Returns
 * the screens whose rows were written.
 */
export async function writeHeartbeats(
  trx: Transaction<Database>,
  rows: readonly HeartbeatRow[],
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

/** Raises a screen's applied revisions and leaves the rest of its row alone. */
export const raiseApplied = (on: Executor, row: ScreenReportRow) =>
  upsertPresenceRows(on, 'screen_reports', [inOrder(row)], 'raise')

/** The stored presence of screens. Without a heartbeat so far, `seenAt` is missing. */
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

/** Counts the screens that sent a heartbeat within `span`. */
export const countConnected = (on: Executor, span: StampSpan): Promise<number> =>
  countRows(on, 'screenPresence', (query) =>
    query.where('seenAt', '>=', span.from).where('seenAt', '<=', span.to),
  )

/** The screens whose last stored report shows a workout. */
export const listScreensShowing = (on: Executor, workoutId: string) =>
  on
    .selectFrom('screenReports')
    .innerJoin('screens', 'screens.id', 'screenReports.screenId')
    .select(['screens.id', 'screens.locationId'])
    .where('screenReports.contentId', '=', workoutId)
    .execute()

/** Screen counts by whether their location shows locker room videos. */
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

/** On how many connected screens each workout is, by their last reports. */
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

/** How many connected screens each round has. */
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

/** Adds events, except those that are stored already. */
export const insertEvents = (on: Executor, events: readonly ScreenEventRow[]) =>
  inParts(events, (part) =>
    on
      .insertInto('screenEvents')
      .values([...part])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

export const deleteEventsBefore = (on: Executor, at: string) =>
  on.deleteFrom('screenEvents').where('at', '<', at).execute()

const newestEvents = 2_000

/** A screen's newest events from an instant on, in order. */
export async function listScreenEvents(on: Executor, screenId: string, from: string) {
  const events = await on
    .selectFrom('screenEvents')
    .selectAll()
    .where('screenId', '=', screenId)
    .where('at', '>=', from)
    .orderBy('at', 'desc')
    .limit(newestEvents)
    .execute()
  return events.reverse()
}
