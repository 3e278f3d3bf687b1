import { roles } from '@roundboard/domain'
import { aChoice } from './alert-fixtures.ts'
import { type Answers, ListOf, Refusal } from './fake-server.ts'
import {
  aConnectivity,
  aCoverage,
  aFace,
  anAppInfo,
  aRoundWorkout,
  aScheduleGrid,
  aSystem,
  aTimer,
  aWorkoutSchedule,
  someBuilds,
  someFacets,
  someJobs,
} from './fixtures.ts'
import { anUptime, whoIsAway } from './uptime-fixtures.ts'

const noList = () => new ListOf([])
const notFound = () => new Refusal('not-found', 'This was not found.')

/** What a server answers that knows its time zones and nothing else: every list is empty. */
export const emptyInstallation: Answers = {
  getAppInfo: () => anAppInfo(),
  getTime: () => ({ receivedAt: Date.now(), sentAt: Date.now() }),
  getLatestVersion: () => ({ version: '21.12.22' }),
  getAccountLink: () => new Refusal('invalid-code', 'This link was used before.'),
  logOut: () => ({}),
  listRoles: () => [...roles],
  listReleases: noList,
  listLocations: noList,
  listScreens: noList,
  listRounds: () => [],
  listWorkouts: noList,
  listExercises: noList,
  listMedia: noList,
  getMediaFacets: () => someFacets(),
  getMediaItem: notFound,
  getMediaUses: () => [],
  listUsers: noList,
  listUserSessions: () => [],
  listSessions: () => [],
  listApiKeys: noList,
  listLogs: noList,
  listAlerts: () => ({ notices: [], unread: 0 }),
  getAlertPreferences: () => aChoice(),
  listTimeZones: () => ({ version: '2026f', names: ['America/New_York'] }),
  listCountryZones: () => [
    { country: 'US', zones: ['America/New_York'], only: null },
    { country: 'ES', zones: ['Europe/Madrid', 'Atlantic/Canary'], only: null },
    { country: 'DE', zones: ['Europe/Berlin'], only: 'Europe/Berlin' },
  ],
  getZoneRules: () => ({ untils: [], offsetsMs: [-18_000_000] }),
  getTimeZoneData: () => aSystem().timeZoneData,
  getSystem: () => aSystem(),
  getFace: () => aFace(),
  getJobs: () => someJobs({ waiting: [] }),
  getBuilds: () =>
    someBuilds({ settled: null, builds: [], unknown: 0, linkedScreens: 0, tenth: 0 }),
  getConnectivity: () => aConnectivity(),
  getContentStatus: () => ({ workouts: [], count: 0 }),
  getSchedule: () => aScheduleGrid(),
  getCoverage: () => aCoverage(),
  listTemplates: noList,
  getTemplateTags: () => ({ equipment: [], focus: [] }),
  readSchedule: () => aWorkoutSchedule(),
  getLocation: notFound,
  getLocationWalls: () => [],
  getLocationUptime: () => anUptime(),
  getWhoIsAway: () => whoIsAway(),
  getRoundWorkout: () => aRoundWorkout(),
  listSaidBefore: () => [],
  getLocationTimer: () => aTimer({ licenseKey: null }),
  getScreen: notFound,
  getWorkout: notFound,
  getWorkoutWalls: () => ({ walls: 0, locations: 0, gyms: 0 }),
  getUser: notFound,
}
