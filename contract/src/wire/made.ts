// Generated from the contract by `npm run wire`; `npm run verify` checks that it is up to date.
import type { ScreenAnnouncement } from '../announcements.ts'
import type { BodyOf, ParamsOf } from '../call.ts'
import type { calls } from '../calls.ts'
import type { ErrorResponse } from '../error-response.ts'
import type { EventData } from '../event-data.ts'
import type { TimerLicence } from '../licences.ts'
import type { Applied, Heartbeat, Programme } from '../screens.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (it: unknown): it is Fields =>
  typeof it === 'object' && it !== null && !Array.isArray(it)

function hasOthers(it: Fields, keys: ReadonlySet<unknown>): boolean {
  for (const key in it) if (!keys.has(key)) return true
  return false
}

const pattern1 = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/

const list2 = new Set<unknown>(["en-us","en-gb","en-nz","en-au","fr-ca","fr","es","es-mx","es-cr","es-ec","es-co","es-gt","es-ar","es-pa","ja","ar-qa","ar-jo","ar-lb","ar-sa","ar-ae","ar-kw","id","ms"])

const list3 = new Set<unknown>(["none","left","right","across"])

const list4 = new Set<unknown>(["classic","accessible"])

const pattern5 = /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}(?:Z))$/

const list6 = new Set<unknown>(["top-left","top-right","bottom-left","bottom-right"])

const list7 = new Set<unknown>(["green","yellow","red"])

const keys8 = new Set<unknown>(["label","isConnected","statusUpdatedAt"])

const keys9 = new Set<unknown>(["refresh","hardRefresh"])

const list10 = new Set<unknown>(["held","filling","insecure","unsupported","failed"])

const list11 = new Set<unknown>(["waiting","failed","wrong-bytes","not-found","no-space","elsewhere"])

const keys12 = new Set<unknown>(["url","reason"])

const keys13 = new Set<unknown>(["boot","revision","until","files","heldFiles","bytes","heldBytes","isPersisted","missing"])

const keys14 = new Set<unknown>(["workoutId","workoutUpdatedAt","programmeRevision","lastFrameAt","droppedFrames","clockOffsetMs","cache","uptimeSeconds","appVersion","problem","holding","roundTripMs","flashErrorMs","build","refusedBuild"])

const keys15 = new Set<unknown>(["status","refreshFlag","applied","report"])

const list16 = new Set<unknown>(["band","emergency","drill"])

const keys17 = new Set<unknown>(["id"])

const pattern18 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/

const keys19 = new Set<unknown>(["email","password"])

const list20 = new Set<unknown>(["bad-input","invalid-code","not-signed-in","wrong-credentials","wrong-password","step-up-wanted","second-factor-wanted","second-factor-set-up-wanted","forbidden","not-found","conflict","changed-meanwhile","key-reused","in-use","last-super-admin","too-large","unsupported-media-type","too-many-attempts","not-configured","unavailable","busy","internal"])

function isProgrammeScreenLocation(it: unknown): boolean {
  if (!isObject(it)) return false
  const { _id, id, name, locationIdentifier, timeZone, language, isEnabled, vtsEnabled, androidOs, is365, lrVideo, timerPalette } = it
  return (
    (typeof _id === 'string' && pattern1.test(_id)) &&
    (typeof id === 'string' && pattern1.test(id)) &&
    typeof name === 'string' &&
    typeof locationIdentifier === 'string' &&
    typeof timeZone === 'string' &&
    list2.has(language) &&
    typeof isEnabled === 'boolean' &&
    typeof vtsEnabled === 'boolean' &&
    typeof androidOs === 'boolean' &&
    typeof is365 === 'boolean' &&
    typeof lrVideo === 'boolean' &&
    list4.has(timerPalette)
  )
}

