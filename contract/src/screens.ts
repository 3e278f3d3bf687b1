import { authCodePattern, nextWays } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import { BreakExercise } from './exercises.ts'
import { WallBranding } from './branding.ts'
import {
  byId,
  changes,
  entityFields,
  Id,
  identity,
  Language,
  listQuery,
  Name,
  Reference,
  ScreenRound,
  Search,
  Stamp,
  stamps,
  TypedPassword,
  writable,
} from './fields.ts'
import { CacheReport } from './cache-report.ts'
import { problem } from './issues.ts'
import { locationFields } from './locations.ts'
import { ScreenAnnouncement } from './announcements.ts'
import { Figure } from './media.ts'
import { OfflineSince, ScreenStatus } from './screen-status.ts'
import {
  outputSchemas,
  custom,
  changeSchemas,
  choice,
  draftSchemas,
  pick,
  plain,
  bool,
} from './shape.ts'
import { ShownWorkout } from './workouts.ts'

/** The fields of its location that a screen gets. */
export const screenLocationFields = pick(locationFields, [
  'name',
  'locationIdentifier',
  'timeZone',
  'language',
  'isEnabled',
  'vtsEnabled',
  'androidOs',
  'is365',
  'lrVideo',
  'timerPalette',
])

export const ScreenLocation = z.object({ ...identity, ...outputSchemas(screenLocationFields) })
export type ScreenLocation = z.infer<typeof ScreenLocation>

/** What is actually on the screen, as reported by its last heartbeat. */
export const ScreenReport = z.object({
  workoutId: Id.nullish(),
  workoutUpdatedAt: Stamp.nullish(),
  programmeRevision: z.string().max(64).nullish(),
  lastFrameAt: Stamp.nullish(),
  droppedFrames: z.int().min(0).max(1e12).nullish(),
  clockOffsetMs: z.number().min(-1e13).max(1e13).nullish(),
  cache: z.string().max(32).nullish(),
  uptimeSeconds: z.int().min(0).max(1e10).nullish(),
  appVersion: z.string().max(32).nullish(),
  problem: z.string().max(300).nullish(),
  holding: CacheReport.nullish(),
  /** The round trip of the clock measurement in use, in milliseconds. */
  roundTripMs: z.number().min(0).max(1e7).nullish(),
  /** How late the last change of the timer's phase was shown, in milliseconds. */
  flashErrorMs: z.number().min(-1e7).max(1e7).nullish(),
  /** The running build, and one that didn't start on this device. */
  build: z.string().max(64).nullish(),
  refusedBuild: z.string().max(64).nullish(),
})
export type ScreenReport = z.infer<typeof ScreenReport>

/** The fields of a screen that callers write. */
export const screenFields = {
  name: plain(Name, z.string()),
  round: plain(ScreenRound, z.int()),
  language: choice(Language),
  hasSound: bool(false),
  /** For people with low vision: texts turn pages instead of scrolling. */
  isLowVision: bool(false),
  /** Where the next round is, for someone in front of the screen. */
  nextWay: choice(z.enum(nextWays), 'none'),
  location: custom(Reference, ScreenLocation.nullable()),
}

export const Screen = z.object({
  ...identity,
  ...outputSchemas(screenFields),
  timeZone: z.string().nullable(),
  isLinked: z.boolean(),
  linkedAt: Stamp.nullable(),
  contentId: Id.nullable(),
  status: ScreenStatus,
  offlineSince: OfflineSince,
  report: ScreenReport.nullable(),
  refreshFlag: z.boolean(),
  hardRefreshFlag: z.boolean(),
  ...stamps,
})
export type Screen = z.infer<typeof Screen>

const readOnly = [
  ...entityFields,
  'authToken',
  'timeZone',
  'isLinked',
  'linkedAt',
  'contentId',
  'status',
  'offlineSince',
  'report',
] as const

export const ScreenDraft = writable(
  // Defaults to the location's language.
  { ...draftSchemas(screenFields), language: Language.optional() },
  [...readOnly, 'refreshFlag', 'hardRefreshFlag'],
)
export type ScreenDraft = z.input<typeof ScreenDraft>

export const ScreenChanges = changes(
  {
    ...changeSchemas(screenFields),
    refreshFlag: z.boolean(),
    hardRefreshFlag: z.boolean(),
    expectedUpdatedAt: Stamp,
  },
  readOnly,
)

