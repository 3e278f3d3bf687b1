import { connectivityColours, healthGroups, limits, timerPalettes, fold } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { equipmentList } from './equipment.ts'
import {
  AwayMinutes,
  byId,
  changes,
  entityFields,
  Id,
  identity,
  Language,
  listQuery,
  LocationIdentifier,
  Name,
  OpeningHours,
  Reference,
  Schedule,
  Search,
  Stamp,
  stamps,
  Tag,
  TimeZone,
  TypedPassword,
  writable,
} from './fields.ts'
import { LocationCache } from './cache-report.ts'
import { problem } from './issues.ts'
import { LocationScreen } from './screen-status.ts'
import { TimerCourse, TimerUndo } from './timer-course.ts'
import { outputSchemas, changeSchemas, choice, draftSchemas, list, plain, bool } from './shape.ts'

/** Whether screens issue coach passes; `code`: the phone asks for the location's code of the day. */
export const screenPassModes = ['off', 'code', 'on'] as const

const areOnceEach = (tags: readonly string[]) => new Set(tags.map(fold)).size === tags.length

/** The fields of a location that callers write; everything else is derived from them. */
export const locationFields = {
  name: plain(Name, z.string()),
  locationIdentifier: plain(LocationIdentifier, z.string()),
  timeZone: plain(TimeZone, z.string()),
  language: choice(Language),
  isActive: bool(true),
  isEnabled: bool(true),
  lrVideo: bool(false),
  is365: bool(false),
  vtsEnabled: bool(false),
  androidOs: bool(false),
  timerPalette: choice(z.enum(timerPalettes), 'classic'),
  /** Whether its screens show what comes next. */
  showsNext: bool(true),
  /** Whether its screens issue coach passes: to nobody, to people who know the code of the day, or to everyone. */
  screenPasses: choice(z.enum(screenPassModes), 'off'),
  /** Whether it has a member page. */
  pocketPage: bool(false),
  schedule: list(Schedule, [12, 12, 12, 12, 12, 12, 12]),
  openingHours: list(
    OpeningHours,
    Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  ),
  awayMinutes: plain(AwayMinutes, z.int(), limits.awayMinutes),
  /** The equipment that it doesn't have; it has everything else. */
  missingEquipment: equipmentList(),
  /** The region that it is in; null if none. */
  region: plain(Id.nullable(), Id.nullable(), null),
  /** The franchise's own labels for finding and selecting locations. */
  tags: list(
    z
      .array(Tag)
      .max(limits.tagsPerLocation, problem('too-many', { max: limits.tagsPerLocation }))
      .refine(areOnceEach, problem('tag-twice')),
    [],
  ),
}

/** A location's health group, its color (null while it is set up), and how many of its screens are online and linked. */
export const LocationHealth = z.object({
  group: z.enum(healthGroups),
  colour: z.enum(connectivityColours).nullable(),
  connected: z.int(),
  linked: z.int(),
  screens: z.int(),
})
export type LocationHealth = z.infer<typeof LocationHealth>

export const Location = z.object({
  ...identity,
  ...outputSchemas(locationFields),
  screens: z.array(LocationScreen),
  holds: LocationCache,
  health: LocationHealth,
  ...stamps,
})
export type Location = z.infer<typeof Location>

/** Fields of a location that only admins may change; changes by owners are refused by name. */
export const locationSwitches = [
  'isActive',
  'isEnabled',
  'is365',
  'vtsEnabled',
  // The timer's license is looked up by it, so another location's identifier would give access to
  // that location's timer.
  'locationIdentifier',
  // It decides who may see the location.
  'region',
] as const satisfies readonly (keyof typeof locationFields)[]

const readOnly = [...entityFields, 'screens', 'holds', 'health'] as const

export const LocationDraft = writable(draftSchemas(locationFields), readOnly)
export type LocationDraft = z.input<typeof LocationDraft>
export const LocationChanges = changes(
  { ...changeSchemas(locationFields), expectedUpdatedAt: Stamp },
  readOnly,
)

/** The interval timer of a location, for staff. */
export const LocationTimer = z.object({
  licenseKey: z.string().nullable(),
  dwsTimeStamp: Stamp.nullable(),
  dwsActiveBreaks: z.array(z.string()),
  /** The timer's state after coaches' actions. */
  course: TimerCourse.optional(),
  /** Sent with each action. Absent if a license service runs the timer. */
  revision: z.int().optional(),
  /** The last action, while it can be undone. */
  takeBack: TimerUndo.optional(),
})
export type LocationTimer = z.infer<typeof LocationTimer>