function isProgrammeScreen(it: unknown): boolean {
  if (!isObject(it)) return false
  const { _id, id, name, round, roundName, roundImageUrl, language, hasSound, isLowVision, nextWay, location, timeZone, refreshFlag, refreshRevision, hardRefreshFlag, hardRefreshRevision } = it
  return (
    (typeof _id === 'string' && pattern1.test(_id)) &&
    (typeof id === 'string' && pattern1.test(id)) &&
    typeof name === 'string' &&
    (typeof round === 'number' && Number.isSafeInteger(round)) &&
    typeof roundName === 'string' &&
    typeof roundImageUrl === 'string' &&
    list2.has(language) &&
    typeof hasSound === 'boolean' &&
    (isLowVision === undefined || typeof isLowVision === 'boolean') &&
    (nextWay === undefined || list3.has(nextWay)) &&
    isProgrammeScreenLocation(location) &&
    typeof timeZone === 'string' &&
    typeof refreshFlag === 'boolean' &&
    (typeof refreshRevision === 'number' && Number.isSafeInteger(refreshRevision)) &&
    typeof hardRefreshFlag === 'boolean' &&
    (typeof hardRefreshRevision === 'number' && Number.isSafeInteger(hardRefreshRevision))
  )
}

function isProgrammeIntervalsItemWorkoutRoutinesItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { _id, id, name, step, text, videoLink, lrVideoLink, cue, createdAt, updatedAt, insteadOf } = it
  return (
    (typeof _id === 'string' && pattern1.test(_id)) &&
    (typeof id === 'string' && pattern1.test(id)) &&
    typeof name === 'string' &&
    (typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= 3) &&
    typeof text === 'string' &&
    typeof videoLink === 'string' &&
    (typeof lrVideoLink === 'string' || lrVideoLink === null) &&
    (cue === undefined || typeof cue === 'string') &&
    (typeof createdAt === 'string' && pattern5.test(createdAt)) &&
    (typeof updatedAt === 'string' && pattern5.test(updatedAt)) &&
    (insteadOf === undefined || typeof insteadOf === 'string')
  )
}

function isProgrammeIntervalsItemWorkoutIntervals(it: unknown): boolean {
  if (!isObject(it)) return false
  const { kind, workSeconds, restSeconds } = it
  return (
    kind === "work-rest" &&
    (typeof workSeconds === 'number' && Number.isSafeInteger(workSeconds)) &&
    (typeof restSeconds === 'number' && Number.isSafeInteger(restSeconds))
  )
}

function isProgrammeIntervalsItemWorkoutIntervals2(it: unknown): boolean {
  if (!isObject(it)) return false
  const { kind } = it
  return (
    kind === "equal-steps"
  )
}

function isProgrammeIntervalsItemWorkout(it: unknown): boolean {
  if (!isObject(it)) return false
  const { _id, id, name, subHeader, round, startDate, endDate, routines, intervals, createdAt, updatedAt } = it
  return (
    (typeof _id === 'string' && pattern1.test(_id)) &&
    (typeof id === 'string' && pattern1.test(id)) &&
    typeof name === 'string' &&
    typeof subHeader === 'string' &&
    (typeof round === 'number' && Number.isSafeInteger(round)) &&
    (typeof startDate === 'string' && pattern5.test(startDate)) &&
    (typeof endDate === 'string' && pattern5.test(endDate)) &&
    (Array.isArray(routines) && routines.every(isProgrammeIntervalsItemWorkoutRoutinesItem)) &&
    (intervals === undefined || (isProgrammeIntervalsItemWorkoutIntervals(intervals) || isProgrammeIntervalsItemWorkoutIntervals2(intervals))) &&
    (typeof createdAt === 'string' && pattern5.test(createdAt)) &&
    (typeof updatedAt === 'string' && pattern5.test(updatedAt))
  )
}

function isProgrammeIntervalsItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { from, to, workout } = it
  return (
    (typeof from === 'string' && pattern5.test(from)) &&
    (typeof to === 'string' && pattern5.test(to)) &&
    (isProgrammeIntervalsItemWorkout(workout) || workout === null)
  )
}

function isProgrammeFaceTones(it: unknown): boolean {
  if (!isObject(it)) return false
  const { ground, strip, line, accent, onAccent } = it
  return (
    typeof ground === 'string' &&
    typeof strip === 'string' &&
    typeof line === 'string' &&
    typeof accent === 'string' &&
    typeof onAccent === 'string'
  )
}

