import {
  AnnouncementScreen,
  Announcement,
  AccountLink,
  type ApiKey,
  type Box,
  type AppInfo,
  type Build,
  type BuildsState,
  type calls,
  type Coverage,
  type DataOf,
  type Exercise,
  type Branding,
  type TwoFactor,
  type Job,
  type HistoryEvent,
  type JobsState,
  Location,
  locationFields,
  type LocationConnectivity,
  type LocationScreen,
  type LocationTimer,
  Log,
  Me,
  type MediaFacets,
  MediaItem,
  type MediaUse,
  type MediaVersion,
  Region,
  Release,
  type Rollout,
  Round,
  type Routine,
  ScheduledWorkout,
  Screen,
  type SentCommand,
  type Session,
  type SystemState,
  Template,
  WeekTemplate,
  defaultsOf,
  User,
  type Wall,
  Workout,
  type WorkoutSchedule,
} from '@roundboard/contract'
import type { Role } from '@roundboard/domain'

const stamp = '2026-11-21T10:00:00.000Z'
const stamps = { createdAt: stamp, updatedAt: stamp }

/** The nth ID of the fixtures. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

const identityOf = (number: number) => ({ _id: idOf(number), id: idOf(number) })

export const aUser = (role: Role, given: Partial<User> = {}): User =>
  User.parse({
    ...identityOf(1),
    email: `${role}@example.com`,
    firstName: 'Rosa',
    lastName: 'Quill',
    role,
    isActive: true,
    language: 'en',
    state: 'active',
    invitedUntil: null,
    locations: [],
    regions: [],
    ...stamps,
    ...given,
  })

/** The signed-in user, as the server returns them. */
export const aMe = (role: Role, given: Partial<Me> = {}): Me =>
  Me.parse({ ...aUser(role), wantsFactor: false, ...given })

/** A user's second factors: none by default. */
export const someFactors = (given: Partial<TwoFactor> = {}): TwoFactor => ({
  passkeys: [],
  phone: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  hasPassword: true,
  passkeyProblem: null,
  passkeyHost: 'localhost',
  ...given,
})

export const aPasskey = (number = 1, name = 'Laptop'): TwoFactor['passkeys'][number] => ({
  id: idOf(1400 + number),
  name,
  createdAt: stamp,
  lastUsedAt: null,
})

export const anAccountLink = (given: Partial<AccountLink> = {}): AccountLink =>
  AccountLink.parse({
    purpose: 'invitation',
    email: 'nina@example.com',
    firstName: 'Nina',
    lastName: 'Newcomer',
    expiresAt: '2026-11-24T12:00:00.000Z',
    ...given,
  })

export const aRound = (roundNumber = 1, given: Partial<Round> = {}): Round =>
  Round.parse({
    ...identityOf(100 + roundNumber),
    roundNumber,
    name: `Round ${String(roundNumber)}`,
    imageUrl: `/media/rounds/${String(roundNumber)}.png`,
    videoLink: null,
    lrVideoLink: null,
    ...stamps,
    ...given,
  })

export const aRoutine = (step = 1, given: Partial<Routine> = {}): Routine => ({
  ...identityOf(200 + step),
  name: `ITEM ${String(step)}`,
  text: 'Jab, cross.',
  step,
  videoLink: '/media/exercises/jab.mp4',
  lrVideoLink: null,
  textTranslations: [],
  cue: null,
  cueTranslations: [],
  ...stamps,
  ...given,
})

export const aWorkout = (given: Partial<Workout> = {}): Workout =>
  Workout.parse({
    ...identityOf(300),
    name: 'First Bell',
    subHeader: 'Jab till the bell',
    round: 1,
    startDate: '2026-11-21T00:00:00.000Z',
    endDate: '2026-11-22T23:59:59.999Z',
    routines: [aRoutine()],
    isDraft: false,
    templateId: null,
    nameTranslations: [],
    subHeaderTranslations: [],
    intervals: null,
    ...stamps,
    ...given,
  })

/** A template with two tags that was never used. */
export const aTemplate = (given: Partial<Template> = {}): Template =>
  Template.parse({
    ...identityOf(950),
    name: 'Ropes',
    subHeader: 'Skip till the bell',
    nameTranslations: [],
    subHeaderTranslations: [],
    intervals: null,
    equipment: ['rope'],
    focus: ['legs'],
    level: 'advanced',
    routines: [aRoutine()],
    stills: [null],
    lastDay: null,
    ...stamps,
    ...given,
  })

