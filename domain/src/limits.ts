/** The numbers in section 9 of the specification that are rules; those that only affect drawing are where they are drawn. Durations are in milliseconds (`Ms`). */
export const limits = {
  workoutRounds: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  flexibilityRound: 10,
  routinesPerWorkout: 3,
  nameLength: 85,
  regionNameLength: 60,
  regionLevels: 3,
  tagLength: 30,
  tagsPerLocation: 20,
  personNameLength: 32,
  passwordLengthMin: 12,
  passwordLengthMax: 128,
  routineTextHint: 150,
  shortTextThreshold: 100,
  subHeaderHint: 24,
  cueLength: 24,
  pageSize: 15,
  pageSizeMax: 100,
  missingRoutinesPageSize: 5,
  pageButtonWindow: 10,
  authCodeLength: 6,
  authCodeLifetimeMs: 3_600_000,
  screenLinkPollMs: 15_000,
  notReadyRecheckMs: 30_000,
  heartbeatMs: 60_000,
  timerHeartbeatMs: 30_000,
  connectedThresholdMs: 90_000,
  locationRefreshMs: 45_000,
  alertMs: 9_850,
  scheduleHourMin: 5,
  scheduleHourMax: 12,
  scheduleHourDefault: 12,
  scheduleDays: 7,
  dashboardDays: 7,
  previewSmall: { width: 720, height: 1280 },
  previewLarge: { width: 1080, height: 1920 },
  previewLargeBeyondPx: 1920,
  firstAppVersion: '21.12.22',
  programmeDays: 14,
  awayMinutes: 5,
  awayMinutesMax: 1440,
} as const

/** The interval timer of the specification's section 4.5 and the coaches' actions; durations in milliseconds. */
export const timerLimits = {
  greenMs: 150_000,
  yellowMs: 30_000,
  redMs: 30_000,
  cycleMs: 210_000,
  flashMs: 3_500,
  stampRecheckAfterFlashMs: 10_000,
  lastIteration: 27,
  announcedStartMs: 12 * 60 * 60_000,
  countedStartMs: 10_000,
  addedMs: 30_000,
  undoMs: 10_000,
} as const

/** Where the next round is, for someone in front of the screen. */
export const nextWays = ['none', 'left', 'right', 'across'] as const

/** One of the directions to the next round. */
export type NextWay = (typeof nextWays)[number]

/** How many days back a screen's history goes. */
export const screenHistoryDays = 90

/** The filters for the events of a screen's history. */
export const historyKinds = ['offline', 'link', 'software', 'command', 'change', 'workout'] as const
export type HistoryKind = (typeof historyKinds)[number]