function isProgrammeFace(it: unknown): boolean {
  if (!isObject(it)) return false
  const { tones, logo } = it
  return (
    (isProgrammeFaceTones(tones) || tones === null) &&
    (typeof logo === 'string' || logo === null)
  )
}

function isProgrammeActiveBreaksItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { name, displayName, videoLink, insteadOf } = it
  return (
    typeof name === 'string' &&
    typeof displayName === 'string' &&
    (typeof videoLink === 'string' || videoLink === null) &&
    (insteadOf === undefined || typeof insteadOf === 'string')
  )
}

function isProgrammeLaterItemActiveBreaksItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { name, displayName, videoLink, insteadOf } = it
  return (
    typeof name === 'string' &&
    typeof displayName === 'string' &&
    (typeof videoLink === 'string' || videoLink === null) &&
    (insteadOf === undefined || typeof insteadOf === 'string')
  )
}

function isProgrammeLaterItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { from, flexibilityVideo, flexibilityInsteadOf, activeBreaks } = it
  return (
    (typeof from === 'string' && pattern5.test(from)) &&
    (typeof flexibilityVideo === 'string' || flexibilityVideo === null) &&
    (flexibilityInsteadOf === undefined || typeof flexibilityInsteadOf === 'string') &&
    (Array.isArray(activeBreaks) && activeBreaks.every(isProgrammeLaterItemActiveBreaksItem))
  )
}

function isProgrammeNextRoundStillsItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { from, to, files } = it
  return (
    (typeof from === 'string' && pattern5.test(from)) &&
    (typeof to === 'string' && pattern5.test(to)) &&
    (Array.isArray(files) && files.every((it: unknown) => typeof it === 'string'))
  )
}

function isProgrammeNextRound(it: unknown): boolean {
  if (!isObject(it)) return false
  const { roundNumber, name, imageUrl, stills } = it
  return (
    (typeof roundNumber === 'number' && Number.isSafeInteger(roundNumber)) &&
    typeof name === 'string' &&
    typeof imageUrl === 'string' &&
    (stills === undefined || (Array.isArray(stills) && stills.every(isProgrammeNextRoundStillsItem)))
  )
}

function isProgrammeMediaItemFigure(it: unknown): boolean {
  if (!isObject(it)) return false
  const { left, top, right, bottom, freeCorner, fills } = it
  return (
    (typeof left === 'number' && Number.isFinite(left) && left >= 0 && left <= 1) &&
    (typeof top === 'number' && Number.isFinite(top) && top >= 0 && top <= 1) &&
    (typeof right === 'number' && Number.isFinite(right) && right >= 0 && right <= 1) &&
    (typeof bottom === 'number' && Number.isFinite(bottom) && bottom >= 0 && bottom <= 1) &&
    (list6.has(freeCorner) || freeCorner === null) &&
    (typeof fills === 'number' && Number.isFinite(fills) && fills >= 0 && fills <= 1)
  )
}

function isProgrammeMediaItem(it: unknown): boolean {
  if (!isObject(it)) return false
  const { url, file, bytes, sha256, type, codec, durationMs, width, height, poster, figure } = it
  return (
    typeof url === 'string' &&
    typeof file === 'string' &&
    ((typeof bytes === 'number' && Number.isSafeInteger(bytes)) || bytes === null) &&
    (typeof sha256 === 'string' || sha256 === null) &&
    (typeof type === 'string' || type === null) &&
    (typeof codec === 'string' || codec === null) &&
    ((typeof durationMs === 'number' && Number.isFinite(durationMs)) || durationMs === null) &&
    ((typeof width === 'number' && Number.isSafeInteger(width)) || width === null) &&
    ((typeof height === 'number' && Number.isSafeInteger(height)) || height === null) &&
    (typeof poster === 'string' || poster === null) &&
    (isProgrammeMediaItemFigure(figure) || figure === null)
  )
}

