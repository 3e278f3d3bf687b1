import { sql } from 'kysely'
import { z } from 'zod'
import type { Executor } from './database.ts'
import type { Database } from './schema.ts'

/** Triggers maintain the counts, and views are queries. Queued emails contain live links and must not be sent twice. Commands to boxes are over after a minute, and their screenshots after a day. */
export type BackedUpTable = Exclude<
  keyof Database,
  'rowCounts' | 'jobs' | 'boxCommands' | 'regionTree' | 'reachedLocations' | 'announcedLocations'
>

/** Every table with its key, in an order that satisfies foreign keys. */
export const tableKeys = {
  users: ['id'],
  regions: ['id'],
  locations: ['id'],
  userLocations: ['userId', 'locationId'],
  userRegions: ['userId', 'regionId'],
  sessions: ['id'],
  rememberedDevices: ['secretHash'],
  apiKeys: ['id'],
  usedSignOnTokens: ['tokenHash'],
  setUpLinks: ['tokenHash'],
  accountLinks: ['tokenHash'],
  passkeys: ['id'],
  totps: ['userId'],
  recoveryCodes: ['codeHash'],
  factorChallenges: ['tokenHash'],
  factorRoles: ['role'],
  screens: ['id'],
  boxes: ['screenId'],
  screenPresence: ['screenId'],
  screenReports: ['screenId'],
  screenEvents: ['screenId', 'at', 'kind'],
  watch: ['id'],
  serverAbsences: ['fromAt'],
  watchedScreens: ['number'],
  screenTransitions: ['number', 'at'],
  screenLinks: ['idHash'],
  rounds: ['id'],
  workouts: ['id'],
  routines: ['id'],
  weekTemplates: ['id'],
  workoutTemplates: ['id'],
  templateRoutines: ['id'],
  calendarFeeds: ['id'],
  remotePasses: ['id'],
  announcements: ['id'],
  announcementLocations: ['announcementId', 'locationId'],
  announcementWalls: ['announcementId', 'screenId'],
  alertPreferences: ['userId'],
  alertSummaries: ['userId'],
  webhooks: ['id'],
  organizationWebhooks: ['id'],
  webhookDeliveries: ['id'],
  mutes: ['locationId'],
  outages: ['id'],
  acknowledgements: ['outageId'],
  notices: ['id'],
  exercises: ['id'],
  locationEquipment: ['locationId'],
  locationTimers: ['locationId'],
  timerBreaks: ['locationId', 'position'],
  mediaFiles: ['sha256'],
  media: ['id'],
  mediaVersions: ['id'],
  mediaUploads: ['id'],
  linkPosters: ['link'],
  builds: ['id'],
  buildFiles: ['buildId', 'path'],
  rollouts: ['id'],
  rolloutScreens: ['rolloutId', 'screenId'],
  face: ['id'],
  releases: ['id'],
  logs: ['seq'],
  logHead: ['id'],
  idempotencyKeys: ['callerId', 'keyHash'],
  removals: ['entity', 'id'],
  workoutBatches: ['id'],
  workoutBatchItems: ['batchId', 'workoutId'],
  gymImports: ['id'],
  gymImportItems: ['importId', 'entityId', 'locationId'],
} as const satisfies { [T in BackedUpTable]: readonly (keyof Database[T])[] }

export const backedUpTables = Object.keys(tableKeys) as BackedUpTable[]

/** The first line of a backup. */
export const BackupHead = z.object({
  backup: z.literal('roundboard'),
  format: z.literal(1),
  schema: z.string(),
  madeAt: z.string(),
})

/** The last line: the number of rows per table, and the SHA-256 of all lines before. */
export const BackupTail = z.object({
  rows: z.record(z.string(), z.int()),
  sha256: z.string(),
})

/** Any other line. */
export const BackupRow = z.tuple([
  z.string(),
  z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
])

/** The latest migration that was applied to a database. */
export async function schemaOf(on: Executor): Promise<string> {
  const found = await sql<{
    name: string
  }>`select name from kysely_migration order by name desc limit 1`.execute(on)
  return found.rows[0]?.name ?? 'none'
}

export async function countTable(on: Executor, table: string): Promise<number> {
  const { n } = await on
    .selectFrom(table as 'users')
    .select((builder) => builder.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
