import type { CallName } from '@roundboard/contract'
import { aRoutine, smallestJpeg, testPassword } from '../testing/factories.ts'
import type { TestWorld } from './world.ts'

/** The target of a call: of the caller's own location, of another one, or unknown. */
export const targets = ['own', 'foreign', 'unknown'] as const
export type Target = (typeof targets)[number]

/** Calls for a single record of a location; to other callers, the record doesn't exist. */
export const scoped = new Set<CallName>([
  'getLocation',
  'updateLocation',
  'deleteLocation',
  'addLocationScreen',
  'addScreenSet',
  'hardRefreshLocation',
  'getLocationTimer',
  'listCoachPasses',
  'getPassCode',
  'createCoachPass',
  'revokeCoachPasses',
  'getMemberPageAddress',
  'renewMemberPageAddress',
  'getLocationWalls',
  'getLocationOutage',
  'acknowledgeOutage',
  'withdrawAcknowledgement',
  'getLocationMute',
  'muteLocation',
  'unmuteLocation',
  'updateLocationTimer',
  'getLocationUptime',
  'listLocationOutages',
  'exportLocationUptime',
  'getScreen',
  'getScreenHistory',
  'getBox',
  'updateBox',
  'commandBoxes',
  'getScreenshot',
  'updateScreen',
  'deleteScreen',
  'linkScreen',
  'unlinkScreen',
  'swapScreens',
  'getRoundWorkout',
  'getLocationLicence',
  'getRemote',
  'actOnTimer',
  'undoTimerAction',
  'markEquipment',
  'undoEquipmentAction',
  'getLicence',
  'getAnnouncement',
  'createAnnouncement',
  'sendFullScreen',
  'updateAnnouncement',
  'withdrawAnnouncement',
  'restoreAnnouncement',
  'getAnnouncementScreens',
])

