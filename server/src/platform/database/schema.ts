import type {
  announcementFields,
  BoxAction,
  exerciseFields,
  brandingFields,
  LinkPurpose,
  locationFields,
  mediaFields,
  newRoundFields,
  regionFields,
  releaseFields,
  roundFields,
  routineFields,
  screenFields,
  SentCommand,
  templateFields,
  weekTemplateFields,
  userFields,
  WebhookFailure,
  workoutFields,
} from '@roundboard/contract'
import type {
  AlertKind,
  AnnouncementKind,
  BoxIssue,
  Ring,
  RolloutState,
  ScreenState,
  ScreenIssue,
  ScreenBaseline,
} from '@roundboard/domain'
import type { Bit, ColumnsOf } from './stored-fields.ts'

/** Why a link ended early. */
export type LinkEnd = 'used' | 'replaced' | 'void'

/** The ID of the only row of `face`, the branding. */
export const faceId = 'face'

/** The tables. On both engines, timestamps are ISO 8601 text and booleans are 1 and 0. */
export interface Database {
  users: UserRow
  userLocations: { userId: string; locationId: string }
  userRegions: { userId: string; regionId: string }
  /** A view: the locations that users were given, and those of their regions. */
  reachedLocations: { userId: string; locationId: string }
  /** A view: the locations that announcements are for, those of their regions and tags included. */
  announcedLocations: { announcementId: string; locationId: string }
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
  regions: RegionRow
  /** A view: each region with itself and with the regions above it. */
  regionTree: { regionId: string; ancestorId: string }
  locationTimers: LocationTimerRow
  timerBreaks: TimerBreakRow
  screens: ScreenRow
  screenPresence: PresenceRow
  screenReports: ScreenReportRow
  screenEvents: ScreenEventRow
  watch: WatchRow
  serverAbsences: { fromAt: string; toAt: string }
  watchedScreens: WatchedScreenRow
  screenTransitions: ScreenTransitionRow
  boxes: BoxRow
  boxCommands: BoxCommandRow
  screenLinks: ScreenLinkRow
  rounds: RoundRow
  workouts: WorkoutRow
  routines: RoutineRow
  weekTemplates: WeekTemplateRow
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
  organizationWebhooks: OrganizationWebhookRow
  webhookDeliveries: WebhookDeliveryRow
  mutes: MuteRow
  outages: OutageRow
  acknowledgements: AcknowledgementRow
  notices: NoticeRow
  exercises: ExerciseRow
  locationEquipment: LocationEquipmentRow
  media: MediaRow
  mediaVersions: MediaVersionRow
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
  /** Empty if the user was invited and hasn't set one. */
  passwordHash: string
}

/** A link for setting a password. */
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
  /** The remembered device that started it. */
  deviceHash: string | null
  /** When its user last confirmed their identity. */
  provedAt: string | null
}

