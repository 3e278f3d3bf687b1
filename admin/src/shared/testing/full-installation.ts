import { historyEvents, webhookFailures } from '@roundboard/contract'
import { alertKinds, roles } from '@roundboard/domain'
import { aChoice, aDelivery, aNotice, anOrganizationWebhook } from './alert-fixtures.ts'
import { type Answers, ListOf, Refusal } from './fake-server.ts'
import {
  aBox,
  aSentCommand,
  aBuild,
  aConnectivity,
  aCoverage,
  aLocationConnectivity,
  aJob,
  aLocation,
  aScreenEvent,
  aRegion,
  aLog,
  aMediaItem,
  aMediaUse,
  aMediaVersion,
  anAccountLink,
  anAnnouncedWall,
  anAnnouncement,
  anExercise,
  aPasskey,
  aPicture,
  aRelease,
  aRollout,
  aRound,
  aRoutine,
  aScheduledWorkout,
  aScheduleGrid,
  aScreen,
  aSession,
  aSystem,
  anApiKey,
  aTemplate,
  aWeekTemplate,
  aTimer,
  aUser,
  aWall,
  aCompleteScreen,
  aWorkout,
  aWorkoutSchedule,
  idOf,
  someBuilds,
  someFacets,
  someFactors,
  someJobs,
} from './fixtures.ts'
import {
  aLocationIssue,
  anOutage,
  anUptime,
  anUptimeScreen,
  anOfflineScreen,
  aWeek,
  locationIssues,
} from './uptime-fixtures.ts'

const aGymsScreen = (number: number) => ({
  id: idOf(400 + number),
  name: `Round ${String(number)}`,
  location: { id: idOf(500), name: 'Harbor' },
})
const bell = { _id: idOf(300), id: idOf(300), name: 'First Bell' }
const location = aLocation({
  is365: true,
  vtsEnabled: true,
  screens: [
    aScreen(1, { isLinked: true }),
    aScreen(2),
    aScreen(10, { isLinked: true, language: 'es' }),
  ],
  holds: {
    ...{ day: '2026-11-23', screens: 2, held: 1 },
    missing: [
      {
        ...{ _id: idOf(401), id: idOf(401), name: 'Wall 1', round: 1, why: 'files' },
        ...{ files: 31, heldFiles: 27, reason: 'no-space' },
      },
    ],
  },
})
const status = {
  isLinked: true,
  status: { ...aScreen(1).status, label: 'connected', isConnected: true },
}
const clip = aMediaItem(1, { seam: { jump: 0.18, cut: { atMs: 2_100, jump: 0.02 } }, uses: 3 })
const cause = { code: 'whole-gym', screens: 10, of: 10, withinSeconds: 0 } as const
const days = aWeek({
  '2026-11-16': { countedMs: 0 },
  '2026-11-18': { someMs: 2_400_000, troubledMs: 600_000, countedMs: 36_000_000 },
  '2026-11-20': { wholeMs: 19_860_000, someMs: 60_000 },
})
const uptime = anUptime({
  days,
  screens: [
    anUptimeScreen(1, days),
    anUptimeScreen(2, days),
    anUptimeScreen(6, days, [0, 0, 0, 2_400_000]),
    { ...anUptimeScreen(8, days, [0, 0, 0, 300_000]), isGone: true },
  ],
})
const outages = [
  anOutage({ to: null, backWithinSeconds: null }),
  anOutage(),
  anOutage({
    ...{ reach: 'some', screens: [idOf(406)], backWithinSeconds: 0 },
    cause: { ...cause, code: 'one-box', screens: 1 },
  }),
]
const workout = aWorkout({ routines: [aRoutine(1), aRoutine(2), aRoutine(3)] })