export function isProgramme(it: unknown): it is Programme {
  if (!isObject(it)) return false
  const { revision, screen, appVersion, intervals, flexibilityVideo, flexibilityInsteadOf, face, activeBreaks, later, nextRound, pocketAddress, media, spares } = it
  return (
    typeof revision === 'string' &&
    isProgrammeScreen(screen) &&
    typeof appVersion === 'string' &&
    (Array.isArray(intervals) && intervals.every(isProgrammeIntervalsItem)) &&
    (typeof flexibilityVideo === 'string' || flexibilityVideo === null) &&
    (flexibilityInsteadOf === undefined || typeof flexibilityInsteadOf === 'string') &&
    (isProgrammeFace(face) || face === null) &&
    (Array.isArray(activeBreaks) && activeBreaks.every(isProgrammeActiveBreaksItem)) &&
    (later === undefined || (Array.isArray(later) && later.every(isProgrammeLaterItem))) &&
    (nextRound === undefined || isProgrammeNextRound(nextRound)) &&
    (pocketAddress === undefined || typeof pocketAddress === 'string') &&
    (Array.isArray(media) && media.every(isProgrammeMediaItem)) &&
    (spares === undefined || (Array.isArray(spares) && spares.every((it: unknown) => typeof it === 'string')))
  )
}

function isTimerLicenceCourseLonger(it: unknown): boolean {
  if (!isObject(it)) return false
  const { iteration, phase, ms } = it
  return (
    (typeof iteration === 'number' && Number.isInteger(iteration) && iteration >= 0 && iteration <= 26) &&
    list7.has(phase) &&
    (typeof ms === 'number' && Number.isSafeInteger(ms) && ms >= 0)
  )
}

function isTimerLicenceCourseBeforeLonger(it: unknown): boolean {
  if (!isObject(it)) return false
  const { iteration, phase, ms } = it
  return (
    (typeof iteration === 'number' && Number.isInteger(iteration) && iteration >= 0 && iteration <= 26) &&
    list7.has(phase) &&
    (typeof ms === 'number' && Number.isSafeInteger(ms) && ms >= 0)
  )
}

function isTimerLicenceCourseBefore(it: unknown): boolean {
  if (!isObject(it)) return false
  const { stamp, pausedAt, longer } = it
  return (
    ((typeof stamp === 'string' && pattern5.test(stamp)) || stamp === null) &&
    ((typeof pausedAt === 'string' && pattern5.test(pausedAt)) || pausedAt === null) &&
    (isTimerLicenceCourseBeforeLonger(longer) || longer === null)
  )
}

function isTimerLicenceCourse(it: unknown): boolean {
  if (!isObject(it)) return false
  const { stamp, pausedAt, longer, since, before } = it
  return (
    ((typeof stamp === 'string' && pattern5.test(stamp)) || stamp === null) &&
    ((typeof pausedAt === 'string' && pattern5.test(pausedAt)) || pausedAt === null) &&
    (isTimerLicenceCourseLonger(longer) || longer === null) &&
    ((typeof since === 'string' && pattern5.test(since)) || since === null) &&
    (isTimerLicenceCourseBefore(before) || before === null)
  )
}

export function isTimerLicence(it: unknown): it is TimerLicence {
  if (!isObject(it)) return false
  const { dwsTimeStamp, dwsActiveBreaks, course } = it
  return (
    ((typeof dwsTimeStamp === 'string' && pattern5.test(dwsTimeStamp)) || dwsTimeStamp === null) &&
    (Array.isArray(dwsActiveBreaks) && dwsActiveBreaks.every((it: unknown) => typeof it === 'string')) &&
    (course === undefined || isTimerLicenceCourse(course))
  )
}

export function isApplied(it: unknown): it is Applied {
  if (!isObject(it)) return false
  const { refresh, hardRefresh } = it
  return (
    (typeof refresh === 'number' && Number.isSafeInteger(refresh) && refresh >= 0) &&
    (typeof hardRefresh === 'number' && Number.isSafeInteger(hardRefresh) && hardRefresh >= 0)
  )
}

function isPlainHeartbeatStatus(it: unknown): boolean {
  if (!isObject(it) || hasOthers(it, keys8)) return false
  const { label, isConnected, statusUpdatedAt } = it
  return (
    (typeof label === 'string' && label.length <= 40) &&
    typeof isConnected === 'boolean' &&
    (statusUpdatedAt === undefined || (typeof statusUpdatedAt === 'string' && statusUpdatedAt.length <= 40))
  )
}