export interface PasskeyRow {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  /** The signature counter, if it has one. */
  counter: number
  /** The transports that reach it, as JSON. */
  transports: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

export interface TotpRow {
  userId: string
  /** Encrypted. */
  secret: string
  /** The latest time step whose code was used. */
  lastStep: number
  createdAt: string
  lastUsedAt: string | null
}

export interface FactorChallengeRow {
  tokenHash: string
  purpose: string
  userId: string | null
  /** The challenge for a passkey; empty if none was requested. */
  passkeyChallenge: string
  /** The secret of an authenticator that is being set up, encrypted; otherwise empty. */
  secret: string
  attempts: number
  expiresAt: string
}

/** An API key of another system. */
export interface ApiKeyRow {
  id: string
  name: string
  nameFolded: string
  secretHash: string
  startsWith: string
  /** As JSON. */
  scopes: string
  /** The region that it is limited to. Of a revoked key it may have been deleted. */
  region: string | null
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
  /** Its tags as filters and sorts see them, as JSON. */
  tagsFolded: string
  /** The key in the address of its member page; null if it has none. */
  pocketKey: string | null
  /** The secret of its daily code; null unless its screens ask for one. */
  passKey: string | null
}

export interface RegionRow extends ColumnsOf<typeof regionFields>, Stamps {
  id: string
  nameFolded: string
}

export interface LocationTimerRow {
  locationId: string
  licenseKey: string | null
  stamp: string | null
  /** Increases with every timer action. */
  revision: number
  /** What coaches changed, as JSON; null if nothing since it was last set. */
  coached: string | null
}

/** Equipment that coaches reported as missing. */
export interface LocationEquipmentRow {
  locationId: string
  /** Increases with every report. */
  revision: number
  /** What is out of order, as JSON: see areas/locations/equipment/kept.ts. */
  pieces: string
  /** The last action and the state before it, as JSON, while it can be undone. */
  takeBack: string | null
}

/** An active break in a timer's playlist. */
export interface TimerBreakRow {
  locationId: string
  position: number
  exerciseId: string | null
  /** The playlist's name for an exercise that isn't in the catalog; null if it is. */
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

/** What every heartbeat changes, kept small because each screen writes it every minute. */
export interface PresenceRow {
  screenId: string
  seenAt: string
  /** The report's numbers that change all the time. */
  vitals: string
}

/** Something that a heartbeat reported for the first time. */
export interface ScreenEventRow {
  screenId: string
  at: string
  /** The screen app started, or it runs another build. */
  kind: 'start' | 'build'
  /** The build. */
  detail: string
}

/** The parts of a screen's report that rarely change. */
export interface ScreenReportRow {
  screenId: string
  label: string
  appliedRefresh: number
  appliedHardRefresh: number
  report: string | null
  contentId: string | null
  /** The build it runs, since when, and the state of the screen before it. */
  build: string | null
  buildSince: string | null
  beforeBuild: ScreenBaseline | null
  /** The build that failed to start on it. */
  refusedBuild: string | null
  holdsUntil: string | null
  /** The most severe problem it reports. */
  trouble: ScreenIssue | null
}

/** The ID of the only row of `watch`. */
export const watchId = 'watch'

/** When screens were last checked, and since when without interruption. */
export interface WatchRow {
  id: typeof watchId
  lookedAt: string
  observedSince: string
}

/** A screen at a location, as last checked. A screen that is moved gets a new row. */
export interface WatchedScreenRow {
  number: number
  locationId: string
  screenId: string
  /** The screen's ID while it is there; null once it was deleted or moved. */
  hangingId: string | null
  name: string
  round: number
  state: ScreenState
  since: string
  /** When the check found it deleted or moved. */
  endedAt: string | null
}

/** When a watched screen got into a state. */
export interface ScreenTransitionRow {
  number: number
  /** In epoch milliseconds, to the second. */
  at: number
  state: ScreenState
}

/** The player of a screen that has a box agent. */
export interface BoxRow {
  screenId: string
  /** Its last report as JSON. */
  report: string
  reportedAt: string
  /** The worst issue in it, and since when the box has reported any. */
  issue: BoxIssue | null
  issueSince: string | null
  tvMode: 'hours' | 'on'
  tvOnUntil: string | null
}

export interface BoxCommandRow {
  id: string
  screenId: string
  action: BoxAction
  value: number | null
  isForced: 0 | 1
  askedBy: string
  askedAt: string
  state: SentCommand['state']
  reason: string | null
  doneAt: string | null
  /** JPEG in base64. */
  screenshot: string | null
}

export interface ScreenLinkRow {
  idHash: string
  authCode: string
  screenId: string | null
  createdAt: string
  expiresAt: string
  /** The user who entered its code. */
  linkedBy: string | null
  /** When the screen first used its token, after which none is issued again. */
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
  /** The template that it was created from, or that was created from it. */
  templateId: string | null
  /** The week template that it was created from, deleted or not. */
  weekTemplateId: string | null
}

export interface RoutineRow extends ColumnsOf<typeof routineFields>, Stamps {
  id: string
  workoutId: string
}

export interface WeekTemplateRow extends ColumnsOf<typeof weekTemplateFields>, Stamps {
  id: string
  nameFolded: string
  weeks: number
}

/** A workout template, or a workout of a week template. */
export interface WorkoutTemplateRow extends ColumnsOf<typeof templateFields>, Stamps {
  id: string
  nameFolded: string
  /** Null, as everything below, unless it is a workout of a week template. */
  weekTemplateId: string | null
  /** The template of the workout that it was made from. */
  sourceTemplateId: string | null
  round: number | null
  week: number | null
  weekday: number | null
  days: number | null
}

export interface TemplateRoutineRow extends ColumnsOf<typeof routineFields>, Stamps {
  id: string
  templateId: string
}

/** A coach pass for the remote of a location: first a link, then the credential of one phone. */
export interface RemotePassRow {
  id: string
  locationId: string
  number: number
  /** The screen that showed it; null: staff created it. */
  screenId: string | null
  madeBy: string
  linkHash: string
  /** The hash of the secret of the phone that opened it; null: not opened yet. */
  secretHash: string | null
  madeAt: string
  opensUntil: string
  openedAt: string | null
  expiresAt: string
  revokedAt: string | null
}

/** An announcement on screens: a banner or full screen. */
export interface AnnouncementRow extends ColumnsOf<typeof announcementFields>, Stamps {
  id: string
  kind: AnnouncementKind
  tagsFolded: string
  /** The first and last moment at which a location shows it. */
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
  /** What calendars received at their last request, as JSON. */
  told: string
}

/** A user's notification settings. Users without a row have their role's defaults. */
export interface AlertPreferencesRow {
  userId: string
  /** As JSON. */
  kinds: string
  /** As JSON. */
  channels: string
  /** IDs as JSON; null: all locations they may see. */
  locationIds: string | null
  timeZone: string
  quietFrom: string | null
  quietTo: string | null
  summaryHour: number | null
  updatedAt: string
}

/** A user's webhook, called with signed requests. */
export interface WebhookRow {
  id: string
  userId: string
  url: string
  /** Stored in plain text, because it signs. */
  secret: string
  secretSince: string
}

/** A webhook of the organization. */
export interface OrganizationWebhookRow extends Stamps {
  id: string
  url: string
  /** Stored in plain text, because it signs. */
  secret: string
  secretSince: string
  /** As JSON. */
  events: string
  region: string | null
  isPaused: Bit
  madeBy: string
}

/** A request to a webhook of the organization; `nextAt`: it is yet to be sent. */
export interface WebhookDeliveryRow {
  id: string
  webhookId: string
  event: 'alert.began' | 'alert.ended' | 'alert.test'
  kind: AlertKind | null
  body: string
  attempts: number
  attemptedAt: string | null
  status: number | null
  why: WebhookFailure | null
  durationMs: number | null
  excerpt: string
  nextAt: string | null
  createdAt: string
}

/** A location whose alerts are muted until then. */
export interface MuteRow {
  locationId: string
  until: string
  mutedBy: string
}

/** An outage or other event that users are notified of, from start to end. */
export interface OutageRow {
  id: string
  kind: AlertKind
  /** Null: it concerns the server, or all locations. */
  locationId: string | null
  /** A day, a server issue, or that a location is back in part; otherwise empty. */
  subject: string
  since: string
  /** When users are notified, if it still lasts. */
  dueAt: string
  toldAt: string | null
  endedAt: string | null
  /** Details, as JSON. */
  what: string
  /** The outage of many locations that includes it; it isn't reported on its own. */
  partOf: string | null
}

/** Who acknowledged an outage. */
export interface AcknowledgementRow {
  outageId: string
  at: string
  acknowledgedBy: string
  note: string
  /** The screens that it covers, as JSON. */
  screenIds: string
}

/** The notification of one user about an outage. */
export interface NoticeRow {
  id: string
  userId: string
  outageId: string
  at: string
  readAt: string | null
  isInBell: Bit
  /** The channels (email, webhook) that announced it and must announce its end, as JSON. */
  toldBy: string
  /** Until when emails and webhooks are held. */
  heldUntil: string | null
}

export interface ExerciseRow extends ColumnsOf<typeof exerciseFields>, Stamps {
  id: string
}

export interface MediaRow extends ColumnsOf<typeof mediaFields>, MediaFileColumns, Stamps {
  id: string
  link: string
  nameFolded: string
  isShipped: Bit
  addedBy: string | null
}

/** What an item has of its file. */
export interface MediaFileColumns {
  /** The file that is served. */
  fileSha256: string
  /** The uploaded file, before it was rewritten or cut. */
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
  /** How visible the seam is, for filters. */
  jump: number | null
  /** As JSON. */
  flashes: string | null
  cutMs: number | null
}

/** An earlier file of an item. */
export interface MediaVersionRow extends MediaFileColumns {
  id: string
  mediaId: string
  replacedAt: string
  replacedBy: string | null
}

/** A file by hash: `coming` until its bytes are `stored`; `shipped` with the product. */
export interface MediaFileRow {
  sha256: string
  extension: string
  type: string
  bytes: number
  state: 'coming' | 'stored' | 'shipped'
  createdAt: string
  /** Since when nothing refers to it. */
  unusedSince: string | null
}

/** An upload in progress. */
export interface MediaUploadRow extends Stamps {
  id: string
  userId: string
  fileName: string
  kind: string
  sha256: string
  bytes: number
  /** Metadata sent with it, as JSON. */
  metadata: string
  state: string
  /** Why it was refused, as JSON. */
  problem: string | null
  mediaId: string | null
}

/** A video hosted elsewhere, and the poster made of it. */
export interface LinkPosterRow {
  link: string
  sha256: string | null
  triedAt: string
  failures: number
}

/** A build of the screen app. */
export interface BuildRow {
  id: string
  /** The content of its `build.json`. */
  list: string
  foundAt: string
  /** When it was last rolled out to all screens. */
  settledAt: string | null
}

/** A rollout, running or ended. */
export interface RolloutRow {
  id: string
  buildId: string
  /** The build that all screens ran when it started. */
  previousId: string | null
  ring: Ring
  /** The location, if the rollout is limited to one. */
  locationId: string | null
  /** The regions and tags that it is limited to, as JSON. */
  regions: string
  tags: string
  state: RolloutState
  /** The email address of the user who started it; null: the server. */
  startedBy: string | null
  startedAt: string
  ringAt: string
  /** Only reports since then count. */
  observedSince: string
  lookedAt: string
  endedAt: string | null
  /** The findings of the last check, as JSON. */
  findings: string | null
}

/** The franchise's branding: one row. */
export interface FaceRow extends ColumnsOf<typeof brandingFields> {
  id: typeof faceId
  /** Sanitized SVG. */
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
  /** Its table. */
  entity: string
  id: string
  /** The deleted row and the rows deleted with it, as JSON. */
  was: string
  /** The version that remains; null if it was deleted completely. */
  leftAt: string | null
  removedBy: string | null
  expiresAt: string
}

/** A background job. Deleted when it is done. */
export interface JobRow {
  id: string
  kind: string
  /** Unique among waiting jobs of a kind. */
  key: string | null
  /** As JSON. */
  payload: string
  /** Jobs give up after a time counted from here. */
  createdAt: string
  /** When its other times were set, which reveals a clock that was turned back. */
  setAt: string
  dueAt: string
  attempts: number
  /** Until then, one process runs it. */
  leasedUntil: string | null
  /** When it was given up. */
  failedAt: string | null
  /** The code of its last failure. */
  lastError: string | null
}

/** A bulk edit of workouts, while it can be undone. */
export interface WorkoutBatchRow {
  id: string
  action: string
  createdAt: string
  expiresAt: string
}

/** One of its workouts with its routines, as JSON. */
export interface WorkoutBatchItemRow {
  batchId: string
  /** Of a workout, or of a template or an exercise whose clips were swapped. */
  workoutId: string
  /** Null: it didn't exist before. */
  was: string | null
  /** Null: it was deleted. */
  became: string | null
}

/** A location import, while its author can undo it. */
export interface GymImportRow {
  id: string
  madeBy: string
  expiresAt: string
}

/** A location or user that it created, or a location that it assigned to an existing user. */
export interface GymImportItemRow {
  importId: string
  kind: 'gym' | 'person' | 'given'
  entityId: string
  /** The location that was assigned; otherwise empty. */
  locationId: string
  /** The version that the import left. */
  leftAt: string
}

/** A completed create, so that repeating the request returns its result. */
export interface IdempotencyKeyRow {
  /** A user or an API key. */
  callerId: string
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
  /** The number of writes that published a change. */
  changeRevision: number
  /** The ID of the key that signs the log; empty: none. */
  keyId: string
  /** The signature of the rest of this row. */
  seal: string
}