export const screenCalls = {
  listScreens: call({
    method: 'GET',
    path: '/api/v1/screens',
    may: 'screens.read',
    scope: 'screens:read',
    summary: 'Screens, searched by name, location and round',
    query: listQuery(['name', 'round', 'language', 'createdAt', 'updatedAt'], {
      name: Search,
      location: Id.optional(),
      round: z.coerce.number().pipe(ScreenRound).optional(),
    }),
    data: z.array(Screen),
    isList: true,
  }),
  getScreen: call({
    method: 'GET',
    path: '/api/v1/screens/:id',
    may: 'screens.read',
    scope: 'screens:read',
    summary: 'One screen',
    params: byId,
    data: Screen,
  }),
  createScreen: call({
    method: 'POST',
    path: '/api/v1/screens',
    may: 'screens.create',
    summary: 'Adds a screen to a location; its language defaults to the location’s',
    body: ScreenDraft,
    data: Screen,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateScreen: call({
    method: 'PUT',
    path: '/api/v1/screens/:id',
    may: 'screens.update',
    summary: 'Changes a screen; refreshFlag or hardRefreshFlag true reloads it',
    params: byId,
    body: ScreenChanges,
    data: Screen,
  }),
  deleteScreen: call({
    method: 'DELETE',
    path: '/api/v1/screens/:id',
    may: 'screens.delete',
    summary: 'Deletes a screen and revokes its token; requires a step-up or the caller’s password',
    params: byId,
    body: z.strictObject({ password: TypedPassword.optional() }),
    data: Screen,
    attempts: 'typed-password',
  }),
  linkScreen: call({
    method: 'PUT',
    path: '/api/v1/screens/link/:id',
    may: 'screens.link',
    summary: 'Links the device that shows the code to this screen',
    params: byId,
    body: z.strictObject({
      authCode: z
        .string()
        .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
        // Anything but text is refused as an invalid code.
        .catch(''),
    }),
    data: Screen,
    attempts: 'linking',
  }),
  unlinkScreen: call({
    method: 'PUT',
    path: '/api/v1/screens/:id/unlink',
    may: 'screens.link',
    summary: 'Unlinks the screen’s device by revoking its token right away',
    params: byId,
    data: Screen,
  }),
  swapScreens: call({
    method: 'POST',
    path: '/api/v1/screens/swap',
    may: 'screens.link',
    summary: 'Swaps the devices of two screens at a location; a second call swaps them back',
    body: z.strictObject({
      screen: Reference,
      with: Reference,
      /** The caller's last known value for this screen: refused if another device was linked since. */
      linkedAt: Stamp.nullable().optional(),
    }),
    data: z.array(Screen),
    takesIdempotencyKey: true,
  }),
}

const AuthCode = z.string(problem('auth-code')).regex(authCodePattern, problem('auth-code'))
const linkId = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{43}$/, problem('screen-link-id')),
})

export const ScreenLink = z.object({
  _id: z.string(),
  id: z.string(),
  authCode: z.string(),
  expiresAt: Stamp,
  /** Once linked: the screen and its token, which no one else gets. */
  screen: z.object({ _id: Id, id: Id, authToken: z.string() }).nullable(),
})
export type ScreenLink = z.infer<typeof ScreenLink>

export const screenLinkCalls = {
  createScreenLink: call({
    method: 'POST',
    path: '/api/v1/screenlinks',
    may: 'public',
    summary: 'Registers the code that the calling device shows',
    body: z.strictObject({ authCode: AuthCode }),
    data: ScreenLink,
    status: 201,
    attempts: 'pairing',
  }),
  getScreenLink: call({
    method: 'GET',
    path: '/api/v1/screenlinks/:id',
    may: 'public',
    summary: 'Whether the calling device has been linked',
    params: linkId,
    secrets: ['id'],
    data: ScreenLink,
  }),
  updateScreenLink: call({
    method: 'PUT',
    path: '/api/v1/screenlinks/:id',
    may: 'public',
    summary: 'Registers a new code for the calling device, valid for an hour',
    params: linkId,
    secrets: ['id'],
    body: z.strictObject({ authCode: AuthCode }),
    data: ScreenLink,
    attempts: 'pairing',
  }),
  deleteScreenLink: call({
    method: 'DELETE',
    path: '/api/v1/screenlinks/:id',
    may: 'public',
    summary: 'Withdraws the code of the calling device',
    params: linkId,
    secrets: ['id'],
    data: z.object({}),
  }),
}

/** A screen as it sees itself. */
export const OwnScreen = z.object({
  ...identity,
  name: z.string(),
  round: z.int(),
  roundName: z.string(),
  roundImageUrl: z.string(),
  language: Language,
  hasSound: z.boolean(),
  /** Absent in older programs that screens have cached. */
  isLowVision: z.boolean().optional(),
  nextWay: z.enum(nextWays).optional(),
  location: ScreenLocation,
  timeZone: z.string(),
  refreshFlag: z.boolean(),
  refreshRevision: z.int(),
  hardRefreshFlag: z.boolean(),
  hardRefreshRevision: z.int(),
})
export type OwnScreen = z.infer<typeof OwnScreen>

/** The same with the server's own fields. */
export const OwnScreenRecord = z.object({
  ...OwnScreen.shape,
  contentId: Id.nullable(),
  status: ScreenStatus,
  createdAt: Stamp,
})
export type OwnScreenRecord = z.infer<typeof OwnScreenRecord>