const locationSortKeys = [
  'name',
  'locationIdentifier',
  'timeZone',
  'language',
  'isActive',
  // By group in order of urgency, then by name.
  'health',
  // By the names of the region and of the ones above it; locations without a region come last when
  // ascending.
  'region',
  'tags',
  'createdAt',
  'updatedAt',
] as const

export const LocationQuery = listQuery(locationSortKeys, {
  name: Search,
  locationIdentifier: Search,
  health: z.enum(healthGroups).optional(),
  /** With its sub-regions; `none` for locations without a region. */
  region: z.union([Id, z.literal('none')], { error: problem('id') }).optional(),
  tag: Search,
})

export const locationCalls = {
  listLocations: call({
    method: 'GET',
    path: '/api/v1/locations',
    may: 'locations.read',
    scope: 'locations:read',
    summary: 'Locations, searched by name and identifier and filtered by health, region and tag',
    query: LocationQuery,
    data: z.array(Location),
    isList: true,
  }),
  listLocationTags: call({
    method: 'GET',
    path: '/api/v1/locations/tags',
    may: 'locations.read',
    scope: 'locations:read',
    summary: 'All location tags, with the number of locations for each',
    data: z.array(z.object({ tag: z.string(), locations: z.int() })),
  }),
  getLocation: call({
    method: 'GET',
    path: '/api/v1/locations/:id',
    may: 'locations.read',
    scope: 'locations:read',
    summary: 'One location with its screens',
    params: byId,
    data: Location,
  }),
  createLocation: call({
    method: 'POST',
    path: '/api/v1/locations',
    may: 'locations.create',
    summary: 'Adds a location',
    body: LocationDraft,
    data: Location,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateLocation: call({
    method: 'PUT',
    path: '/api/v1/locations/:id',
    may: 'locations.update',
    summary: 'Changes a location',
    params: byId,
    body: LocationChanges,
    data: Location,
  }),
  deleteLocation: call({
    method: 'DELETE',
    path: '/api/v1/locations/:id',
    may: 'locations.delete',
    summary: 'Deletes a location and its screens; requires a step-up or the caller’s password',
    params: byId,
    body: z.strictObject({ password: TypedPassword.optional() }),
    data: Location,
    attempts: 'typed-password',
  }),
  addLocationScreen: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/screens',
    may: 'screens.create',
    summary: 'Moves a screen to a location',
    params: byId,
    body: z.strictObject({ screenId: Reference }),
    data: Location,
  }),
  addScreenSet: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/screens/set',
    may: 'screens.create',
    summary: 'Adds a screen for each round from 1 to 10 that has none',
    params: byId,
    data: Location,
  }),
  restoreLocation: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/restore',
    may: 'locations.delete',
    summary:
      'Restores a location without linked screens within a minute of its deletion, by the same user',
    params: byId,
    data: Location,
  }),
  hardRefreshLocation: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/hard-refresh',
    may: 'screens.update',
    summary: 'Reloads every screen of a location',
    params: byId,
    data: Location,
  }),
  getLocationTimer: call({
    method: 'GET',
    path: '/api/v1/locations/:id/timer',
    may: 'locations.read',
    scope: 'none',
    summary: 'A location’s license key, start stamp and active-break playlist',
    params: byId,
    data: LocationTimer,
  }),
  updateLocationTimer: call({
    method: 'PUT',
    path: '/api/v1/locations/:id/timer',
    may: 'locations.update',
    summary:
      "Starts or stops a location’s timer, or changes its playlist; a null stamp stops the timer, and 'now' starts it",
    params: byId,
    body: changes(
      {
        dwsTimeStamp: z.union([Stamp, z.literal('now'), z.null()], {
          error: problem('timer-stamp'),
        }),
        dwsActiveBreaks: z.array(z.string().min(1).max(85)).max(100),
        /** The playlist that a change of it is based on. */
        expectedActiveBreaks: z.array(z.string().max(85)).max(100),
      },
      ['licenseKey', 'course', 'revision', 'takeBack'],
    ),
    data: LocationTimer,
    // Twice a hundred names of exercises.
    bodyMax: 64 * 1024,
  }),
}
