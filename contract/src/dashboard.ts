import { connectivityColours, type HealthGroup, healthGroups, limits } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { Id, QueryBoolean, Stamp } from './fields.ts'
import { problem } from './issues.ts'

const Colour = z.enum(connectivityColours)

export const LocationConnectivity = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  locationIdentifier: z.string(),
  /** Null for a location that is being set up. */
  colour: Colour.nullable(),
  health: z.enum(healthGroups),
  /** Whether all its linked screens have the coming day cached; null without linked screens, and while it is disabled. */
  isHeld: z.boolean().nullable(),
  /** Whether it is enabled and has a timer with an empty active-break playlist. */
  lacksBreaks: z.boolean(),
  connected: z.int(),
  screens: z.int(),
  lastStatusAt: Stamp.nullable(),
})
export type LocationConnectivity = z.infer<typeof LocationConnectivity>

const Connectivity = z.object({
  /** For all locations except those that are being set up. */
  overall: Colour,
  /** How many locations are in each group; together, all that the caller may see. */
  health: z.object({
    offline: z.int(),
    issues: z.int(),
    healthy: z.int(),
    closed: z.int(),
    disabled: z.int(),
    'setting-up': z.int(),
  } satisfies Record<HealthGroup, z.ZodInt>),
  /** How many have offline screens or other issues, closed ones included. */
  problems: z.int(),
  /** When the screens were last checked; null if never since the server was installed. */
  checkedAt: Stamp.nullable(),
  /** Locations whose screens don't have the coming day cached. */
  notHeld: z.int(),
  /** Timer locations with an empty active-break playlist. */
  lackBreaks: z.int(),
  connected: z.int(),
  screens: z.int(),
  locations: z.array(LocationConnectivity),
})

const ContentStatus = z.object({
  workouts: z.array(
    z.object({
      _id: Id,
      id: Id,
      name: z.string(),
      round: z.int(),
      startDate: Stamp,
      endDate: Stamp,
    }),
  ),
  count: z.int(),
})

const ScheduleGrid = z.object({
  days: z.array(z.iso.date()).length(limits.dashboardDays),
  rounds: z.array(
    z.object({
      round: z.int(),
      isScheduled: z.array(z.boolean()).length(limits.dashboardDays),
      /** The workout that screens show on that day. */
      workouts: z
        .array(z.object({ _id: Id, id: Id, name: z.string() }).nullable())
        .length(limits.dashboardDays),
      /** A draft on a day on which screens show nothing. */
      drafts: z
        .array(z.object({ _id: Id, id: Id, name: z.string() }).nullable())
        .length(limits.dashboardDays),
    }),
  ),
})

// The week after the last days of the year 9999 can't be written with four-digit years.
const FirstDay = z.iso
  .date({ error: problem('day'), abort: true })
  .refine((day) => day < '9999', problem('day'))

export const dashboardCalls = {
  getConnectivity: call({
    method: 'GET',
    path: '/api/v1/dashboard/connectivity',
    may: 'dashboard.connectivity',
    scope: 'screens:read',
    summary: 'The status of every location the caller can see, most urgent first',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSizeMax),
      isProblem: QueryBoolean.optional(),
      isHeld: QueryBoolean.optional(),
      lacksBreaks: QueryBoolean.optional(),
    }),
    data: Connectivity,
  }),
  getContentStatus: call({
    method: 'GET',
    path: '/api/v1/dashboard/content',
    may: 'dashboard.content',
    summary: 'Workouts without routines, soonest first',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(limits.pageSizeMax)
        .default(limits.missingRoutinesPageSize),
    }),
    data: ContentStatus,
  }),
  getSchedule: call({
    method: 'GET',
    path: '/api/v1/dashboard/schedule',
    may: 'dashboard.content',
    summary: 'Whether rounds 1 to 9 have a workout, for seven days starting with the given day',
    query: z.strictObject({ from: FirstDay.optional() }),
    data: ScheduleGrid,
  }),
}