/** A week template with a full week. */
export const aWeekTemplate = (given: Partial<WeekTemplate> = {}): WeekTemplate =>
  WeekTemplate.parse({
    ...{ ...identityOf(960), name: 'Strength', weeks: 1, workouts: 63, lastDay: null, ...stamps },
    ...given,
  })

/** A workout in the schedule: round 1, one step, on November 21 and 22, 2026. */
export const aScheduledWorkout = (given: Partial<ScheduledWorkout> = {}): ScheduledWorkout =>
  ScheduledWorkout.parse({
    ...identityOf(300),
    name: 'First Bell',
    subHeader: 'Jab till the bell',
    round: 1,
    startDate: '2026-11-21T00:00:00.000Z',
    endDate: '2026-11-22T23:59:59.999Z',
    isDraft: false,
    templateId: null,
    stills: [null],
    missingClips: [],
    hasLongText: false,
    lacks: [],
    equipment: [],
    ...stamps,
    ...given,
  })

export const aWorkoutSchedule = (given: Partial<WorkoutSchedule> = {}): WorkoutSchedule => ({
  workouts: [],
  today: [],
  gym: null,
  languages: [],
  ...given,
})

export const aScreen = (round = 1, given: Partial<LocationScreen> = {}): LocationScreen => ({
  ...identityOf(400 + round),
  name: `Wall ${String(round)}`,
  round,
  language: 'en-us',
  isLinked: false,
  status: { label: '', isConnected: false, statusUpdatedAt: null },
  offlineSince: null,
  ...given,
})

export const aLocation = (given: Partial<Location> = {}): Location =>
  Location.parse({
    ...identityOf(500),
    name: 'Harbor Street',
    locationIdentifier: 'RB-1001',
    timeZone: 'America/New_York',
    language: 'en-us',
    ...defaultsOf(locationFields),
    screens: [aScreen()],
    holds: { day: '2026-11-23', screens: 0, held: 0, missing: [] },
    health: { group: 'setting-up', colour: null, connected: 0, linked: 0, screens: 1 },
    ...stamps,
    ...given,
  })

export const aRegion = (given: Partial<Region> = {}): Region =>
  Region.parse({
    ...identityOf(2600),
    name: 'Midwest',
    parent: null,
    locations: 1,
    ...stamps,
    ...given,
  })

/** A screen as its own page loads it. */
export const aCompleteScreen = (round = 1, given: Partial<Screen> = {}): Screen =>
  Screen.parse({
    ...aScreen(round),
    hasSound: false,
    isLowVision: false,
    nextWay: 'none',
    location: aLocation(),
    timeZone: 'America/New_York',
    linkedAt: null,
    contentId: null,
    report: null,
    refreshFlag: false,
    hardRefreshFlag: false,
    ...stamps,
    ...given,
  })

/** The box of a screen: by default, of one whose player has no box agent. */
export const aBox = (given: Partial<Box> = {}): Box => ({
  report: null,
  reportedAt: null,
  tvMode: 'hours',
  tvOnUntil: null,
  commands: [],
  ...given,
})

export const aSentCommand = (given: Partial<SentCommand> = {}): SentCommand => ({
  id: idOf(900),
  action: 'reboot',
  value: null,
  isForced: false,
  askedAt: '2026-11-21T12:00:00.000Z',
  state: 'done',
  reason: null,
  askedBy: 'ana@gym.example.com',
  doneAt: '2026-11-21T12:00:01.000Z',
  hasScreenshot: false,
  ...given,
})

const named = (number: number, name: string) => ({ ...identityOf(number), name })

export const aWall = (round = 1, given: Partial<Wall> = {}): Wall => ({
  round,
  screen: named(400 + round, `Wall ${String(round)}`),
  state: 'right',
  expected: named(300, 'First Bell'),
  shown: named(300, 'First Bell'),
  ...given,
})

/** A round at a location: without a workout by default. */
export const aRoundWorkout = (
  given: Partial<DataOf<typeof calls.getRoundWorkout>> = {},
): DataOf<typeof calls.getRoundWorkout> => ({
  workout: null,
  lrVideo: false,
  roundName: 'Warm Up',
  roundImageUrl: '',
  flexibilityVideo: null,
  media: [],
  ...given,
})

export const aRelease = (number = 1, given: Partial<Release> = {}): Release =>
  Release.parse({
    ...identityOf(700 + number),
    title: 'Clearer walls',
    type: 'Release',
    description: 'Larger letters.',
    version: '31.01.01',
    date: '2026-01-31T00:00:00.000Z',
    ...stamps,
    ...given,
  })