function isPlainHeartbeatApplied(it: unknown): boolean {
  if (!isObject(it) || hasOthers(it, keys9)) return false
  const { refresh, hardRefresh } = it
  return (
    (typeof refresh === 'number' && Number.isSafeInteger(refresh) && refresh >= 0) &&
    (typeof hardRefresh === 'number' && Number.isSafeInteger(hardRefresh) && hardRefresh >= 0)
  )
}

function isPlainHeartbeatReportHoldingMissingItem(it: unknown): boolean {
  if (!isObject(it) || hasOthers(it, keys12)) return false
  const { url, reason } = it
  return (
    (typeof url === 'string' && url.length <= 300) &&
    list11.has(reason)
  )
}

function isPlainHeartbeatReportHolding(it: unknown): boolean {
  if (!isObject(it) || hasOthers(it, keys13)) return false
  const { boot, revision, until, files, heldFiles, bytes, heldBytes, isPersisted, missing } = it
  return (
    list10.has(boot) &&
    (typeof revision === 'string' && revision.length <= 64) &&
    ((typeof until === 'string' && pattern5.test(until)) || until === null) &&
    (typeof files === 'number' && Number.isInteger(files) && files >= 0 && files <= 1000000) &&
    (typeof heldFiles === 'number' && Number.isInteger(heldFiles) && heldFiles >= 0 && heldFiles <= 1000000) &&
    (typeof bytes === 'number' && Number.isInteger(bytes) && bytes >= 0 && bytes <= 1000000000000000) &&
    (typeof heldBytes === 'number' && Number.isInteger(heldBytes) && heldBytes >= 0 && heldBytes <= 1000000000000000) &&
    typeof isPersisted === 'boolean' &&
    (Array.isArray(missing) && missing.length <= 5 && missing.every(isPlainHeartbeatReportHoldingMissingItem))
  )
}

function isPlainHeartbeatReport(it: unknown): boolean {
  if (!isObject(it) || hasOthers(it, keys14)) return false
  const { workoutId, workoutUpdatedAt, programmeRevision, lastFrameAt, droppedFrames, clockOffsetMs, cache, uptimeSeconds, appVersion, problem, holding, roundTripMs, flashErrorMs, build, refusedBuild } = it
  return (
    (workoutId === undefined || ((typeof workoutId === 'string' && pattern1.test(workoutId)) || workoutId === null)) &&
    (workoutUpdatedAt === undefined || ((typeof workoutUpdatedAt === 'string' && pattern5.test(workoutUpdatedAt)) || workoutUpdatedAt === null)) &&
    (programmeRevision === undefined || ((typeof programmeRevision === 'string' && programmeRevision.length <= 64) || programmeRevision === null)) &&
    (lastFrameAt === undefined || ((typeof lastFrameAt === 'string' && pattern5.test(lastFrameAt)) || lastFrameAt === null)) &&
    (droppedFrames === undefined || ((typeof droppedFrames === 'number' && Number.isInteger(droppedFrames) && droppedFrames >= 0 && droppedFrames <= 1000000000000) || droppedFrames === null)) &&
    (clockOffsetMs === undefined || ((typeof clockOffsetMs === 'number' && Number.isFinite(clockOffsetMs) && clockOffsetMs >= -10000000000000 && clockOffsetMs <= 10000000000000) || clockOffsetMs === null)) &&
    (cache === undefined || ((typeof cache === 'string' && cache.length <= 32) || cache === null)) &&
    (uptimeSeconds === undefined || ((typeof uptimeSeconds === 'number' && Number.isInteger(uptimeSeconds) && uptimeSeconds >= 0 && uptimeSeconds <= 10000000000) || uptimeSeconds === null)) &&
    (appVersion === undefined || ((typeof appVersion === 'string' && appVersion.length <= 32) || appVersion === null)) &&
    (problem === undefined || ((typeof problem === 'string' && problem.length <= 300) || problem === null)) &&
    (holding === undefined || (isPlainHeartbeatReportHolding(holding) || holding === null)) &&
    (roundTripMs === undefined || ((typeof roundTripMs === 'number' && Number.isFinite(roundTripMs) && roundTripMs >= 0 && roundTripMs <= 10000000) || roundTripMs === null)) &&
    (flashErrorMs === undefined || ((typeof flashErrorMs === 'number' && Number.isFinite(flashErrorMs) && flashErrorMs >= -10000000 && flashErrorMs <= 10000000) || flashErrorMs === null)) &&
    (build === undefined || ((typeof build === 'string' && build.length <= 64) || build === null)) &&
    (refusedBuild === undefined || ((typeof refusedBuild === 'string' && refusedBuild.length <= 64) || refusedBuild === null))
  )
}