export interface Request {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

const nowhere = '00000000-0000-7000-8000-000000000000'

/** A valid request for a call, for each target if that matters. */
export type Requests = (world: TestWorld, target: Target) => Request

const nothing: Requests = () => ({})

/** The caller's password, which destructive calls require. */
const typed = () => ({ body: { password: testPassword } })

const location = (world: TestWorld, target: Target) =>
  target === 'unknown' ? nowhere : world[target].id
const screen = (world: TestWorld, target: Target) =>
  target === 'unknown' ? nowhere : target === 'own' ? world.ownScreen.id : world.foreignScreen.id
const word = (world: TestWorld, target: Target) => ({
  params: { id: target === 'unknown' ? nowhere : world.words[target].id },
})
const only =
  (id: (world: TestWorld) => string, more: (world: TestWorld) => Request = () => ({})): Requests =>
  (world, target) => ({
    params: { id: target === 'unknown' ? nowhere : id(world) },
    ...more(world),
  })

const locationDraft = {
  name: 'New gym',
  locationIdentifier: 'RB-9999',
  timeZone: 'America/Chicago',
  language: 'en-us',
}
const workoutDraft = {
  name: 'New workout',
  subHeader: 'New',
  round: 3,
  startDate: '2026-11-21',
  endDate: '2026-11-21',
  routines: [aRoutine(1)],
}

const noPasskey = { id: 'x', rawId: 'x', type: 'public-key', response: {} }

/** A request for every call; a missing one doesn't compile. */
export const requests = {
  getAppInfo: nothing,
  getTime: nothing,
  logIn: () => ({ body: { email: 'nobody@example.test', password: 'wrong' } }),
  signOn: () => ({ query: { token: 'x' } }),
  setUp: () => ({
    body: {
      token: 'x',
      email: 'first@example.test',
      password: 'long enough password',
      firstName: 'First',
      lastName: 'Person',
    },
  }),
  checkPassword: () => ({ body: { password: 'long enough password' } }),
  requestReset: () => ({ body: { email: 'nobody@example.test' } }),
  getAccountLink: () => ({ body: { token: 'x' } }),
  useAccountLink: () => ({ body: { token: 'x', password: 'long enough password' } }),
  logOut: nothing,
  getMe: nothing,
  updateMe: () => ({ body: { firstName: 'New' } }),
  listSessions: nothing,
  logInWithSecondFactor: () => ({ body: { challenge: 'x', code: '123456' } }),
  beginPasskeyLogIn: nothing,
  logInWithPasskey: () => ({ body: { challenge: 'x', passkey: noPasskey } }),
  beginStepUp: nothing,
  stepUp: typed,
  endOtherSessions: nothing,
  getTwoFactor: nothing,
  beginPasskey: nothing,
  addPasskey: () => ({ body: { challenge: 'x', name: 'Phone', passkey: noPasskey } }),
  renamePasskey: () => ({ params: { id: nowhere }, body: { name: 'Phone' } }),
  removePasskey: () => ({ params: { id: nowhere } }),
  beginAuthenticator: nothing,
  addAuthenticator: () => ({ body: { challenge: 'x', code: '123456' } }),
  removeAuthenticator: nothing,
  renewRecoveryCodes: nothing,
  getUserTwoFactor: only((world) => world.victim.id),
  resetTwoFactor: only((world) => world.victim.id),
  getTwoFactorRoles: nothing,
  updateTwoFactorRoles: () => ({ body: { roles: ['admin'] } }),
  endSession: (world, target) => ({
    params: { id: target === 'foreign' ? world.session.id : nowhere },
  }),
  listUsers: nothing,
  listRoles: nothing,
  getUser: only((world) => world.victim.id),
  createUser: () => ({
    body: {
      email: 'new@example.test',
      firstName: 'New',
      lastName: 'Person',
      role: 'admin',
      password: 'long enough password',
    },
  }),
  inviteUser: only((world) => world.invited.id),
  updateUser: only(
    (world) => world.victim.id,
    () => ({ body: { firstName: 'Changed' } }),
  ),
  addUserLocation: only(
    (world) => world.victim.id,
    (world) => ({
      body: { locationId: world.own.id },
    }),
  ),
  deleteUser: only((world) => world.victim.id, typed),
  restoreUser: only((world) => world.victim.id),
  listUserSessions: only((world) => world.victim.id),
  endUserSession: (world, target) => ({
    params: { id: target === 'unknown' ? nowhere : world.victim.id, sessionId: world.session.id },
  }),
  listApiKeys: nothing,
  createApiKey: () => ({ body: { name: 'Another', scopes: ['releases:read'] } }),
  revokeApiKey: only((world) => world.apiKey.id),
  listLocations: nothing,
  listLocationTags: nothing,
  listRegions: nothing,
  createRegion: () => ({ body: { name: 'New region' } }),
  updateRegion: only(
    (world) => world.region.id,
    () => ({ body: { name: 'Changed' } }),
  ),
  deleteRegion: only((world) => world.region.id),
  getLocation: (world, target) => ({ params: { id: location(world, target) } }),
  createLocation: () => ({ body: locationDraft }),
  updateLocation: (world, target) => ({
    params: { id: location(world, target) },
    body: { name: 'Changed' },
  }),
  deleteLocation: (world, target) => ({ params: { id: location(world, target) }, ...typed() }),
  addScreenSet: (world, target) => ({ params: { id: location(world, target) } }),
  restoreLocation: (world, target) => ({ params: { id: location(world, target) } }),
  listCoachPasses: (world, target) => ({ params: { id: location(world, target) } }),
  getPassCode: (world, target) => ({ params: { id: location(world, target) } }),
  createCoachPass: (world, target) => ({ params: { id: location(world, target) } }),
  revokeCoachPasses: (world, target) => ({ params: { id: location(world, target) } }),
  getMemberPageAddress: (world, target) => ({ params: { id: location(world, target) } }),
  renewMemberPageAddress: (world, target) => ({ params: { id: location(world, target) } }),
  getMemberPage: () => ({ params: { key: 'x'.repeat(22) } }),
  issueCoachPass: nothing,
  extendCoachPass: nothing,
  openCoachPass: () => ({
    body: { link: `rbl_${'x'.repeat(43)}`, secret: `rbp_${'x'.repeat(43)}` },
  }),
  addLocationScreen: (world, target) => ({
    params: { id: location(world, target) },
    body: { screenId: world.foreignScreen.id },
  }),
  hardRefreshLocation: (world, target) => ({ params: { id: location(world, target) } }),
  getLocationWalls: (world, target) => ({ params: { id: location(world, target) } }),
  getLocationTimer: (world, target) => ({ params: { id: location(world, target) } }),
  updateLocationTimer: (world, target) => ({
    params: { id: location(world, target) },
    body: { dwsTimeStamp: null },
  }),
  getRemote: (world, target) => ({ query: { location: location(world, target) } }),
  actOnTimer: (world, target) => ({
    query: { location: location(world, target) },
    body: { action: 'stop', knows: 0 },
  }),
  undoTimerAction: (world, target) => ({
    query: { location: location(world, target) },
    body: { knows: 0 },
  }),
  markEquipment: (world, target) => ({
    query: { location: location(world, target) },
    body: { equipment: 'rope', action: 'out', knows: 0 },
  }),
  undoEquipmentAction: (world, target) => ({
    query: { location: location(world, target) },
    body: { knows: 0 },
  }),
  getEquipment: nothing,
  listScreens: nothing,
  getScreen: (world, target) => ({ params: { id: screen(world, target) } }),
  getScreenHistory: (world, target) => ({ params: { id: screen(world, target) } }),
  getBox: (world, target) => ({ params: { id: screen(world, target) } }),
  updateBox: (world, target) => ({
    params: { id: screen(world, target) },
    body: { tvMode: 'on' },
  }),
  commandBoxes: (world, target) => ({
    body: { screens: [screen(world, target)], action: 'screenshot' },
  }),
  getScreenshot: (world, target) => ({
    params: { id: screen(world, target), commandId: nowhere },
  }),
  reportBox: () => ({ body: { agent: '1' } }),
  finishCommand: () => ({ params: { id: nowhere }, body: { state: 'done' } }),
  createScreen: (world, target) => ({
    body: { name: 'New screen', round: 1, location: location(world, target) },
  }),
  updateScreen: (world, target) => ({
    params: { id: screen(world, target) },
    body: { refreshFlag: true },
  }),
  deleteScreen: (world, target) => ({ params: { id: screen(world, target) }, ...typed() }),
  linkScreen: (world, target) => ({
    params: { id: screen(world, target) },
    body: { authCode: 'WAITNG' },
  }),
  unlinkScreen: (world, target) => ({ params: { id: screen(world, target) } }),
  swapScreens: (world, target) => ({
    body: { screen: screen(world, target), with: screen(world, target) },
  }),
  createScreenLink: () => ({ body: { authCode: 'NEWONE' } }),
  getScreenLink: (world) => ({ params: { id: world.link.id } }),
  updateScreenLink: (world) => ({ params: { id: world.link.id }, body: { authCode: 'OTHER1' } }),
  deleteScreenLink: (world) => ({ params: { id: world.link.id } }),
  getOwnScreen: nothing,
  heartbeat: () => ({ body: { status: { label: 'connected', isConnected: true } } }),
  getProgramme: nothing,
  getRoundWorkout: (world, target) => ({
    params: { round: 1 },
    query: { location: location(world, target) },
  }),
  listRounds: nothing,
  createRound: () => ({
    body: { roundNumber: 9, name: 'Nine', imageUrl: '/media/rounds/round-9.jpg' },
  }),
  updateRound: only(
    (world) => world.round.id,
    () => ({ body: { name: 'Changed' } }),
  ),
  deleteRound: only((world) => world.round.id),
  listWorkouts: nothing,
  getWorkout: only((world) => world.workout.id),
  createWorkout: () => ({ body: workoutDraft }),
  updateWorkout: only(
    (world) => world.workout.id,
    () => ({ body: { name: 'Changed' } }),
  ),
  deleteWorkout: only((world) => world.workout.id),
  restoreWorkout: only((world) => world.workout.id),
  getWorkoutWalls: only((world) => world.workout.id),
  listEarlierTranslations: only(
    (world) => world.workout.id,
    () => ({ query: { language: 'es' } }),
  ),
  changeWorkouts: (world, target) => ({
    body: { action: 'unpublish', ids: [target === 'unknown' ? nowhere : world.workout.id] },
  }),
  undoWorkouts: only((world) => world.batch ?? nowhere),
  getCoverage: nothing,
  importLocations: () => ({
    body: {
      file: Buffer.from('Number,Name,Time Zone\nRB-99001,New,Europe/Oslo').toString('base64'),
    },
  }),
  undoLocationImport: () => ({ params: { id: nowhere } }),
  getLocationImportProgress: () => ({ query: { progress: nowhere } }),
  getLocationImportSample: nothing,
  exportLocations: nothing,
  importWorkouts: () => ({
    body: { file: Buffer.from('Round,Name,Start Date\n1,New,2026-11-21\n').toString('base64') },
  }),
  getImportProgress: () => ({ query: { progress: nowhere } }),
  exportWorkouts: () => ({ query: { from: '2026-11-16', to: '2026-11-29' } }),
  readSchedule: () => ({ query: { from: '2026-11-16', to: '2026-11-29' } }),
  listTemplates: nothing,
  getTemplateTags: nothing,
  createTemplate: (world) => ({ body: { workout: world.workout.id } }),
  updateTemplate: only(
    (world) => world.template.id,
    () => ({ body: { name: 'Changed' } }),
  ),
  deleteTemplate: only((world) => world.template.id),
  listWeekTemplates: nothing,
  createWeekTemplate: ({ workout: { id, startDate } }) => ({
    body: { name: 'Week', startDate, weeks: 1, workouts: [id] },
  }),
  updateWeekTemplate: only(
    (world) => world.weekTemplate.id,
    () => ({ body: { name: 'Changed' } }),
  ),
  deleteWeekTemplate: only((world) => world.weekTemplate.id),
  listCalendarFeeds: nothing,
  renewCalendarFeed: (world, target) => ({ body: { location: location(world, target) } }),
  endCalendarFeed: only((world) => world.feed.id),
  listAnnouncements: nothing,
  getAnnouncement: word,
  createAnnouncement: (world, target) => ({
    body: {
      ...{ text: 'We close at eight.', until: '2026-11-22T20:00' },
      locationIds: [location(world, target)],
    },
  }),
  sendFullScreen: (world, target) => ({
    body: {
      ...{ kind: 'drill', text: 'Only a drill', minutes: 5 },
      locationIds: [location(world, target)],
    },
  }),
  updateAnnouncement: (world, target) => ({ ...word(world, target), body: { text: 'Changed' } }),
  withdrawAnnouncement: word,
  restoreAnnouncement: word,
  getAnnouncementReach: (world, target) => ({
    query: { locationIds: location(world, target) },
  }),
  getAnnouncementScreens: word,
  reportAnnouncementShown: only(
    (world) => world.drill.id,
    () => ({ body: { shownAt: '2026-11-21T12:00:00.000Z' } }),
  ),
  listAlerts: nothing,
  readAlerts: () => ({ body: { until: '2026-11-21T12:00:00.000Z' } }),
  getAlertPreferences: nothing,
  updateAlertPreferences: () => ({
    body: {
      kinds: ['location-away'],
      channels: ['bell'],
      timeZone: 'America/New_York',
      quietHours: { from: '22:00', to: '07:00' },
      summaryHour: null,
      locations: null,
    },
  }),
  setWebhook: () => ({ body: { url: 'https://hooks.example.test/roundboard' } }),
  deleteWebhook: nothing,
  testWebhook: nothing,
  listOrganizationWebhooks: nothing,
  createOrganizationWebhook: () => ({
    body: { url: 'https://hooks.example.test/roundboard', events: ['location-away'] },
  }),
  updateOrganizationWebhook: only(
    (world) => world.webhook.id,
    () => ({ body: { url: 'https://hooks.example.test/elsewhere' } }),
  ),
  deleteOrganizationWebhook: only((world) => world.webhook.id),
  testOrganizationWebhook: only((world) => world.webhook.id),
  listWebhookDeliveries: only((world) => world.webhook.id),
  resendWebhookDelivery: (world, target) => ({
    params: {
      id: target === 'unknown' ? nowhere : world.webhook.id,
      delivery: world.delivery.id,
    },
  }),
  getLocationOutage: (world, target) => ({ params: { id: location(world, target) } }),
  acknowledgeOutage: (world, target) => ({
    params: { id: location(world, target) },
    body: { note: 'The electrician is on the way.' },
  }),
  withdrawAcknowledgement: (world, target) => ({ params: { id: location(world, target) } }),
  getLocationMute: (world, target) => ({ params: { id: location(world, target) } }),
  muteLocation: (world, target) => ({
    params: { id: location(world, target) },
    body: { until: '2026-11-22T12:00:00.000Z' },
  }),
  unmuteLocation: (world, target) => ({ params: { id: location(world, target) } }),
  listExercises: nothing,
  createExercise: () => ({ body: { name: 'new-move', displayName: 'New Move' } }),
  updateExercise: only(
    (world) => world.exercise?.id ?? '',
    () => ({
      body: { displayName: 'Changed' },
    }),
  ),
  deleteExercise: only((world) => world.exercise?.id ?? ''),
  getLicence: (world, target) => ({
    params: { licenseKey: target === 'own' ? world.licenseKey : 'NO-SUCH-KEY' },
  }),
  getLocationLicence: (world, target) => ({
    params: {
      locationIdentifier: target === 'unknown' ? 'RB-0000' : world[target].locationIdentifier,
    },
  }),
  listMedia: nothing,
  getMediaFacets: nothing,
  getMediaItem: only((world) => world.media.id),
  getMediaUses: only((world) => world.media.id),
  listMediaVersions: only((world) => world.media.id),
  restoreMediaVersion: only((world) => world.mediaVersion?.id ?? nowhere),
  changeMediaTags: (world, target) => ({
    body: { changes: [{ id: target === 'unknown' ? nowhere : world.media.id, add: ['kicks'] }] },
  }),
  updateMedia: only(
    (world) => world.media.id,
    () => ({ body: { name: 'Changed' } }),
  ),
  cutMedia: only(
    (world) => world.media.id,
    () => ({ body: { endMs: null } }),
  ),
  saveClipAnalysis: only(
    (world) => world.media.id,
    (world) => ({
      body: { sha256: world.media.sha256, poster: smallestJpeg, figure: null, seam: null },
    }),
  ),
  deleteMedia: only((world) => world.media.id),
  listReleases: nothing,
  createRelease: () => ({
    body: {
      title: 'New',
      type: 'Release',
      description: 'What is new.',
      version: '22.01.01',
      date: '01/01/2031',
    },
  }),
  updateRelease: (world, target) => ({
    params: { id: target === 'unknown' ? nowhere : world.release.id },
    body: { title: 'Changed' },
  }),
  getLatestVersion: nothing,
  listLogs: nothing,
  deleteLogs: (world) => ({ body: { password: world.password } }),
  cleanUpLogs: () => ({ body: { word: 'CLEANUP', password: testPassword } }),
  getConnectivity: nothing,
  getLocationUptime: (world, target) => ({ params: { id: location(world, target) } }),
  listLocationOutages: (world, target) => ({ params: { id: location(world, target) } }),
  exportLocationUptime: (world, target) => ({
    params: { id: location(world, target) },
    query: { format: 'json' },
  }),
  getLocationIssues: nothing,
  getContentStatus: nothing,
  getSchedule: nothing,
  getSystem: nothing,
  getJobs: nothing,
  runJob: only((world) => world.job),
  sendTestMail: () => ({ body: { language: 'en' } }),
  listTimeZones: nothing,
  listCountryZones: nothing,
  getZoneRules: () => ({ query: { timeZone: 'America/Winnipeg' } }),
  getTimeZoneData: nothing,
  getBranding: nothing,
  updateBranding: () => ({ body: { name: 'Northside' } }),
  getBuilds: nothing,
  createRollout: (world) => ({ body: { build: world.build, ring: 'tenth' } }),
  updateRollout: (world, target) => ({
    params: { id: target === 'unknown' ? nowhere : world.rollout.id },
    body: { state: 'taken-back' },
  }),
  exportData: (world) => ({ body: { password: world.password, kind: 'location' } }),
  switchVideoHost: (world) => ({ body: { password: world.password, host: 'locker-room' } }),
  refreshEverything: (world) => ({ body: { password: world.password } }),
  checkUploads: () => ({ body: { files: [{ sha256: '0'.repeat(64), bytes: 1 }] } }),
  getUploads: () => ({ query: { ids: nowhere } }),
} as const satisfies Record<CallName, Requests>