/** Responses of a server that has some of everything, with problems in most of it. */
export const fullInstallation: Answers = {
  listAnnouncements: ({ query }) => {
    const state = (['current', 'coming', 'over'] as const).find((one) => one === query.get('state'))
    const translations = [{ language: 'es', text: 'Cerramos a las ocho.' } as const]
    return new ListOf([
      anAnnouncement(1, { translations, ...(state && { state }) }),
      anAnnouncement(2, {
        ...{ kind: 'drill', until: null, isForAll: false, gyms: 1, ...(state && { state }) },
        ...(state === 'over' && { withdrawnAt: '2026-11-21T12:01:00.000Z' }),
      }),
      anAnnouncement(3, { kind: 'emergency', until: null, ...(state && { state }) }),
      anAnnouncement(4, {
        ...{ from: '2026-11-21T06:00', isYours: false, ...(state && { state }) },
      }),
    ])
  },
  getAnnouncementScreens: () => ({
    ...{ walls: 300, shown: 2, lastAfterMs: 420 },
    missing: [anAnnouncedWall(3)],
    latest: [
      anAnnouncedWall(1, '2026-11-21T12:00:00.400Z'),
      anAnnouncedWall(2, '2026-11-21T12:00:00.420Z'),
    ],
  }),
  listAlerts: () => ({
    notices: [aNotice(1), aNotice(2, { until: '2026-11-22T02:19:00.000Z' })],
    unread: 2,
  }),
  getAlertPreferences: () =>
    aChoice({
      ...{ isMailOn: false, isDefault: false, summaryHour: 7 },
      quietHours: { from: '22:00', to: '07:00' },
      locations: [{ _id: idOf(500), id: idOf(500), name: 'Harbor', locationIdentifier: 'RB-1' }],
      webhook: {
        url: 'https://hooks.example.test/wall',
        secretSince: '2026-11-20T10:00:00.000Z',
      },
    }),
  getBuilds: () =>
    someBuilds({
      builds: [
        aBuild(3, { refused: 2 }),
        aBuild(2, { isServers: true, running: 9 }),
        aBuild(1, { settledAt: '2026-11-20T10:00:00.000Z', running: 108 }),
        aBuild(0, { settledAt: '2026-10-20T10:00:00.000Z' }),
      ],
      rollout: aRollout({
        state: 'stopped',
        endedAt: '2026-11-21T10:07:00.000Z',
        nextAt: null,
        troubled: [
          { ...aGymsScreen(1), trouble: 'silent' },
          { ...aGymsScreen(2), trouble: 'blank' },
          { ...aGymsScreen(3), trouble: 'refused' },
          { ...aGymsScreen(4), trouble: 'not-drawn' },
        ],
        findings: {
          at: '2026-11-21T10:07:00.000Z',
          ...{ members: 12, heard: 12, running: 9, limit: 1, isOutage: true, troubled: [] },
          counts: { refused: 1, silent: 1, blank: 1, 'not-drawn': 9 },
        },
      }),
    }),
  getConnectivity: () =>
    aConnectivity({
      overall: 'red',
      health: { offline: 1, issues: 3, healthy: 395, closed: 2, disabled: 1, 'setting-up': 2 },
      notHeld: 2,
      lackBreaks: 1,
      connected: 11,
      screens: 24,
      locations: [
        aLocationConnectivity(2, {
          health: 'closed',
          connected: 2,
          lastStatusAt: '2026-11-21T10:00:00.000Z',
        }),
        aLocationConnectivity(3, {
          colour: 'green',
          health: 'healthy',
          connected: 9,
          lastStatusAt: '2026-11-21T10:00:00.000Z',
        }),
        aLocationConnectivity(1, { colour: null, health: 'disabled' }),
        aLocationConnectivity(4, { colour: null, health: 'setting-up', connected: 0, screens: 0 }),
      ],
    }),
  getContentStatus: () => ({ workouts: [{ ...aWorkout(), ...bell }].map(lacking), count: 12 }),
  getSchedule: () =>
    aScheduleGrid(
      (round, day) => ((round + day) % 3 === 0 ? bell : null),
      (round) => (round === 4 ? bell : null),
    ),
  getCoverage: () =>
    aCoverage({
      nextGap: { round: 1, day: '2026-11-22', hasDraft: true },
      nextDraft: { round: 1, day: '2026-11-22' },
      counted: {
        to: '2026-12-19',
        gaps: [{ round: 1, day: '2026-11-22', hasDraft: true }],
        drafts: [{ id: idOf(302), round: 1, day: '2026-11-22' }],
        overlaps: [
          { round: 1, day: '2026-11-23', lastDay: '2026-11-24', ids: [idOf(300), idOf(301)] },
        ],
        withoutSteps: [{ id: idOf(304), round: 3, day: '2026-11-22' }],
        longTexts: [],
        missingClips: [],
      },
      languages: [
        {
          ...{ language: 'es-mx', gyms: 2, missing: { round: 2, day: '2026-11-23' } },
          workouts: [{ id: idOf(300), round: 1, day: '2026-11-23' }],
        },
        { language: 'fr-ca', gyms: 1, missing: null, workouts: [] },
      ],
    }),
  getEquipment: () => ({ gyms: [{ missing: ['rower'], lrVideo: false, gyms: 2 }], clips: [] }),
  listWeekTemplates: () => new ListOf([aWeekTemplate()]),
  listTemplates: () =>
    new ListOf([
      aTemplate({ lastDay: '2026-11-02' }),
      aTemplate({ ...{ _id: idOf(951), id: idOf(951) }, equipment: [], focus: [], level: 'any' }),
    ]),
  getTemplateTags: () => ({
    equipment: [{ tag: 'rope', count: 1 }],
    focus: [{ tag: 'legs', count: 1 }],
  }),
  readSchedule: ({ query }) => {
    const day = query.get('from') ?? ''
    const days = { startDate: `${day}T00:00:00.000Z`, endDate: `${day}T23:59:59.999Z` }
    const lacks = [{ language: 'fr-ca', missing: 2, outdated: 1 } as const]
    return aWorkoutSchedule({
      workouts: [
        aScheduledWorkout({ ...bell, ...days, lacks }),
        aScheduledWorkout({ ...days, id: idOf(301), createdAt: '2026-11-22T10:00:00.000Z' }),
        aScheduledWorkout({ ...days, id: idOf(302), isDraft: true }),
        aScheduledWorkout({ ...days, id: idOf(303), round: 2, isDraft: true }),
        aScheduledWorkout({ ...days, id: idOf(304), round: 3, stills: [] }),
      ],
      today: [{ day, gyms: 12 }],
      languages: [
        { language: 'en-us', gyms: 11 },
        { language: 'fr-ca', gyms: 1 },
      ],
    })
  },
  listReleases: () =>
    new ListOf([
      aRelease(3, { version: '40.01.01', date: '2140-01-31T00:00:00.000Z' }),
      aRelease(2, { type: 'Hot-Fix' }),
      aRelease(1),
    ]),
  listLocations: () => new ListOf([location], 40),
  listLocationTags: () => [{ tag: 'Pilot', locations: 1 }],
  listRegions: () => [aRegion()],
  getLocation: () => location,
  getLocationUptime: () => uptime,
  listLocationOutages: () => new ListOf(outages, 3 + outages.length),
  getLocationIssues: () =>
    locationIssues({
      locations: [
        aLocationIssue({ cause: { ...cause, withinSeconds: 31 } }),
        aLocationIssue({
          ...{ locationId: idOf(501), problem: 'issues', since: null, connected: 2, linked: 2 },
          cause: { ...cause, code: 'not-linked', screens: 8, withinSeconds: null },
        }),
        aLocationIssue({
          ...{ locationId: idOf(502), problem: 'issues', connected: 9 },
          cause: { ...cause, code: 'one-box', screens: 1 },
          screens: [anOfflineScreen(6, { times: 3, awayMs: 7_200_000 })],
        }),
        aLocationIssue({
          ...{ locationId: idOf(503), problem: 'issues', connected: 10 },
          ...{ mutedUntil: '2140-01-01T00:00:00.000Z' },
          cause: { ...cause, code: 'frozen', screens: 1, withinSeconds: null },
          screens: [anOfflineScreen(3, { state: 'frozen' })],
        }),
        aLocationIssue({
          ...{ locationId: idOf(504), problem: 'issues', connected: 6 },
          cause: { ...cause, code: 'some', screens: 4 },
          screens: [1, 2, 3, 4].map((round) => anOfflineScreen(round)),
        }),
        aLocationIssue({
          ...{ locationId: idOf(505), isClosed: true, opensAt: '2026-11-23T10:00:00.000Z' },
          cause: { ...cause, code: 'one-by-one', withinSeconds: 700 },
        }),
      ],
    }),
  getLocationWalls: () => [
    aWall(1),
    aWall(2, { state: 'older' }),
    aWall(3, { state: 'different', shown: { _id: idOf(301), id: idOf(301), name: null } }),
    aWall(4, { state: 'not-connected', shown: null }),
    aWall(5, { state: 'not-linked', shown: null }),
    aWall(6, { state: 'no-screen', screen: null, shown: null, expected: null }),
  ],
  getLocationTimer: () => aTimer({ dwsActiveBreaks: ['burpee', 'squat'] }),
  listExercises: () => new ListOf([anExercise(1), anExercise(2, { name: 'squat' })]),
  listScreens: () =>
    new ListOf([
      aCompleteScreen(1, {
        ...status,
        report: { clockOffsetMs: 40, roundTripMs: 2.1, flashErrorMs: 8.4 },
      }),
      aCompleteScreen(2, {
        ...status,
        report: { clockOffsetMs: -3e5, roundTripMs: 41, flashErrorMs: 92 },
      }),
      aCompleteScreen(10, { isLinked: true }),
    ]),
  getScreenHistory: () =>
    new ListOf([
      aScreenEvent({
        event: 'offline',
        until: '2026-11-21T14:30:00.000Z',
        cause: { code: 'one-box', screens: 1, of: 9, withinSeconds: null },
      }),
      aScreenEvent({
        event: 'refresh',
        by: 'a.very.long.address.of.someone@franchise.example.com',
      }),
      ...historyEvents
        .filter((event) => event !== 'offline')
        .map((event, place) =>
          aScreenEvent({
            event,
            at: `2026-11-20T${String(place + 10)}:00:00.000Z`,
            about: 'W'.repeat(85),
          }),
        ),
    ]),
  getBox: () =>
    aBox({
      report: {
        ...{ agent: '1.0.0', image: '26.11.27', chromium: '142.0.7444.162-1~deb12u1' },
        ...{ temperatureC: 91, freeDiskMb: 312, freeMemoryMb: 1_204, wifiSignalDbm: -71 },
        ...{ isThrottled: true, isUndervolted: true, isClockSynchronized: false },
        ...{ decoding: 'software', tv: 'on', hasTvControl: false, canUpdate: true },
        ...{ volume: 35, isMuted: true, rotation: 90, hasFailedUpdate: true },
      },
      reportedAt: new Date().toISOString(),
      tvOnUntil: new Date(Date.now() + 3_600_000).toISOString(),
      commands: (['waiting', 'sent', 'done', 'refused', 'dropped'] as const).map((state, place) =>
        aSentCommand({
          ...{ id: idOf(900 + place), state, reason: state === 'refused' ? 'round-running' : null },
          askedBy: 'a.very.long.address.of.someone@franchise.example.com',
          hasScreenshot: state === 'done',
        }),
      ),
    }),
  getScreenshot: () => ({ takenAt: '2026-11-21T12:00:01.000Z', jpeg: '/9j//9k=' }),
  getScreen: () =>
    aCompleteScreen(1, {
      isLinked: true,
      linkedAt: '2026-11-21T10:00:00.000Z',
      report: {
        ...{ workoutId: idOf(300), clockOffsetMs: 40, droppedFrames: 3, uptimeSeconds: 90_000 },
        holding: {
          ...{ boot: 'insecure', revision: 'V7pM5uXq', until: null, isPersisted: false },
          ...{ files: 31, heldFiles: 0, bytes: 3_500_000, heldBytes: 0 },
          missing: [{ url: '/media/library/abc', reason: 'waiting' }],
        },
      },
    }),
  listRounds: () => Array.from({ length: 10 }, (_, index) => aRound(index + 1)),
  listWorkouts: () => new ListOf([workout], 40),
  getWorkout: () => workout,
  listMedia: ({ query }) =>
    query.get('link') === null
      ? new ListOf([clip, aMediaItem(2, { uses: 3, tags: ['heavy bag'] }), aPicture(3)], 60)
      : new ListOf([clip]),
  getMediaFacets: () =>
    someFacets({
      count: 60,
      bytes: 3.1e9,
      kinds: { 'exercise-video': 50, 'round-picture': 9, flexibility: 1 },
      unused: 12,
      jumps: 3,
      tags: Array.from({ length: 9 }, (_, tag) => ({ tag: `bag ${String(tag)}`, count: 9 - tag })),
    }),
  getMediaItem: () => clip,
  listMediaVersions: () => [aMediaVersion(1), aMediaVersion(2, { replacedBy: null })],
  getMediaUses: () => [
    aMediaUse({ walls: 9 }),
    aMediaUse({ what: 'exercise', name: 'burpee', round: null, step: null, playlists: 31 }),
    aMediaUse({ what: 'round', name: 'Heavy Bag', round: 3, step: null }),
  ],
  getAccountLink: () => anAccountLink(),
  listUsers: () =>
    new ListOf(
      [
        aUser('location', { locations: [gymOf(location)] }),
        aUser('admin', { id: idOf(2), state: 'invited', invitedUntil: '2026-11-24T12:00:00.000Z' }),
      ],
      40,
    ),
  listRoles: () => [...roles],
  getUser: ({ params }) =>
    params['id'] === idOf(1)
      ? aUser('location', { locations: [gymOf(location)] })
      : new Refusal('not-found', 'This was not found.'),
  listApiKeys: () =>
    new ListOf([
      anApiKey(1, {
        scopes: ['releases:read', 'version:read'],
        lastUsedAt: '2026-11-20T10:00:00.000Z',
      }),
      anApiKey(2, { expiresAt: null }),
      anApiKey(3, { expiresAt: '2026-01-01T10:00:00.000Z' }),
      anApiKey(4, { revokedAt: '2026-11-20T10:00:00.000Z' }),
      anApiKey(5, { expiresAt: new Date(Date.now() + 86_400_000).toISOString() }),
    ]),
  listOrganizationWebhooks: () => [
    anOrganizationWebhook(1, { failingSince: '2026-11-21T09:00:00.000Z' }),
    anOrganizationWebhook(2, { isPaused: true, region: idOf(99), lastAttemptAt: null }),
    anOrganizationWebhook(3, { events: [...alertKinds] }),
  ],
  listWebhookDeliveries: () => [
    ...webhookFailures.map((why, number) =>
      aDelivery(number, { why, status: 500, nextAt: '2126-11-21T09:00:00.000Z' }),
    ),
    aDelivery(20, { event: 'alert.test', kind: null, attemptedAt: null, nextAt: null }),
    aDelivery(21, { event: 'alert.ended', nextAt: '2126-11-21T09:00:00.000Z' }),
    aDelivery(22, { excerpt: 'OK' }),
  ],
  listSessions: () => [aSession(1, { isCurrent: true }), aSession(2)],
  getTwoFactorRoles: () => ({ roles: ['super-admin', 'admin'] }),
  getUserTwoFactor: () => ({ passkeys: 2, hasPhone: true, recoveryCodesLeft: 7, isRequired: true }),
  getTwoFactor: () =>
    someFactors({
      passkeys: [aPasskey(1), aPasskey(2, 'Blue key')],
      phone: { createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: '2026-11-20T10:00:00.000Z' },
      recoveryCodesLeft: 2,
      isRequired: true,
    }),
  listUserSessions: () => [aSession(1, { isCurrent: true }), aSession(2)],
  listLogs: () => new ListOf([aLog(1), aLog(2, { model: 'Session', action: 'refused' })], 40),
  getJobs: () =>
    someJobs({
      troubled: [
        aJob(),
        aJob({
          problem: 'mail-away',
          id: '00000000-0000-7000-8000-000000007002',
          againAt: '2026-11-21T13:00:00.000Z',
        }),
      ],
      troubledCount: 120,
    }),
  getSystem: () =>
    aSystem({
      storage: { state: 'low', freeBytes: 480e6, totalBytes: 40e9, waiting: 0 },
      isMissingMedia: true,
      excludedLocation: 'RB-1001',
    }),
}

function lacking({ _id, id, name, round, startDate, endDate }: ReturnType<typeof aWorkout>) {
  return { _id, id, name, round, startDate, endDate }
}

function gymOf({ _id, id, name, locationIdentifier }: ReturnType<typeof aLocation>) {
  return { _id, id, name, locationIdentifier }
}