export const anAnnouncement = (number = 1, given: Partial<Announcement> = {}): Announcement =>
  Announcement.parse({
    ...identityOf(1700 + number),
    ...{ kind: 'band', text: 'We close at eight.', translations: [], isForAll: true },
    ...{ locationIds: [], regions: [], tags: [], from: null, until: '2026-11-21T20:00' },
    state: 'current',
    startsAt: '2026-11-21T11:00:00.000Z',
    overAt: '2026-11-22T01:00:00.000Z',
    ...{ withdrawnAt: null, gyms: 4, madeBy: 'super@roundboard.test', isYours: true },
    ...stamps,
    ...given,
  })

export const anAnnouncedWall = (number = 1, shownAt: string | null = null) =>
  AnnouncementScreen.parse({
    ...identityOf(1800 + number),
    ...{ name: `Wall ${String(number)}`, round: number, shownAt },
    location: { ...identityOf(500), name: 'Harbor Street' },
  })

export const aLog = (number = 1, given: Partial<Log> = {}): Log =>
  Log.parse({
    ...identityOf(800 + number),
    date: stamp,
    model: 'Location',
    action: 'update',
    modifiedBy: 'super@example.com',
    userId: idOf(1),
    data: { id: idOf(500), before: { name: 'Old name' }, after: { name: 'New name' } },
    ...given,
  })

export const anAppInfo = (given: Partial<AppInfo> = {}): AppInfo => ({
  name: 'Roundboard',
  version: '21.12.22',
  supportEmail: 'support@example.com',
  hasSingleSignOn: false,
  logo: null,
  consoleFace: null,
  wallFace: null,
  simulatedDisplays: 0,
  videoHosts: { franchise: null, 'locker-room': null },
  ...given,
})

export const aBranding = (given: Partial<Branding> = {}): Branding => ({
  name: '',
  accent: null,
  wallBackground: null,
  logo: null,
  updatedAt: '2026-11-21T11:00:00.000Z',
  ...given,
})

/** A build of the screen app, for all screens or another one. */
export const aBuild = (number: number, given: Partial<Build> = {}): Build => ({
  id: `Bu1ld${String(number).padStart(11, '0')}`,
  foundAt: '2026-11-20T10:00:00.000Z',
  settledAt: null,
  isServers: false,
  running: 0,
  refused: 0,
  ...given,
})

export const aRollout = (given: Partial<Rollout> = {}): Rollout => ({
  ...identityOf(700),
  build: aBuild(2).id,
  previous: aBuild(1).id,
  ring: 'tenth',
  screen: null,
  location: null,
  regions: [],
  tags: [],
  state: 'running',
  startedBy: null,
  startedAt: '2026-11-21T10:00:00.000Z',
  ringAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
  nextAt: '2026-11-21T11:00:00.000Z',
  troubled: [],
  findings: {
    at: '2026-11-21T10:05:00.000Z',
    members: 12,
    heard: 11,
    running: 9,
    counts: { refused: 0, silent: 0, blank: 0, 'not-drawn': 0 },
    limit: 1,
    isOutage: false,
    troubled: [],
  },
  ...given,
})

/** A franchise of 120 screens with two builds, of which the first is for all. */
export const someBuilds = (given: Partial<BuildsState> = {}): BuildsState => ({
  settled: aBuild(1).id,
  builds: [
    aBuild(2, { isServers: true, foundAt: '2026-11-21T10:00:00.000Z' }),
    aBuild(1, { settledAt: '2026-11-20T10:00:00.000Z', running: 117 }),
  ],
  rollout: null,
  unknown: 3,
  linkedScreens: 120,
  tenth: 12,
  stepMinutes: 60,
  ...given,
})

export const aSystem = (given: Partial<SystemState> = {}): SystemState => ({
  version: '21.12.22',
  engine: 'SQLite',
  node: 'v26.10.0',
  timeZoneData: { version: '2026f', source: 'package', releasedOn: '2026-10-27', isOld: false },
  storage: { state: 'ok', freeBytes: 12.34e9, totalBytes: 40e9, waiting: 0 },
  isMissingMedia: false,
  startedAt: '2026-11-21T11:00:00.000Z',
  screens: 40,
  linkedScreens: 40,
  connectedScreens: 38,
  locations: 4,
  lockerRoomLocations: 1,
  excludedLocation: null,
  ...given,
})

