import { offlineCauses, limits, screenStates } from '@roundboard/domain'
import { z } from 'zod'
import { LocationOutage } from './alerts.ts'
import { call } from './call.ts'
import { byId, Id, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** The most days in one read of uptime: a year and a month, as long as it is stored. */
export const uptimeDaysMax = 400

export const OfflineCause = z.object({
  code: z.enum(offlineCauses),
  /** How many screens it affects, and of how many linked ones (for `not-linked`: of all). */
  screens: z.int(),
  of: z.int(),
  /** Within how many seconds they went offline; null if none did. */
  withinSeconds: z.int().nullable(),
})

const ms = z.int().min(0)

const perDay = z.array(ms)

/** For each gym day in order, from its beginning to its end, or until now. Closed hours and server outages don't count. */
export const UptimeDays = z.object({
  /** How long the location was open. */
  openMs: perDay,
  /** For how much of that the state of any linked screen is known. */
  countedMs: perDay,
  /** For how much of that no linked screen was online, and for how much only some were. */
  wholeMs: perDay,
  someMs: perDay,
  /** For how much of that all were online, and at least one had an issue. */
  troubledMs: perDay,
})
export type UptimeDays = z.infer<typeof UptimeDays>

/** The days on which a screen differed from its location, in order. On all others it counts like its location: offline only together with all screens, and without issues. */
export const UptimeScreenDays = z.object({
  /** Their indexes among the gym days, from 0. */
  places: z.array(z.int().min(0)),
  countedMs: perDay,
  awayMs: perDay,
  troubledMs: perDay,
})
export type UptimeScreenDays = z.infer<typeof UptimeScreenDays>

export const UptimeScreen = z.object({
  screenId: Id,
  name: z.string(),
  round: z.int(),
  /** Whether it was deleted or moved. */
  isGone: z.boolean(),
  /** On all days together, while it was linked and the location was open. */
  countedMs: ms,
  awayMs: ms,
  troubledMs: ms,
  /** How many times it was offline. */
  times: z.int(),
  days: UptimeScreenDays,
})
export type UptimeScreen = z.infer<typeof UptimeScreen>

/** Screens that were offline together. */
export const UptimeOutage = z.object({
  /** When the server last heard from the first screen, and when it heard from the last one again; null while it is ongoing. */
  from: Stamp,
  to: Stamp.nullable(),
  /** For how long during opening hours. */
  awayMs: ms,
  reach: z.enum(['whole', 'some']),
  screens: z.array(Id),
  /** Within how many seconds they recovered; null while one is offline. */
  backWithinSeconds: z.int().nullable(),
  cause: OfflineCause,
})
export type UptimeOutage = z.infer<typeof UptimeOutage>

export const LocationUptime = z.object({
  timeZone: z.string(),
  /** Gym days, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until when it is counted. */
  asOf: Stamp,
  /** For all days and linked screens together: how long they should have been online, and how long they weren't. */
  countedMs: ms,
  awayMs: ms,
  days: UptimeDays,
  /** By round. */
  screens: z.array(UptimeScreen),
})
export type LocationUptime = z.infer<typeof LocationUptime>

/** The same as a file, with every outage during these days, newest first. */
export const UptimeFile = LocationUptime.extend({ outages: z.array(UptimeOutage) })
export type UptimeFile = z.infer<typeof UptimeFile>

const OfflineScreen = z.object({
  screenId: Id,
  name: z.string(),
  round: z.int(),
  state: z.enum(screenStates),
  /** Since when; null if it was never linked. */
  since: Stamp.nullable(),
  /** How many times it was offline in the last thirty days, including now, and for how long in all. */
  times: z.int(),
  awayMs: ms,
})

/** A location with offline screens or other issues, open or not. */
export const LocationIssue = z.object({
  locationId: Id,
  name: z.string(),
  locationIdentifier: z.string(),
  timeZone: z.string(),
  /** No screen is online, or some are and something is wrong. */
  problem: z.enum(['offline', 'issues']),
  /** Since when; null if no screen was ever online. */
  since: Stamp.nullable(),
  awayMinutes: z.int(),
  /** How many of its screens are online, how many are linked, and how many it has. */
  connected: z.int(),
  linked: z.int(),
  of: z.int(),
  cause: OfflineCause,
  /** The affected screens, by round. */
  screens: z.array(OfflineScreen),
  isClosed: z.boolean(),
  /** When it opens again; null if it is open, or never opens. */
  opensAt: Stamp.nullable(),
  mutedUntil: Stamp.nullable(),
  /** Who was notified: the location's own people by name, head office by number; null if nobody was yet. */
  told: z.object({ at: Stamp, people: z.array(z.string()), others: z.int() }).nullable(),
  /** Null if alerts don't cover it, such as screens that were never linked. */
  outage: LocationOutage.nullable(),
})
export type LocationIssue = z.infer<typeof LocationIssue>

export const LocationIssues = z.object({
  /** Open locations first, then those that are offline, then the longest. */
  locations: z.array(LocationIssue),
  count: z.int(),
  /** Muted locations that are on none of these pages: the ones whose mute ends first, at most ten, and how many there are. */
  mutedHealthy: z.array(
    z.object({ locationId: Id, name: z.string(), timeZone: z.string(), mutedUntil: Stamp }),
  ),
  mutedHealthyCount: z.int(),
})
export type LocationIssues = z.infer<typeof LocationIssues>

// The day after the last day of the year 9999 can't be written with a four-digit year.
const UptimeDayInput = z.iso
  .date({ error: problem('day'), abort: true })
  .refine((day) => day < '9999', problem('day'))

const span = {
  from: UptimeDayInput.optional(),
  to: UptimeDayInput.optional(),
}

const dayMs = 86_400_000
const isShort = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined ||
  to === undefined ||
  Date.parse(to) - Date.parse(from) < uptimeDaysMax * dayMs
const tooLong = { path: ['from'], error: problem('days-too-many', { max: uptimeDaysMax }) }

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to
const endBeforeStart = { path: ['to'], error: problem('end-before-start') }

export const uptimeCalls = {
  getLocationUptime: call({
    method: 'GET',
    path: '/api/v1/locations/:id/uptime',
    may: 'locations.read',
    scope: 'uptime:read',
    summary:
      'How long a location and its screens were online during opening hours, by day in its time zone; the last 60 days by default',
    params: byId,
    query: z.strictObject(span).refine(isInOrder, endBeforeStart).refine(isShort, tooLong),
    data: LocationUptime,
  }),
  listLocationOutages: call({
    method: 'GET',
    path: '/api/v1/locations/:id/uptime/outages',
    may: 'locations.read',
    scope: 'uptime:read',
    summary: 'A location’s outages on these local days (the last 60 by default), newest first',
    params: byId,
    query: z
      .strictObject({
        ...span,
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
      })
      .refine(isInOrder, endBeforeStart)
      .refine(isShort, tooLong),
    data: z.array(UptimeOutage),
    isList: true,
  }),
  exportLocationUptime: call({
    method: 'GET',
    path: '/api/v1/locations/:id/uptime/export',
    may: 'locations.read',
    scope: 'uptime:read',
    summary:
      'A location’s uptime as a file: CSV with a row per day and screen, or JSON with format=json; with of=outages, its outages',
    params: byId,
    query: z
      .strictObject({
        ...span,
        format: z.enum(['csv', 'json']).default('csv'),
        of: z.enum(['days', 'outages']).default('days'),
        /** The language of columns and causes. */
        headers: z.enum(['en', 'es', 'fr']).default('en'),
      })
      .refine(isInOrder, endBeforeStart)
      .refine(isShort, tooLong),
    data: UptimeFile,
  }),
  getLocationIssues: call({
    method: 'GET',
    path: '/api/v1/dashboard/issues',
    may: 'dashboard.connectivity',
    scope: 'uptime:read',
    summary: 'Locations that are offline or have issues, with the start time and likely cause',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSizeMax),
    }),
    data: LocationIssues,
  }),
}
