import type { Database } from './platform/database/schema.ts'

/** Whose each table is: a folder of features/, or one of platform/. The lint asks here. */
export const ownerOf = {
  users: 'users',
  userLocations: 'users',
  sessions: 'sessions',
  rememberedDevices: 'sessions',
  apiKeys: 'api-keys',
  passkeys: 'factors',
  totps: 'factors',
  recoveryCodes: 'factors',
  factorChallenges: 'factors',
  factorRoles: 'factors',
  usedSignOnTokens: 'auth',
  setUpLinks: 'auth',
  accountLinks: 'account-links',
  locations: 'locations',
  locationTimers: 'licences',
  timerBreaks: 'licences',
  screens: 'screens',
  screenPresence: 'presence',
  screenReports: 'presence',
  screenLinks: 'screen-links',
  rounds: 'rounds',
  workouts: 'workouts',
  routines: 'workouts',
  workoutBatches: 'schedule',
  workoutBatchItems: 'schedule',
  workoutTemplates: 'templates',
  templateRoutines: 'templates',
  calendarFeeds: 'feeds',
  alertPreferences: 'alerts',
  alertSummaries: 'alerts',
  webhooks: 'alerts',
  mutes: 'alerts',
  outages: 'alerts',
  notices: 'alerts',
  removals: 'platform/database',
  jobs: 'platform/jobs',
  exercises: 'exercises',
  media: 'media',
  mediaFiles: 'media',
  mediaUploads: 'uploads',
  linkPosters: 'media',
  builds: 'builds',
  buildFiles: 'builds',
  rollouts: 'builds',
  rolloutScreens: 'builds',
  face: 'face',
  releases: 'releases',
  logs: 'platform/audit',
  logHead: 'platform/audit',
  idempotencyKeys: 'platform/audit',
  rowCounts: 'platform/database',
} as const satisfies Record<keyof Database, string>

type Owner = (typeof ownerOf)[keyof typeof ownerOf]
type Reads = Partial<Record<keyof Database, string>>

/** What others read in a statement of their own, and why; nobody else's table is ever written. */
export const readers = {
  alerts: {
    users: 'who is told of a gym is found with what they chose, in one statement',
    userLocations: 'as users',
    locations: 'how many gyms are watched is counted in one statement',
    screens: 'as locations',
  },
  builds: {
    screens: 'who has a build and falls silent is looked for among all screens in one statement',
    screenPresence: 'as screens',
    screenReports: 'as screens',
    locations: 'a rollout is read with the name of its gym, in one statement',
  },
  dashboard: {
    locations: 'the connectivity of the whole fleet is one statement, or it is slow',
    screens: 'as locations',
    screenPresence: 'as locations',
    screenReports: 'as locations',
  },
  demo: {
    locations: 'what a demo adds depends on what is there',
    screens: 'as locations',
    users: 'as locations',
    logs: 'whether the demo itself closed an account stands in the log',
  },
  locations: {
    screens: 'gyms with a wall of a round are counted by their clocks, in one statement',
  },
  licences: {
    locations: 'a timer is found by the identifier of its location, and has its name',
    screens: 'a screen asks for the timer of its location',
    exercises: 'a playlist is read with the names of its exercises, in one statement',
  },
  logs: {
    logs: 'the feature shows what the audit writes',
    logHead: 'as logs',
  },
  media: {
    buildFiles: 'files of builds are kept as those of the library are, and swept with them',
    routines: 'which items are used, and by whom, is asked of thousands in one statement',
    workouts: 'as routines',
    workoutTemplates: 'as routines',
    templateRoutines: 'as routines',
    exercises: 'as routines',
    rounds: 'as routines',
    users: 'items are listed with the names of who added them, in one statement',
  },
  presence: {
    locations: 'walls are counted apart by which videos their locations show, in one statement',
    screens: 'who shows a workout is told with the location, in one statement',
  },
  sessions: {
    users: 'who calls is found with the session, once a call',
    userLocations: 'as users',
  },
  templates: {
    workouts: 'when a template was last used is asked of a page of them in one statement',
  },
  users: {
    locations: 'people are listed with the names of their locations, in one statement',
  },
} as const satisfies Partial<Record<Owner | 'dashboard' | 'demo' | 'logs', Reads>>