export function isPlainHeartbeat(it: unknown): it is Heartbeat {
  if (!isObject(it) || hasOthers(it, keys15)) return false
  const { status, refreshFlag, applied, report } = it
  return (
    isPlainHeartbeatStatus(status) &&
    (refreshFlag === undefined || typeof refreshFlag === 'boolean') &&
    (applied === undefined || isPlainHeartbeatApplied(applied)) &&
    (report === undefined || isPlainHeartbeatReport(report))
  )
}

export function isScreenAnnouncement(it: unknown): it is ScreenAnnouncement {
  if (!isObject(it)) return false
  const { id, kind, text, from, until } = it
  return (
    typeof id === 'string' &&
    list16.has(kind) &&
    typeof text === 'string' &&
    (typeof from === 'string' && pattern5.test(from)) &&
    (typeof until === 'string' && pattern5.test(until))
  )
}

export function isEventData(it: unknown): it is EventData {
  if (!isObject(it)) return false
  const { revision, retryMs, locationIds } = it
  return (
    (typeof revision === 'number' && Number.isFinite(revision)) &&
    (retryMs === undefined || (typeof retryMs === 'number' && Number.isFinite(retryMs))) &&
    (locationIds === undefined || (Array.isArray(locationIds) && locationIds.every((it: unknown) => typeof it === 'string')))
  )
}

export function isById(it: unknown): it is ParamsOf<typeof calls.getScreen> {
  if (!isObject(it) || hasOthers(it, keys17)) return false
  const { id } = it
  return (
    (typeof id === 'string' && pattern1.test(id))
  )
}

export function isPlainLogIn(it: unknown): it is BodyOf<typeof calls.logIn> {
  if (!isObject(it) || hasOthers(it, keys19)) return false
  const { email, password } = it
  return (
    (typeof email === 'string' && email.length <= 254 && pattern18.test(email)) &&
    (typeof password === 'string' && password.length >= 1 && password.length <= 256)
  )
}

export function isRefusal(it: unknown): it is Omit<ErrorResponse, 'issues' | 'challenge'> {
  if (!isObject(it)) return false
  const { success, error, code, requestId } = it
  return (
    success === false &&
    typeof error === 'string' &&
    list20.has(code) &&
    typeof requestId === 'string'
  )
}

/** The addresses of the calls of the screen app. */
export const displayAddresses = {
  getAppInfo: { method: 'GET', path: '/api/v1/app' },
  getTime: { method: 'GET', path: '/api/v1/time' },
  createScreenLink: { method: 'POST', path: '/api/v1/screenlinks' },
  getScreenLink: { method: 'GET', path: '/api/v1/screenlinks/:id' },
  updateScreenLink: { method: 'PUT', path: '/api/v1/screenlinks/:id' },
  deleteScreenLink: { method: 'DELETE', path: '/api/v1/screenlinks/:id' },
  getOwnScreen: { method: 'GET', path: '/api/v1/screens/auth' },
  heartbeat: { method: 'PATCH', path: '/api/v1/screens/auth' },
  getProgramme: { method: 'GET', path: '/api/v1/screens/auth/programme' },
  getLocationLicence: { method: 'GET', path: '/licenses/locationId/:locationIdentifier' },
  getLicence: { method: 'GET', path: '/licenses/key/:licenseKey' },
  issueCoachPass: { method: 'POST', path: '/api/v1/screens/auth/remote-pass' },
  reportAnnouncementShown: { method: 'POST', path: '/api/v1/screens/auth/announcements/:id/shown' },
} as const
