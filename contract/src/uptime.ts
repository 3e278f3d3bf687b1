import { offlineCauses, limits, screenStates } from '@roundboard/domain'
import { z } from 'zod'
import { LocationOutage } from './alerts.ts'
import { call } from './call.ts'
import { byId, Id, Stamp } from './fields.ts'
import { problem } from './issues.ts'

/** For how many days at most uptime is asked at once: a year and a month, as long as it is kept. */
export const uptimeDaysMax = 400

export const OfflineCause = z.object({
  code: z.enum(offlineCauses),
  /** How many screens it is about, and how many the gym has that are linked (of `not-linked`: that it has). */
  screens: z.int(),
  of: z.int(),
  /** Within how many seconds they went; null where nothing went. */
  withinSeconds: z.int().nullable(),
})

const ms = z.int().min(0)

const perDay = z.array(ms)

/** For each gym day in order, since it began until its end, or until now. Closed hours, and times when the server was away, count nowhere. */
export const UptimeDays = z.object({
  /** How long the gym was open. */
  openMs: perDay,
  /** For how much of it anything is known of any linked screen. */
  countedMs: perDay,
  /** For how much of that no linked screen answered, and for how much some did not. */
  wholeMs: perDay,
  someMs: perDay,
  /** For how much of that nothing was away, and a screen reported trouble. */
  troubledMs: perDay,
})
export type UptimeDays = z.infer<typeof UptimeDays>

/**
 * The days on which a screen was other than its gym, in order. On all others it counts as its gym does:
 * it was away with the whole gym only, and had no trouble.
 */
export const UptimeScreenDays = z.object({
  /** Their places among the gym days, from 0 on. */
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
  /** Whether it hangs there no more: it was deleted or moved. */
  isGone: z.boolean(),
  /** On all days together, while it was linked and the gym was open. */
  countedMs: ms,
  awayMs: ms,
  troubledMs: ms,
  /** How often it was away. */
  times: z.int(),
  days: UptimeScreenDays,
})
export type UptimeScreen = z.infer<typeof UptimeScreen>

/** Screens that were away together. */
export const UptimeOutage = z.object({
  /** When the first screen was last heard of, and when the last one again; null: it goes on. */
  from: Stamp,
  to: Stamp.nullable(),
  /** For how long in opening hours. */
  awayMs: ms,
  reach: z.enum(['whole', 'some']),
  screens: z.array(Id),
  /** Within how many seconds they were back; null while one is away. */
  backWithinSeconds: z.int().nullable(),
  cause: OfflineCause,
})
export type UptimeOutage = z.infer<typeof UptimeOutage>

export const LocationUptime = z.object({
  timeZone: z.string(),
  /** Gym days, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Up to when it is counted. */
  asOf: Stamp,
  /** Of all days and linked screens together: how long they should have answered, and did not. */
  countedMs: ms,
  awayMs: ms,
  days: UptimeDays,
  /** By round. */
  screens: z.array(UptimeScreen),
})
export type LocationUptime = z.infer<typeof LocationUptime>

/** The same as a file, with every outage that touches these days, the newest first. */
export const UptimeFile = LocationUptime.extend({ outages: z.array(UptimeOutage) })
export type UptimeFile = z.infer<typeof UptimeFile>

const OfflineScreen = z.object({
  screenId: Id,
  name: z.string(),
  round: z.int(),
  state: z.enum(screenStates),
  /** Since when; null of one that was never linked. */
  since: Stamp.nullable(),
  /** How often it was away in the last thirty days, this time included, and for how long in all. */
  times: z.int(),
  awayMs: ms,
})

/** A location with offline screens or other issues, whether it is open or not. */
export const LocationIssue = z.object({
  locationId: Id,
  name: z.string(),
  locationIdentifier: z.string(),
  timeZone: z.string(),
  /** No screen is online; or some are, and something is wrong. */
  problem: z.enum(['offline', 'issues']),
  /** Since when; null: no screen was ever online. */
  since: Stamp.nullable(),
  awayMinutes: z.int(),
  /** How many of its screens are online, how many are linked, and how many it has. */
  connected: z.int(),
  linked: z.int(),
  of: z.int(),
  cause: OfflineCause,
  /** Those that it is about, by round. */
  screens: z.array(OfflineScreen),
  isClosed: z.boolean(),
  /** When it opens again, if it is closed and does. */
  opensAt: Stamp.nullable(),
  mutedUntil: Stamp.nullable(),
  /** Who was told of it: the gym's own people by name, head office by number; null: nobody yet. */
  told: z.object({ at: Stamp, people: z.array(z.string()), others: z.int() }).nullable(),
  /** Null if alerts don't cover it, such as screens that were never linked. */
  outage: LocationOutage.nullable(),
})
export type LocationIssue = z.infer<typeof LocationIssue>

export const LocationIssues = z.object({
  /** Open locations first, then those that are offline, then the longest. */
  locations: z.array(LocationIssue),
  count: z.int(),
  /** Muted locations on none of these pages: those whose mute ends first, at most ten, and how many. */
  mutedHealthy: z.array(
    z.object({ locationId: Id, name: z.string(), timeZone: z.string(), mutedUntil: Stamp }),
  ),
  mutedHealthyCount: z.int(),
})
export type LocationIssues = z.infer<typeof LocationIssues>

// The last days of year 9999 have no day after them that four digits could write.
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
    summary:
      'For how long a location and its screens answered while it was open, by gym days: the last 60 unless said',
    params: byId,
    query: z.strictObject(span).refine(isInOrder, endBeforeStart).refine(isShort, tooLong),
    data: LocationUptime,
  }),
  listLocationOutages: call({
    method: 'GET',
    path: '/api/v1/locations/:id/uptime/outages',
    may: 'locations.read',
    summary:
      'The outages of a location that touch these gym days (the last 60 unless said), each as a whole, the newest first',
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
    summary:
      'The same as a file: CSV with a row a day and screen, or JSON with format=json; outages with of=outages',
    params: byId,
    query: z
      .strictObject({
        ...span,
        format: z.enum(['csv', 'json']).default('csv'),
        of: z.enum(['days', 'outages']).default('days'),
        /** In which language columns and causes are named. */
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
    summary: 'Locations that are offline or have issues, with since when and the likely cause',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSizeMax),
    }),
    data: LocationIssues,
  }),
}