/** Background jobs: email is configured, and nothing is waiting. */
export const someJobs = (given: Partial<JobsState> = {}): JobsState => ({
  mail: { isOn: true, from: 'walls@roundboard.test' },
  waiting: [{ kind: 'watch', count: 1, nextAt: '2026-11-21T12:00:10.000Z' }],
  troubled: [],
  troubledCount: 0,
  ...given,
})

/** An email that failed. */
export const aJob = (given: Partial<Job> = {}): Job => ({
  id: idOf(7001),
  kind: 'mail',
  about: 'ana@roundboard.test',
  createdAt: '2026-11-20T11:00:00.000Z',
  attempts: 28,
  problem: 'mail-recipient',
  againAt: null,
  ...given,
})

type ScheduleGrid = DataOf<typeof calls.getSchedule>
type Scheduled = ScheduleGrid['rounds'][number]['workouts'][number]

type Connectivity = DataOf<typeof calls.getConnectivity>

/** A location on the dashboard: offline by default. */
export const aLocationConnectivity = (
  number: number,
  given: Partial<LocationConnectivity> = {},
): LocationConnectivity => ({
  ...identityOf(number),
  name: `Gym ${String(number)}`,
  locationIdentifier: `RB-${String(number)}`,
  colour: 'red',
  health: 'offline',
  isHeld: null,
  lacksBreaks: false,
  connected: 0,
  screens: 9,
  lastStatusAt: null,
  ...given,
})

/** Everything is fine, with no locations. */
export const aConnectivity = ({
  health = {},
  ...given
}: Partial<Omit<Connectivity, 'health'>> & {
  health?: Partial<Connectivity['health']>
} = {}): Connectivity => ({
  overall: 'green',
  health: {
    ...{ offline: 0, issues: 0, healthy: 0, closed: 0, disabled: 0 },
    ...{ 'setting-up': 0, ...health },
  },
  problems: (health.offline ?? 0) + (health.issues ?? 0),
  checkedAt: '2026-11-22T02:19:00.000Z',
  notHeld: 0,
  lackBreaks: 0,
  connected: 0,
  screens: 0,
  locations: [],
  ...given,
})

export const aTimer = (given: Partial<LocationTimer> = {}): LocationTimer => ({
  licenseKey: 'KEY-1',
  dwsTimeStamp: null,
  dwsActiveBreaks: [],
  ...given,
})

export const anExercise = (number = 1, given: Partial<Exercise> = {}): Exercise => ({
  ...identityOf(900 + number),
  name: 'burpee',
  videoLink: null,
  displayName: 'Burpees',
  displayNameEs: '',
  displayNameTranslations: [],
  needs: [],
  alternatives: [],
  instruction: '',
  instructionTranslations: [],
  ...stamps,
  ...given,
})

export const aMediaItem = (number = 1, given: Partial<MediaItem> = {}): MediaItem =>
  MediaItem.parse({
    ...identityOf(1000 + number),
    name: `Clip ${String(number)}`,
    kind: 'exercise-video',
    tags: [],
    lockerRoomId: null,
    needs: [],
    link: `/media/library/clip-${String(number)}`,
    isShipped: false,
    file: `/media/files/aa/bb/${String(number)}.mp4`,
    type: 'video/mp4',
    bytes: 1_800_000,
    sha256: String(number).padStart(64, '0'),
    width: 720,
    height: 960,
    durationMs: 3_000,
    frames: 90,
    codec: 'avc1.640028',
    poster: `/media/files/aa/bb/${String(number)}.jpg`,
    figure: { left: 0.1, top: 0.2, right: 0.7, bottom: 0.84, freeCorner: null, fills: 0.64 },
    seam: { jump: 0, cut: null },
    flashes: null,
    cutMs: null,
    uses: 0,
    addedBy: 'Rosa Quill',
    ...stamps,
    ...given,
  })

/** An earlier file of an item. */
export const aMediaVersion = (number = 1, given: Partial<MediaVersion> = {}): MediaVersion => ({
  ...identityOf(1500 + number),
  file: `/media/files/aa/cc/${String(number)}.mp4`,
  type: 'video/mp4',
  bytes: 2_400_000,
  sha256: `c${String(number).padStart(63, '0')}`,
  width: 720,
  height: 960,
  durationMs: 4_000,
  poster: `/media/files/aa/cc/${String(number)}.jpg`,
  replacedAt: '2026-11-20T12:00:00.000Z',
  replacedBy: 'Rosa Quill',
  expiresAt: '2026-12-20T12:00:00.000Z',
  ...given,
})

