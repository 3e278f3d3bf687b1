import type {
  announcementFields,
  exerciseFields,
  faceFields,
  LinkPurpose,
  locationFields,
  mediaFields,
  newRoundFields,
  releaseFields,
  roundFields,
  routineFields,
  screenFields,
  templateFields,
  userFields,
  workoutFields,
} from '@roundboard/contract'
import type {
  AlertKind,
  AnnouncementKind,
  Ring,
  RolloutState,
  ScreenState,
  ScreenTrouble,
  WallBefore,
} from '@roundboard/domain'
import type { Bit, ColumnsOf } from './stored-fields.ts'

/** What ended a link before its time. */
export type LinkEnd = 'used' | 'replaced' | 'void'

/** The id of the one row of `face`. */
export const faceId = 'face'

/** The tables. Stamps are ISO 8601 text of fixed width, yes and no are 1 and 0, on both engines. */
export interface Database {
  users: UserRow
  userLocations: { userId: string; locationId: string }
  sessions: SessionRow
  apiKeys: ApiKeyRow
  rememberedDevices: RememberedDeviceRow
  passkeys: PasskeyRow
  totps: TotpRow
  recoveryCodes: { codeHash: string; userId: string; usedAt: string | null }
  factorChallenges: FactorChallengeRow
  factorRoles: { role: string }
  usedSignOnTokens: { tokenHash: string; expiresAt: string }
  setUpLinks: { tokenHash: string; expiresAt: string }
  accountLinks: AccountLinkRow
  locations: LocationRow
  locationTimers: LocationTimerRow
  timerBreaks: TimerBreakRow
  screens: ScreenRow
  screenPresence: PresenceRow
  screenReports: ScreenReportRow
  watch: WatchRow
  serverAbsences: { fromAt: string; toAt: string }
  watchedScreens: WatchedScreenRow
  screenTransitions: ScreenTransitionsRow
  packedMonths: PackedMonthRow
  screenLinks: ScreenLinkRow
  rounds: RoundRow
  workouts: WorkoutRow
  routines: RoutineRow
  workoutTemplates: WorkoutTemplateRow
  templateRoutines: TemplateRoutineRow
  calendarFeeds: CalendarFeedRow
  remotePasses: RemotePassRow
  announcements: AnnouncementRow
  announcementLocations: { announcementId: string; locationId: string }
  announcementWalls: { announcementId: string; screenId: string; shownAt: string }
  alertPreferences: AlertPreferencesRow
  alertSummaries: { userId: string; sentFor: string }
  webhooks: WebhookRow
  mutes: MuteRow
  outages: OutageRow
  notices: NoticeRow
  exercises: ExerciseRow
  locationEquipment: LocationEquipmentRow
  media: MediaRow
  mediaFiles: MediaFileRow
  mediaUploads: MediaUploadRow
  linkPosters: LinkPosterRow
  builds: BuildRow
  buildFiles: { buildId: string; path: string; sha256: string }
  rollouts: RolloutRow
  rolloutScreens: { rolloutId: string; screenId: string }
  face: FaceRow
  releases: ReleaseRow
  logs: LogRow
  logHead: LogHeadRow
  idempotencyKeys: IdempotencyKeyRow
  removals: RemovalRow
  jobs: JobRow
  workoutBatches: WorkoutBatchRow
  workoutBatchItems: WorkoutBatchItemRow
  gymImports: GymImportRow
  gymImportItems: GymImportItemRow
  rowCounts: { name: string; n: number }
}

interface Stamps {
  createdAt: string
  updatedAt: string
}

export interface UserRow extends ColumnsOf<typeof userFields>, Stamps {
  id: string
  firstNameFolded: string
  lastNameFolded: string
  role: string
  /** Empty: invited, and none was set yet. */
  passwordHash: string
}

/** A link by which somebody sets their password. */
export interface AccountLinkRow {
  tokenHash: string
  userId: string
  purpose: LinkPurpose
  createdAt: string
  expiresAt: string
  endedAt: string | null
  endedBy: LinkEnd | null
}

export interface SessionRow {
  id: string
  tokenHash: string
  userId: string
  startedAt: string
  lastUsedAt: string
  endsAt: string
  address: string
  device: string
  /** The remembered device that it was begun on. */
  deviceHash: string | null
  /** When whoever holds it last showed who they are. */
  provedAt: string | null
}

