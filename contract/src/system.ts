import { z } from 'zod'
import { call } from './call.ts'
import { TypedPassword } from './fields.ts'
import { TimeZoneData } from './time-zones.ts'

export const exportKinds = ['round', 'location', 'user', 'screen', 'round-data'] as const
export type ExportKind = (typeof exportKinds)[number]

export const videoHosts = ['franchise', 'locker-room'] as const
export type VideoHost = (typeof videoHosts)[number]

const Typed = { password: TypedPassword.optional() }

/** Whether the database can store changes: yes, not for much longer, or not now. */
export const storageStates = ['ok', 'low', 'full'] as const
export type StorageState = (typeof storageStates)[number]

const SystemState = z.object({
  version: z.string(),
  engine: z.enum(['SQLite', 'PostgreSQL']),
  node: z.string(),
  timeZoneData: TimeZoneData,
  storage: z.object({
    state: z.enum(storageStates),
    /** The disk of an embedded database, or of media; that of PostgreSQL is unknown. */
    freeBytes: z.number().nullable(),
    totalBytes: z.number().nullable(),
    /** Log-ins and uses of sessions that are queued in memory. */
    waiting: z.int(),
  }),
  /** Whether files that the library uses are missing from this server's storage. */
  isMissingMedia: z.boolean(),
  startedAt: z.string(),
  screens: z.int(),
  linkedScreens: z.int(),
  connectedScreens: z.int(),
  locations: z.int(),
  lockerRoomLocations: z.int(),
  excludedLocation: z.string().nullable(),
})
export type SystemState = z.infer<typeof SystemState>

export const systemCalls = {
  getSystem: call({
    method: 'GET',
    path: '/api/v2/system',
    may: 'system',
    summary: 'The status of the installation',
    data: SystemState,
  }),
  exportData: call({
    method: 'POST',
    path: '/api/v2/system/export',
    may: 'system',
    summary: 'All records of one type as JSON; round data for one round or all rounds',
    body: z.strictObject({
      ...Typed,
      kind: z.enum(exportKinds),
      // Anything but a number is refused as an invalid round.
      round: z.number().optional().catch(Number.NaN),
    }),
    data: z.object({
      kind: z.enum(exportKinds),
      exportedAt: z.string(),
      items: z.array(z.record(z.string(), z.unknown())),
    }),
    attempts: 'typed-password',
  }),
  switchVideoHost: call({
    method: 'POST',
    path: '/api/v2/system/video-host',
    may: 'system',
    summary:
      'Switches all locations to normal or locker room videos; switching to normal videos skips LOCKER_ROOM_EXCLUDED_LOCATION',
    body: z.strictObject({ ...Typed, host: z.enum(videoHosts) }),
    data: z.object({ changed: z.int() }),
    attempts: 'typed-password',
  }),
  refreshEverything: call({
    method: 'POST',
    path: '/api/v2/system/refresh',
    may: 'system',
    summary: 'Refreshes the content of every screen, or reloads every screen',
    body: z.strictObject({ ...Typed, isHard: z.boolean().default(false) }),
    data: z.object({ screens: z.int() }),
    attempts: 'typed-password',
  }),
}