/** A picture of a round. */
export const aPicture = (number = 1, given: Partial<MediaItem> = {}): MediaItem =>
  aMediaItem(number, {
    name: `Picture ${String(number)}`,
    kind: 'round-picture',
    file: `/media/files/aa/bb/${String(number)}.jpg`,
    type: 'image/jpeg',
    durationMs: null,
    frames: null,
    codec: null,
    poster: null,
    figure: null,
    seam: null,
    flashes: null,
    ...given,
  })

export const someFacets = (given: Partial<MediaFacets> = {}): MediaFacets => ({
  count: 0,
  bytes: 0,
  kinds: { 'exercise-video': 0, 'round-picture': 0, flexibility: 0 },
  unused: 0,
  jumps: 0,
  tags: [],
  ...given,
})

export const aMediaUse = (given: Partial<MediaUse> = {}): MediaUse => ({
  what: 'workout',
  ...named(300, 'First Bell'),
  round: 7,
  step: 1,
  startDate: '2026-11-21T00:00:00.000Z',
  endDate: '2026-11-22T23:59:59.999Z',
  playlists: null,
  walls: 0,
  ...given,
})

export const anApiKey = (number = 1, given: Partial<ApiKey> = {}): ApiKey => ({
  _id: idOf(650 + number),
  id: idOf(650 + number),
  name: `Portal ${String(number)}`,
  startsWith: 'rbk_A1b2',
  scopes: ['releases:read'],
  region: null,
  madeBy: 'root@example.com',
  madeAt: stamp,
  lastUsedAt: null,
  expiresAt: '2099-02-19T10:00:00.000Z',
  revokedAt: null,
  ...given,
})

export const aSession = (number = 1, given: Partial<Session> = {}): Session => ({
  id: idOf(600 + number),
  userId: idOf(1),
  startedAt: stamp,
  lastUsedAt: stamp,
  endsAt: '2026-11-28T10:00:00.000Z',
  address: '192.0.2.7',
  device: 'Firefox on Linux',
  isCurrent: false,
  ...given,
})

/** An entity after an update with these changes. */
export function updated<Entity extends { readonly updatedAt: string }>(
  entity: Entity,
  body: Readonly<Record<string, unknown>>,
): Entity {
  const sent = Object.entries(body).filter(([key]) => key in entity)
  return { ...entity, ...Object.fromEntries(sent), updatedAt: '2026-11-21T11:00:00.000Z' }
}

/** The same for a workout, whose days and routines have another form in requests. */
export function updatedWorkout(
  workout: Workout,
  { startDate, endDate, routines, ...body }: Readonly<Record<string, unknown>>,
): Workout {
  const steps = Array.isArray(routines) ? (routines as Partial<Routine>[]) : undefined
  return updated(workout, {
    ...body,
    ...(typeof startDate === 'string' && { startDate: `${startDate}T00:00:00.000Z` }),
    ...(typeof endDate === 'string' && { endDate: `${endDate}T23:59:59.999Z` }),
    ...(steps && {
      routines: steps.map((sent, index) => ({
        ...aRoutine(index + 1),
        ...sent,
        lrVideoLink: sent.lrVideoLink ?? null,
      })),
    }),
  })
}

/** A year without gaps, in the original language only. */
export const aCoverage = (given: Partial<Coverage> = {}): Coverage => ({
  from: '2026-11-22',
  nextGap: null,
  nextDraft: null,
  counted: {
    ...{ to: '2026-12-19', gaps: [], drafts: [], overlaps: [] },
    ...{ withoutSteps: [], longTexts: [], missingClips: [] },
  },
  languages: [],
  ...given,
})

/** Seven days from November 21, 2026, with rounds 1 to 9. */
export function aScheduleGrid(
  workoutOf: (round: number, day: number) => Scheduled = () => null,
  draftOf: (round: number, day: number) => Scheduled = () => null,
): ScheduleGrid {
  const days = Array.from({ length: 7 }, (_, day) => `2026-11-${String(21 + day)}`)
  const rounds = Array.from({ length: 9 }, (_, index) => {
    const workouts = days.map((_day, day) => workoutOf(index + 1, day))
    const isScheduled = workouts.map((workout) => workout !== null)
    const drafts = days.map((_day, day) => draftOf(index + 1, day))
    return { round: index + 1, isScheduled, workouts, drafts }
  })
  return { days, rounds }
}

export const aScreenEvent = (given: Partial<HistoryEvent> = {}): HistoryEvent => ({
  at: '2026-11-21T14:00:00.000Z',
  event: 'linked',
  until: null,
  cause: null,
  about: '',
  by: null,
  ...given,
})
