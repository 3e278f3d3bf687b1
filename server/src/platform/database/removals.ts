import { tableKeys } from './backup-format.ts'
import { contains } from './columns.ts'
import type { Executor } from './database.ts'
import { inParts } from './in-parts.ts'

type Row = Readonly<Record<string, unknown>>
type Table = keyof typeof tableKeys

/** Rows that go with an entity, and what they refer to beside it. */
interface Belonging {
  readonly table: Table
  readonly by: string
  /** The table whose rows own these, if not the entity itself. */
  readonly of?: Table
  readonly needs?: { readonly column: string; readonly table: Table }
}

/** What is put back with each entity, in an order in which that is possible. */
const belongings = {
  workouts: [{ table: 'routines', by: 'workoutId' }],
  users: [
    {
      table: 'userLocations',
      by: 'userId',
      needs: { column: 'locationId', table: 'locations' },
    },
    { table: 'alertPreferences', by: 'userId' },
    { table: 'webhooks', by: 'userId' },
    // Or somebody would come back without the second factor that they had.
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
    { table: 'screenPresence', by: 'screenId', of: 'screens' },
    { table: 'screenReports', by: 'screenId', of: 'screens' },
    { table: 'watchedScreens', by: 'locationId' },
    { table: 'screenTransitions', by: 'number', of: 'watchedScreens' },
    { table: 'packedMonths', by: 'locationId' },
    { table: 'outages', by: 'locationId' },
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

interface Snapshot {
  readonly row: Row
  readonly belonging: readonly (readonly [Table, readonly Row[]])[]
}

// One table stands for all: which one it is, is known only here.
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
  if (row === undefined) throw new Error(`there is none of ${entity} to keep`)
  const belonging: [Table, readonly Row[]][] = []
  for (const { table, by, of: owner } of belongings[entity] as readonly Belonging[]) {
    const owners = owner && belonging.find(([known]) => known === owner)?.[1]
    belonging.push([
      table,
      await rowsWhere(on, table, by, owner && owners ? keysOf(owners, owner) : [id]),
    ])
  }
  return { row, belonging }
}

/** Those rows of which all that they refer to is still there. */
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
  /** The version that is left of it, where it does not go altogether. */
  readonly leftAt: string | null
  /** The only one who may undo it; null: whoever may remove it. */
  readonly removedBy: string | null
}

/** Keeps an entity as it is, before it goes, in place of what was kept of it earlier. */
export async function keepRemoved(
  on: Executor,
  { entity, id, ...how }: Removed,
  at: string,
  expiresAt: string,
): Promise<void> {
  await forgetRemoved(on, at)
  await on.deleteFrom('removals').where('entity', '=', entity).where('id', '=', id).execute()
  const was = JSON.stringify(await snapshotOf(on, entity, id))
  await on
    .insertInto('removals')
    .values({ entity, id, was, ...how, expiresAt })
    .execute()
}

/** What was kept of it, if that still counts. */
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

/** Makes an entity what it was; what belonged to it and to something that is gone by now stays away. */
export async function putBack(on: Executor, entity: Removable, { row, belonging }: Snapshot) {
  const [id = ''] = idsOf([row], 'id')
  await on.deleteFrom(named(entity)).where('id', '=', id).execute()
  await insert(on, entity, [row])
  for (const [index, [table, rows]] of belonging.entries()) {
    const { needs }: Belonging = belongings[entity][index] ?? { table, by: '' }
    await insert(on, table, await possible(on, rows, needs))
  }
  await on.deleteFrom('removals').where('entity', '=', entity).where('id', '=', id).execute()
}

/** Which of these have rows of their own beside those of some tables: somebody has worked on them. */
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

export const forgetRemoved = (on: Executor, at: string) =>
  on.deleteFrom('removals').where('expiresAt', '<=', at).execute()

/** When the first of what is kept may be forgotten. */
export async function nextToForget(on: Executor): Promise<string | undefined> {
  const next = await on
    .selectFrom('removals')
    .select('expiresAt')
    .orderBy('expiresAt')
    .limit(1)
    .executeTakeFirst()
  return next?.expiresAt
}

/** The highest number that rows of a table have which are kept: what has it is not another's meanwhile. */
export async function highestKept(
  on: Executor,
  entity: Removable,
  table: Table,
  column: string,
): Promise<number> {
  const kept = await on.selectFrom('removals').select('was').where('entity', '=', entity).execute()
  const rows = kept
    .flatMap(({ was }) => (JSON.parse(was) as Snapshot).belonging)
    .flatMap(([of, rows]) => (of === table ? rows : []))
  return rows.reduce((highest, row) => Math.max(highest, Number(row[column])), 0)
}

/** Whether something that can still be put back, alone or with many, has this text, which is like no other. */
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
