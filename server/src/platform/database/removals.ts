import { tableKeys } from './backup-format.ts'
import { contains } from './columns.ts'
import type { Executor } from './database.ts'
import { inParts } from './rows.ts'

type Row = Readonly<Record<string, unknown>>
type Table = keyof typeof tableKeys

/** Rows that are deleted with an entity, and the rows they refer to. */
interface Belonging {
  readonly table: Table
  readonly by: string
  /** The table that owns these rows, if not the entity's own. */
  readonly of?: Table
  readonly needs?: { readonly column: string; readonly table: Table }
}

/** What is restored with each entity, in an order that satisfies foreign keys. */
const belongings = {
  workouts: [{ table: 'routines', by: 'workoutId' }],
  users: [
    {
      table: 'userLocations',
      by: 'userId',
      needs: { column: 'locationId', table: 'locations' },
    },
    { table: 'userRegions', by: 'userId', needs: { column: 'regionId', table: 'regions' } },
    { table: 'alertPreferences', by: 'userId' },
    { table: 'alertSummaries', by: 'userId' },
    { table: 'notices', by: 'userId', needs: { column: 'outageId', table: 'outages' } },
    { table: 'webhooks', by: 'userId' },
    // Otherwise a restored user would lack their second factor.
    { table: 'passkeys', by: 'userId' },
    { table: 'totps', by: 'userId' },
    { table: 'recoveryCodes', by: 'userId' },
  ],
  locations: [
    { table: 'userLocations', by: 'locationId', needs: { column: 'userId', table: 'users' } },
    { table: 'locationTimers', by: 'locationId' },
    {
      table: 'timerBreaks',
      by: 'locationId',
      needs: { column: 'exerciseId', table: 'exercises' },
    },
    { table: 'locationEquipment', by: 'locationId' },
    { table: 'calendarFeeds', by: 'locationId' },
    { table: 'mutes', by: 'locationId' },
    {
      table: 'announcementLocations',
      by: 'locationId',
      needs: { column: 'announcementId', table: 'announcements' },
    },
    { table: 'screens', by: 'locationId' },
    { table: 'remotePasses', by: 'locationId' },
    { table: 'boxes', by: 'screenId', of: 'screens' },
    { table: 'screenPresence', by: 'screenId', of: 'screens' },
    { table: 'screenReports', by: 'screenId', of: 'screens' },
    { table: 'watchedScreens', by: 'locationId' },
    { table: 'screenTransitions', by: 'number', of: 'watchedScreens' },
    { table: 'outages', by: 'locationId' },
    { table: 'acknowledgements', by: 'outageId', of: 'outages' },
    {
      table: 'notices',
      by: 'outageId',
      of: 'outages',
      needs: { column: 'userId', table: 'users' },
    },
    {
      table: 'announcementWalls',
      by: 'screenId',
      of: 'screens',
      needs: { column: 'announcementId', table: 'announcements' },
    },
  ],
} as const satisfies Partial<Record<Table, readonly Belonging[]>>

export type Removable = keyof typeof belongings

/** Columns of other tables that become null when an entity is deleted. */
const mentions: Partial<Record<Removable, readonly (readonly [Table, string])[]>> = {
  users: [
    ['media', 'addedBy'],
    ['mediaVersions', 'replacedBy'],
  ],
}

interface Snapshot {
  readonly row: Row
  readonly belonging: readonly (readonly [Table, readonly Row[]])[]
  /** The keys of the rows that mention it, as in `mentions`. An earlier version stored none. */
  readonly mentionedBy?: readonly (readonly unknown[])[]
}

// One table type stands in for all. Only this function knows which one it is.
const named = (table: Table) => table as 'users'

async function rowsWhere(on: Executor, table: Table, column: string, ids: readonly unknown[]) {
  if (ids.length === 0) return []
  const all = on.selectFrom(named(table)).selectAll()
  const found = await all.where(column as 'id', 'in', ids as readonly string[]).execute()
  return found as readonly Row[]
}

const idsOf = (rows: readonly Row[], column: string) =>
  rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []))

const keysOf = (rows: readonly Row[], table: Table) => rows.map((row) => row[tableKeys[table][0]])

async function snapshotOf(on: Executor, entity: Removable, id: string): Promise<Snapshot> {
  const [row] = await rowsWhere(on, entity, 'id', [id])
  if (row === undefined) throw new Error(`no row of ${entity} to store`)
  const belonging: [Table, readonly Row[]][] = []
  for (const { table, by, of: owner } of belongings[entity] as readonly Belonging[]) {
    const owners = owner && belonging.find(([known]) => known === owner)?.[1]
    belonging.push([
      table,
      await rowsWhere(on, table, by, owner && owners ? keysOf(owners, owner) : [id]),
    ])
  }
  const mentionedBy: unknown[][] = []
  for (const [table, column] of mentions[entity] ?? [])
    mentionedBy.push(keysOf(await rowsWhere(on, table, column, [id]), table))
  return { row, belonging, mentionedBy }
}