export interface PasskeyRow {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  /** How often it has signed, where it counts. */
  counter: number
  /** How a browser reaches it, as JSON. */
  transports: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export interface TotpRow {
  userId: string
  /** Encrypted. */
  secret: string
  /** The newest half minute of which a code was taken. */
  lastStep: number
  createdAt: string
  lastUsedAt: string | null
}

export interface FactorChallengeRow {
  tokenHash: string
  purpose: string
  userId: string | null
  /** What a passkey has to sign; empty: no passkey is asked for. */
  passkeyChallenge: string
  /** Of a phone that is being set up, encrypted; empty otherwise. */
  secret: string
  attempts: number
  expiresAt: string
}

/** A key by which another system reads this one. */
export interface ApiKeyRow {
  id: string
  name: string
  nameFolded: string
  secretHash: string
  startsWith: string
  /** Names of calls, as JSON. */
  scopes: string
  madeBy: string
  madeAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  revokedAt: string | null
}

export interface RememberedDeviceRow {
  secretHash: string
  userId: string
  lastUsedAt: string
}

export interface LocationRow extends ColumnsOf<typeof locationFields>, Stamps {
  id: string
  nameFolded: string
  /** Of the address of its page for phones; null while there is none. */
  pocketKey: string | null
  /** What its code of the day is made from; null unless its screens ask for one. */
  passKey: string | null
}

export interface LocationTimerRow {
  locationId: string
  licenseKey: string | null
  stamp: string | null
  /** Grows with everything that is done to the timer. */
  revision: number
  /** What coaches did to it, as JSON; null where nobody did since it was last set. */
  coached: string | null
}

/** What coaches said of the equipment of a location. */
export interface LocationEquipmentRow {
  locationId: string
  /** Grows with everything that they say. */
  revision: number
  /** What is out, as JSON: see areas/locations/equipment/kept.ts. */
  pieces: string
  /** The last action and what was before it, as JSON, for as long as it may be taken back. */
  takeBack: string | null
}

/** One active break of a timer's playlist. */
export interface TimerBreakRow {
  locationId: string
  position: number
  exerciseId: string | null
  /** What the playlist calls an exercise that the catalogue does not have; null when it has it. */
  unknownName: string | null
}

export interface ScreenRow extends ColumnsOf<typeof screenFields>, Stamps {
  id: string
  locationId: string
  nameFolded: string
  tokenHash: string | null
  linkedAt: string | null
  refreshRevision: number
  hardRefreshRevision: number
}

/** What every heartbeat changes, and nothing else: each byte is written by each screen each minute. */
export interface PresenceRow {
  screenId: string
  seenAt: string
  /** The numbers of its report that never stand still. */
  vitals: string
}

/** What a screen says of itself that rarely changes. */
export interface ScreenReportRow {
  screenId: string
  label: string
  appliedRefresh: number
  appliedHardRefresh: number
  report: string | null
  contentId: string | null
  /** The build that it runs, since when it says so, and how its wall was before. */
  build: string | null
  buildSince: string | null
  beforeBuild: WallBefore | null
  /** The build that did not come up on it. */
  refusedBuild: string | null
  holdsUntil: string | null
  /** The worst that it reports to be wrong. */
  trouble: ScreenTrouble | null
}

/** The id of the one row of `watch`. */
export const watchId = 'watch'

/** When the watch over the screens last looked, and since when it has looked without a gap. */
export interface WatchRow {
  id: typeof watchId
  lookedAt: string
  observedSince: string
}

/** A screen in a location, as the watch last found it; one that is moved gets another. */
export interface WatchedScreenRow {
  number: number
  locationId: string
  screenId: string
  /** The same while it hangs there; null when it was deleted, or moved. */
  hangingId: string | null
  name: string
  round: number
  state: ScreenState
  since: string
  /** When the watch noted that it hangs there no more. */
  endedAt: string | null
}

/** What a watched screen was in a month since that was last packed: see areas/fleet/uptime/month-text.ts. */
export interface ScreenTransitionsRow {
  number: number
  /** Months since year 0. */
  month: number
  changes: string
}

/** What all watched screens of a location were in a month, up to when that was last packed. */
export interface PackedMonthRow {
  locationId: string
  /** Months since year 0. */
  month: number
  screens: string
}

export interface ScreenLinkRow {
  idHash: string
  authCode: string
  screenId: string | null
  createdAt: string
  expiresAt: string
  /** The user who entered its code. */
  linkedBy: string | null
  /** When the display used its token: none is handed out any more. */
  usedAt: string | null
}

export interface RoundRow
  extends ColumnsOf<typeof roundFields>, ColumnsOf<typeof newRoundFields>, Stamps {
  id: string
}

export interface WorkoutRow extends ColumnsOf<typeof workoutFields>, Stamps {
  id: string
  nameFolded: string
  routineCount: number
  /** The template that it was made from, or that was made from it. */
  templateId: string | null
}

export interface RoutineRow extends ColumnsOf<typeof routineFields>, Stamps {
  id: string
  workoutId: string
}

/** A workout of the library. */
export interface WorkoutTemplateRow extends ColumnsOf<typeof templateFields>, Stamps {
  id: string
  nameFolded: string
}

export interface TemplateRoutineRow extends ColumnsOf<typeof routineFields>, Stamps {
  id: string
  templateId: string
}

/** A calendar that others subscribe to: of a location or of a round. */
/** A pass for the remote of a location: first a link, then what one phone shows. */
export interface RemotePassRow {
  id: string
  locationId: string
  number: number
  /** The wall that showed it; null: staff made it. */
  screenId: string | null
  madeBy: string
  linkHash: string
  /** Of what the phone made up that opened it; null: none has. */
  secretHash: string | null
  madeAt: string
  opensUntil: string
  openedAt: string | null
  expiresAt: string
  revokedAt: string | null
}

/** What walls say beside their workouts: in a band, or over the whole wall. */
export interface AnnouncementRow extends ColumnsOf<typeof announcementFields>, Stamps {
  id: string
  kind: AnnouncementKind
  /** The first and the last instant at which a gym shows it. */
  startsAt: string
  overAt: string
  withdrawnAt: string | null
  madeBy: string
}

export interface CalendarFeedRow {
  id: string
  locationId: string | null
  round: number | null
  secretHash: string
  madeBy: string
  madeAt: string
  fetchedAt: string | null
  /** What calendars were told when one last came, as JSON. */
  told: string
}

/** What a person chose to be told; who has no row is told what their role usually is. */
export interface AlertPreferencesRow {
  userId: string
  /** As JSON. */
  kinds: string
  /** As JSON. */
  channels: string
  /** Ids as JSON; null: all that they may see. */
  locationIds: string | null
  timeZone: string
  quietFrom: string | null
  quietTo: string | null
  summaryHour: number | null
  updatedAt: string
}

/** Where a person is told by signed requests. */
export interface WebhookRow {
  id: string
  userId: string
  url: string
  /** As it is: it signs. */
  secret: string
  secretSince: string
}

/** A location of which nobody is told until then. */
export interface MuteRow {
  locationId: string
  until: string
  mutedBy: string
}

/** Something that people are told of, from when it began until it is over. */
export interface OutageRow {
  id: string
  kind: AlertKind
  /** Null: it is about the server, or about all gyms. */
  locationId: string | null
  /** What tells it from others of its kind and place: a day, a trouble of the server; else empty. */
  subject: string
  since: string
  /** From when people are told, if it is so still. */
  dueAt: string
  toldAt: string | null
  endedAt: string | null
  /** What it is about, as JSON. */
  what: string
  /** The outage of many gyms that it belongs to: nobody is told of it alone. */
  partOf: string | null
}

/** An outage as one person is told of it. */
export interface NoticeRow {
  id: string
  userId: string
  outageId: string
  at: string
  readAt: string | null
  isInBell: Bit
  /** By mail or webhook, as JSON: by which of them the person was told, and is to hear that it is over. */
  toldBy: string
  /** Until when what is to be said by mail and webhook waits. */
  heldUntil: string | null
}

export interface ExerciseRow extends ColumnsOf<typeof exerciseFields>, Stamps {
  id: string
}

export interface MediaRow extends ColumnsOf<typeof mediaFields>, Stamps {
  id: string
  link: string
  nameFolded: string
  isShipped: Bit
  /** The file that is served. */
  fileSha256: string
  /** The file as it was brought, before it was rewritten or cut. */
  originalSha256: string
  posterSha256: string | null
  width: number | null
  height: number | null
  durationMs: number | null
  frames: number | null
  codec: string | null
  /** As JSON. */
  figure: string | null
  /** As JSON. */
  seam: string | null
  /** The jump of the seam, for filters. */
  jump: number | null
  /** As JSON. */
  flashes: string | null
  cutMs: number | null
  addedBy: string | null
}

/** Bytes under their hash; the row is there before they are: `coming`, then `stored`; `shipped` lie in the product's own folder. */
export interface MediaFileRow {
  sha256: string
  extension: string
  type: string
  bytes: number
  state: 'coming' | 'stored' | 'shipped'
  createdAt: string
  /** Since when it was seen that nothing refers to it. */
  unusedSince: string | null
}

/** A file on its way into the library. */
export interface MediaUploadRow extends Stamps {
  id: string
  userId: string
  fileName: string
  kind: string
  sha256: string
  bytes: number
  /** What was said of it beside the bytes, as JSON. */
  metadata: string
  state: string
  /** Why it was refused, as JSON. */
  problem: string | null
  mediaId: string | null
}

/** A video elsewhere, and the poster that was made of it. */
export interface LinkPosterRow {
  link: string
  sha256: string | null
  triedAt: string
  failures: number
}

/** A build of the display. */
export interface BuildRow {
  id: string
  /** Its `build.json`, as it was made. */
  list: string
  foundAt: string
  /** When it was last for all screens. */
  settledAt: string | null
}

/** How a build is let out, or was. */
export interface RolloutRow {
  id: string
  buildId: string
  /** The build that was for all when it began. */
  previousId: string | null
  ring: Ring
  /** The location, when the ring is one. */
  locationId: string | null
  state: RolloutState
  /** The e-mail address of who began it; null: the server. */
  startedBy: string | null
  startedAt: string
  ringAt: string
  /** Who was heard of since then is watched: what was before says nothing. */
  observedSince: string
  lookedAt: string
  endedAt: string | null
  /** What the last look found, as JSON. */
  findings: string | null
}

/** The franchise's own face: one row. */
export interface FaceRow extends ColumnsOf<typeof faceFields> {
  id: typeof faceId
  /** Cleaned SVG. */
  logo: string | null
  updatedAt: string
}

export interface ReleaseRow extends ColumnsOf<typeof releaseFields>, Stamps {
  id: string
}

export interface LogRow {
  seq: number
  id: string
  date: string
  model: string
  action: string
  modifiedBy: string
  userId: string | null
  data: string
  hash: string
}

export interface RemovalRow {
  /** Of which table it is. */
  entity: string
  id: string
  /** Its row and those that belong to it, as JSON. */
  was: string
  /** The version that is left of it; null when it is gone. */
  leftAt: string | null
  removedBy: string | null
  expiresAt: string
}

/** What the server has yet to do by itself; gone when it is done. */
export interface JobRow {
  id: string
  kind: string
  /** There is one at most of a kind with this. */
  key: string | null
  /** What is to be done, as JSON. */
  payload: string
  /** From when it is counted until it is given up. */
  createdAt: string
  /** When its other stamps were set, which tells a clock that was turned back. */
  setAt: string
  dueAt: string
  attempts: number
  /** Until then one process has it. */
  leasedUntil: string | null
  /** When it was given up. */
  failedAt: string | null
  /** The code of why it was not done last time. */
  lastError: string | null
}

/** Many workouts changed at once, for as long as that can be undone. */
export interface WorkoutBatchRow {
  id: string
  action: string
  createdAt: string
  expiresAt: string
}

/** One of them, with its routines, as JSON. */
export interface WorkoutBatchItemRow {
  batchId: string
  workoutId: string
  /** Null: it was not there before. */
  was: string | null
  /** Null: it is not there since. */
  became: string | null
}

/** An import of gyms that can still be taken back, by whoever did it. */
export interface GymImportRow {
  id: string
  madeBy: string
  expiresAt: string
}

/** A gym or a person that it made, or a gym that it gave to somebody who was there. */
export interface GymImportItemRow {
  importId: string
  kind: 'gym' | 'person' | 'given'
  entityId: string
  /** What was given; empty of the others. */
  locationId: string
  /** The version of the gym or person that the import left. */
  leftAt: string
}

/** A create that was done, so that the same request again is answered and not done. */
export interface IdempotencyKeyRow {
  userId: string
  keyHash: string
  requestHash: string
  answer: string
  expiresAt: string
}

export interface LogHeadRow {
  id: number
  seq: number
  hash: string
  prunedSeq: number
  prunedHash: string
  /** How many writes had something to announce. */
  changeRevision: number
  /** Which key the log is kept with; empty: none. */
  keyId: string
  /** Proves that the rest of this row was written with the key. */
  seal: string
}