/** A file that a screen shows: clip, still, picture or logo. For our own files, hash and size are known and the address contains the hash. Fields are null if they aren't known for a file elsewhere. */
export const ProgrammeMedia = z.object({
  /** The link in workouts, exercises and rounds; for stills and logos, their address. */
  url: z.string(),
  /** The address of its bytes, which changes with them. */
  file: z.string(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  type: z.string().nullable(),
  codec: z.string().nullable(),
  durationMs: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The address of a clip's still, which has an entry of its own under that address. */
  poster: z.string().nullable(),
  figure: Figure.nullable(),
})
export type ProgrammeMedia = z.infer<typeof ProgrammeMedia>

/** The round that members go to next. */
const NextRound = z.object({
  roundNumber: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  /** The stills of its clips in order, by when they are shown; absent in older programs that screens have cached. */
  stills: z.array(z.object({ from: Stamp, to: Stamp, files: z.array(z.string()) })).optional(),
})

/** What one screen shows over the next fourteen days: consecutive intervals in UTC, and their media. */
export const Programme = z.object({
  revision: z.string(),
  screen: OwnScreen,
  appVersion: z.string(),
  intervals: z.array(z.object({ from: Stamp, to: Stamp, workout: ShownWorkout.nullable() })),
  flexibilityVideo: z.string().nullable(),
  /** What the video replaces, named in the screen's language. */
  flexibilityInsteadOf: z.string().optional(),
  /** The franchise's colors and logo; null for the product's own. */
  face: WallBranding.nullable(),
  /** The catalog's entries for the exercises of the location's active breaks. */
  activeBreaks: z.array(BreakExercise),
  /** The exercises from known instants on, in order, so that substitutes come and go while the screen is offline. */
  later: z
    .array(
      z.object({
        from: Stamp,
        flexibilityVideo: z.string().nullable(),
        flexibilityInsteadOf: z.string().optional(),
        activeBreaks: z.array(BreakExercise),
      }),
    )
    .optional(),
  /** If the screen shows what comes next. */
  nextRound: NextRound.optional(),
  /** The address of the member page, if the screen shows it as a code. */
  pocketAddress: z.string().optional(),
  media: z.array(ProgrammeMedia),
  /** Links of clips of possible substitutes, to be cached. */
  spares: z.array(z.string()).optional(),
})
export type Programme = z.infer<typeof Programme>

/** The revisions of the refreshes that a screen has carried out. */
export const Applied = z.object({ refresh: z.int().min(0), hardRefresh: z.int().min(0) })
export type Applied = z.infer<typeof Applied>

export const Heartbeat = z.object({
  status: z.object({
    label: z.string().max(40),
    isConnected: z.boolean(),
    statusUpdatedAt: z.string().max(40).optional(),
  }),
  refreshFlag: z.boolean().optional(),
  applied: Applied.optional(),
  report: ScreenReport.optional(),
})
export type Heartbeat = z.infer<typeof Heartbeat>

export const HeartbeatResponse = z.object({
  screen: OwnScreen,
  workout: ShownWorkout.nullable(),
  lrVideo: z.boolean(),
  appVersion: z.string(),
  programmeRevision: z.string(),
  /** The build that this screen should run; null for the server's own. */
  build: z.string().nullable(),
  /** Current and upcoming announcements; absent without any. */
  announcements: z.array(ScreenAnnouncement).optional(),
})
export type HeartbeatResponse = z.infer<typeof HeartbeatResponse>

export const playbackCalls = {
  getOwnScreen: call({
    method: 'GET',
    path: '/api/v1/screens/auth',
    may: 'screen',
    summary: 'The calling screen',
    data: OwnScreenRecord,
  }),
  heartbeat: call({
    method: 'PATCH',
    path: '/api/v1/screens/auth',
    may: 'screen',
    summary: 'Reports the calling screen’s state and returns what it should show',
    body: Heartbeat,
    data: HeartbeatResponse,
  }),
  getProgramme: call({
    method: 'GET',
    path: '/api/v1/screens/auth/programme',
    may: 'screen',
    summary: 'What the calling screen shows over the next fourteen days',
    data: Programme,
  }),
  getRoundWorkout: call({
    method: 'GET',
    path: '/api/v1/screens/round/:round',
    may: 'screen-or-staff',
    summary: 'A round’s workout for today, at the screen’s location or (staff) a given location',
    params: z.strictObject({ round: z.coerce.number().pipe(ScreenRound) }),
    query: z.strictObject({ location: Id.optional() }),
    data: z.object({
      workout: ShownWorkout.nullable(),
      lrVideo: z.boolean(),
      roundName: z.string(),
      roundImageUrl: z.string(),
      /** Only for the flexibility round. */
      flexibilityVideo: z.string().nullable(),
      /** If the screen shows what comes next. */
      nextRound: NextRound.optional(),
      /** The videos and pictures that are shown now. */
      media: z.array(ProgrammeMedia),
    }),
  }),
}