/** The rows whose references all still exist. */
async function possible(on: Executor, rows: readonly Row[], needs: Belonging['needs']) {
  if (needs === undefined) return rows
  const { column, table } = needs
  const there = new Set(idsOf(await rowsWhere(on, table, 'id', idsOf(rows, column)), 'id'))
  return rows.filter(({ [column]: id }) => typeof id !== 'string' || there.has(id))
}

async function insert(on: Executor, table: Table, rows: readonly Row[]): Promise<void> {
  await inParts(rows, (part) =>
    on
      .insertInto(named(table))
      .values(part as never)
      .execute(),
  )
}

export interface Removed {
  readonly entity: Removable
  readonly id: string
  /** The version that remains, if only a part was deleted. */
  readonly leftAt: string | null
  /** The only user who may undo it; null: anyone who may delete it. */
  readonly removedBy: string | null
}

/** Stores an entity before it is deleted, replacing an earlier copy. */
export async function storeRemoved(
  on: Executor,
  { entity, id, ...how }: Removed,
  at: string,
  expiresAt: string,
): Promise<void> {
  await deleteExpiredRemovals(on, at)
  await on.deleteFrom('removals').where('entity', '=', entity).where('id', '=', id).execute()
  const was = JSON.stringify(await snapshotOf(on, entity, id))
  await on
    .insertInto('removals')
    .values({ entity, id, was, ...how, expiresAt })
    .execute()
}

/** The stored copy, unless it has expired. */
export async function findRemoved(on: Executor, entity: Removable, id: string, at: string) {
  const row = await on
    .selectFrom('removals')
    .selectAll()
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return row && { ...row, was: JSON.parse(row.was) as Snapshot }
}

/** Restores an entity. Related rows that refer to something since deleted are left out. */
export async function reinsert(on: Executor, entity: Removable, snapshot: Snapshot) {
  const { row, belonging, mentionedBy = [] } = snapshot
  const [id = ''] = idsOf([row], 'id')
  await on.deleteFrom(named(entity)).where('id', '=', id).execute()
  await insert(on, entity, [row])
  for (const [index, [table, column]] of (mentions[entity] ?? []).entries())
    await inParts(mentionedBy[index] ?? [], (part) =>
      on
        .updateTable(named(table))
        .set({ [column]: id })
        .where(tableKeys[table][0] as 'id', 'in', part as string[])
        .execute(),
    )
  for (const [index, [table, rows]] of belonging.entries()) {
    const { needs }: Belonging = belongings[entity][index] ?? { table, by: '' }
    await insert(on, table, await possible(on, rows, needs))
  }
  await on.deleteFrom('removals').where('entity', '=', entity).where('id', '=', id).execute()
}

/** Which of these have rows in other tables, meaning that someone has used them. */
export async function listWithMore(
  on: Executor,
  entity: Removable,
  ids: readonly string[],
  beside: readonly Table[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const { table, by, of: owner } of belongings[entity] as readonly Belonging[]) {
    if (owner !== undefined || beside.includes(table)) continue
    await inParts(ids, async (part) => {
      for (const id of idsOf(await rowsWhere(on, table, by, part), by)) found.add(id)
    })
  }
  return found
}

export const deleteExpiredRemovals = (on: Executor, at: string) =>
  on.deleteFrom('removals').where('expiresAt', '<=', at).execute()

/** When the oldest copy expires. */
export async function nextToForget(on: Executor): Promise<string | undefined> {
  const next = await on
    .selectFrom('removals')
    .select('expiresAt')
    .orderBy('expiresAt')
    .limit(1)
    .executeTakeFirst()
  return next?.expiresAt
}

/** The highest number among deleted rows, which must not be reused while they can be restored. */
export async function highestDeletedNumber(
  on: Executor,
  entity: Removable,
  table: Table,
  column: string,
): Promise<number> {
  const removals = await on
    .selectFrom('removals')
    .select('was')
    .where('entity', '=', entity)
    .execute()
  const rows = removals
    .flatMap(({ was }) => (JSON.parse(was) as Snapshot).belonging)
    .flatMap(([of, rows]) => (of === table ? rows : []))
  return rows.reduce((highest, row) => Math.max(highest, Number(row[column])), 0)
}

/** Whether something that can still be restored uses this unique text. */
export async function isInRemoved(on: Executor, text: string, at: string): Promise<boolean> {
  const isSame = (typed: string) => typed
  const alone = await on
    .selectFrom('removals')
    .select('id')
    .where('expiresAt', '>', at)
    .where((builder) => contains(builder, 'was', text, isSame))
    .limit(1)
    .executeTakeFirst()
  if (alone !== undefined) return true
  const withMany = await on
    .selectFrom('workoutBatches')
    .innerJoin('workoutBatchItems', 'workoutBatchItems.batchId', 'workoutBatches.id')
    .select('workoutId')
    .where('expiresAt', '>', at)
    .where((builder) => contains(builder, 'was', text, isSame))
    .limit(1)
    .executeTakeFirst()
  return withMany !== undefined
}
