import { createAccountLinks } from './areas/identity/account-links/index.ts'
import {
  createAlertsWatch,
  createBellService,
  createGymOutages,
  createMutesService,
  createPastTroubles,
  createPreferencesService,
  createSendWebhook,
  createSummaries,
  createTelling,
  createTomorrowWatch,
  createTroubleWatch,
  createWebhookJob,
  createWebhooksService,
  listMutes,
  listTold,
  readBells,
} from './areas/operations/alerts/index.ts'
import {
  createAnnouncementsService,
  createBoard,
  createShownNotesService,
} from './areas/floor/announcements/index.ts'
import { createApiKeysService } from './areas/identity/api-keys/index.ts'
import {
  createAuthService,
  createLinkWaysService,
  createOwnProfileService,
} from './areas/identity/sign-in/index.ts'
import {
  createBuildsService,
  createRolloutsService,
  createRolloutWatch,
  createTargets,
} from './areas/fleet/rollouts/index.ts'
import { createDashboardService } from './areas/operations/dashboard/index.ts'
import { createFaceService } from './areas/messaging/branding/index.ts'
import { createChallenges, createFactors } from './areas/identity/two-factor/index.ts'
import { createCalendarService, createFeedsService } from './areas/workouts/calendar-feeds/index.ts'
import {
  createEquipmentService,
  createKnownClips,
  retimeEquipment,
} from './areas/locations/equipment/index.ts'
import { createExercisesService, listAllExercises } from './areas/workouts/exercises/index.ts'
import {
  createLicenceServiceClient,
  createLicencesService,
  createOwnLicences,
  countPlaylists,
  findLocationUsing,
  listLocationsPlaying,
} from './areas/floor/timer/index.ts'
import { createLogsService } from './areas/operations/logs/index.ts'
import {
  createContentService,
  createPlaybackService,
  createScreenRegistry,
  createWallsService,
} from './areas/floor/programme/index.ts'
import { createLocationsService } from './areas/locations/locations/index.ts'
import {
  assertInLibrary,
  createFilesService,
  createLibraryService,
  createLinkPosters,
  createProgrammeMedia,
  createShippedFiles,
  createShippedService,
  createSweep,
  readShipped,
  type ShippedItem,
} from './areas/media/library/index.ts'
import { createGivenUpSweep, createJobsService } from './areas/operations/jobs/index.ts'
import { createMail } from './areas/messaging/email/index.ts'
import { createPassesService } from './areas/floor/coach-passes/index.ts'
import { createPocketService } from './areas/floor/member-page/index.ts'
import {
  countWallsOfRounds,
  countWallsShowing,
  createPresenceService,
} from './areas/fleet/presence/index.ts'
import { createFleetPush, createScreenPush } from './areas/fleet/push/index.ts'
import {
  createPhonesHere,
  createRemotePush,
  createRemoteService,
} from './areas/floor/remote/index.ts'
import { createReleasesService } from './areas/operations/releases/index.ts'
import { createRoundsService } from './areas/workouts/rounds/index.ts'
import {
  createBatchSweep,
  createBulkService,
  createCoverageService,
  createScheduleService,
} from './areas/workouts/schedule/index.ts'
import { createScreenLinksService } from './areas/fleet/pairing/index.ts'
import {
  countScreensOfRound,
  countWallLanguages,
  createScreensService,
  readTokenHashes,
} from './areas/fleet/screens/index.ts'
import { createSessionsService, rightsOf } from './areas/identity/sessions/index.ts'
import { createSystemService } from './areas/operations/system/index.ts'
import { createTemplatesService } from './areas/workouts/templates/index.ts'
import { createTimeZonesService } from './areas/locations/time-zones/index.ts'
import {
  createCutter,
  createIntake,
  createPictureOfClip,
  createUploadsService,
} from './areas/media/uploads/index.ts'
import {
  createAwayService,
  createUptimeService,
  createUptimeSweep,
  createWatch,
  findLastLook,
  listScreensNow,
} from './areas/fleet/uptime/index.ts'
import {
  createPasswordRules,
  createUsersService,
  renewPasswordHash,
} from './areas/identity/users/index.ts'
import {
  createGymImportsService,
  createGymUndoService,
} from './areas/fleet/location-import/index.ts'
import { createExportsService, createImportsService } from './areas/workouts/import-export/index.ts'
import { createWorkoutsService } from './areas/workouts/workouts/index.ts'
import { serverThatMay, system as systemActor } from './platform/actor.ts'
import { adoptKey } from './platform/audit/adopt-key.ts'
import { findKeyText } from './platform/audit/audit-key.ts'
import { createHeadNotes, lastOf, readNotedHeads } from './platform/audit/heads.ts'
import { createWriter } from './platform/audit/write.ts'
import { createChanges } from './platform/changes.ts'
import { createFfmpeg, findFfmpeg } from './platform/clips/ffmpeg.ts'
import type { Clock } from './platform/clock.ts'
import { type Config, consoleUrlOf } from './platform/config.ts'
import { createCounters } from './platform/database/counters.ts'
import { type OpenDatabase, tryToWrite } from './platform/database/database.ts'
import { createLater } from './platform/database/later.ts'
import { createStorage } from './platform/database/storage.ts'
import { createNotifications } from './platform/database/notifications.ts'
import { incomingFolder, openFileStore, uploadsFolder } from './platform/files/open-file-store.ts'
import { hasRoom } from './platform/disk.ts'
import { createDownload } from './platform/download.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createReader, createUnlogged } from './platform/read.ts'
import { createRemovals } from './platform/removals.ts'
import type { TimeZones } from './platform/time-zones/time-zones.ts'

/** Whoever is told by a webhook and wants longer is tried again. */
const webhookTimeoutMs = 15_000

export interface World {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  /** Milliseconds that went by, however the clock is set; as the clock has it unless it is given. */
  readonly elapsed?: () => number
  readonly timeZones: TimeZones
  readonly newId: () => string
  /** Told of failures that no request waits for. */
  readonly onFailure: (what: string, error: unknown) => void
  /** Told of what is worth a line, with its facts. */
  readonly onNote?: (what: string, facts: object) => void
  /** How many displays are simulated, in a demo. */
  readonly simulatedDisplays: () => number
  /** The clips and pictures that the product brings into the library. */
  readonly shippedMedia: readonly ShippedItem[]
  /** Where the display lies as it was built beside this server; none in most tests. */
  readonly screenFolder?: string
  /** How long a sender of too many refused bodies waits for its 429; as the server decides unless it is given. */
  readonly refusalDelayMs?: number
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Wires every feature by hand: what needs what is read here. */
export async function createServices(world: World) {
  const { config, clock, elapsed = clock, timeZones, newId, onFailure, onNote } = world
  const { db, engine } = world.database
  const heads = createHeadNotes({
    clock,
    file: config.AUDIT_HEADS_FILE,
    onNote: (head) => onNote?.('audit log head', head),
    onFailure,
  })
  const noted = await readNotedHeads(config.AUDIT_HEADS_FILE).catch((error: unknown) => {
    onFailure('could not read AUDIT_HEADS_FILE', error)
    return []
  })
  const lastKnown = lastOf(noted)
  const chain = await adoptKey({ db, clock, newId, settings: config })
  const changes = createChanges()
  const processId = newId()
  const notifications =
    config.DATABASE_URL === undefined
      ? undefined
      : await createNotifications({
          db,
          url: config.DATABASE_URL,
          processId,
          changes,
          onFailure,
        })
  const revision = () => notifications?.revision() ?? 0
  const read = createReader(db)
  const unlogged = createUnlogged(db)
  const write = createWriter({
    db,
    clock,
    newId,
    changes,
    chain,
    ...(lastKnown && { lastKnown }),
    onHead: heads.moved,
    onFailure,
    ...(notifications && { tell: notifications.tell }),
  })
  // Whether the log was altered while nobody watched is written down before anything else.
  await write(systemActor, 'logs', ({ unchanged }) => {
    unchanged()
    return Promise.resolve()
  })
  const presence = createPresenceService({
    unlogged,
    clock,
    elapsed,
    changes,
    flushEveryMs: config.HEARTBEAT_FLUSH_MS,
    onFlushFailed: (error) => {
      onFailure('presence was not saved', error)
    },
  })
  const later = createLater({
    writability: world.database.writability,
    tryToWrite: () => tryToWrite(db),
    onFailure,
  })
  const past = createPastTroubles({ clock, elapsed })
  const jobs = createJobs({
    ...{ db, clock, newId, ...(onNote && { onNote }), onFailure },
    onDatabase: past.noteDatabase,
  })
  const removals = createRemovals({ db, clock, jobs })
  const readStorage = createStorage({ config, engine, later })
  const createCounter = createCounters(world.database.pool)
  const challenges = createChallenges({ clock, config })
  const sessions = createSessionsService({
    read,
    write,
    unlogged,
    clock,
    newId,
    createCounter,
    later,
    renewPasswordHash,
    challenges,
  })
  const apiKeys = createApiKeysService({ read, write, unlogged, clock, newId, later })
  const store = await openFileStore(config)
  const incoming = incomingFolder(config)
  const shippedFiles = createShippedFiles(await readShipped())
  const face = createFaceService({ read, write, changes })
  const mail = createMail({ config, jobs, face })
  const files = createFilesService({
    read,
    unlogged,
    clock,
    store,
    incoming,
    findBeside: async (sha256) => shippedFiles.ofHash(sha256) ?? face.findLogo(sha256),
  })
  const sweep = createSweep({
    read,
    unlogged,
    clock,
    store,
    incoming,
    ...(onNote && { onNote }),
    onFailure,
  })
  sweep.start()
  const { assertGood: assertGoodPassword, strengthOf } = createPasswordRules(config.APP_NAME)
  const links = createAccountLinks({ consoleUrl: consoleUrlOf(config) })
  const users = createUsersService({
    read,
    write,
    newId,
    removals,
    sessions,
    links,
    mail,
    assertGoodPassword,
  })
  const screens = createScreensService({ read, write, newId, presence, clock })
  const locations = createLocationsService({
    read,
    write,
    newId,
    removals,
    screens,
    timeZones,
    clock,
    screenOrigin: config.SCREEN_URL,
  })
  const screenLinks = createScreenLinksService({ read, write, unlogged, clock, screens, later })
  const passes = createPassesService({
    ...{ read, write, clock, timeZones, newId },
    origin: config.ADMIN_URL,
  })
  const rounds = createRoundsService({
    ...{ read, write, newId, countScreensOfRound },
    assertLinks: assertInLibrary,
  })
  const workouts = createWorkoutsService({
    read,
    write,
    newId,
    removals,
    listShowing: presence.listShowing,
    assertLinks: assertInLibrary,
    clock,
    timeZones,
  })
  const gymImports = createGymImportsService({
    ...{ read, write, newId, clock, timeZones, locations, screens, users },
  })
  const gymUndo = createGymUndoService({ write, locations, users })
  const workoutImports = createImportsService({ read, write, newId })
  const workoutExports = createExportsService({ read, clock })
  const auth = createAuthService({
    read,
    write,
    unlogged,
    clock,
    config,
    sessions,
    users,
    assertGoodPassword,
    strengthOf,
  })
  const linkWays = createLinkWaysService({
    read,
    write,
    unlogged,
    clock,
    createCounter,
    sessions,
    links,
    mail,
    jobs,
    assertGoodPassword,
  })
  const factors = createFactors({
    read,
    write,
    unlogged,
    clock,
    newId,
    config,
    key: (await findKeyText(config)) ?? '',
    challenges,
    sessions,
    mail,
    createCounter,
  })
  const ownProfile = createOwnProfileService({
    read,
    write,
    sessions,
    links,
    mail,
    assertGoodPassword,
  })
  const releases = createReleasesService({ read, write, newId, clock, changes })
  const exercises = createExercisesService({
    read,
    write,
    newId,
    findLocationUsing,
    assertLinks: assertInLibrary,
  })
  const licenceSource =
    config.LICENSE_SERVICE_URL === undefined
      ? createOwnLicences({ read, write, clock })
      : createLicenceServiceClient(config.LICENSE_SERVICE_URL, (error) => {
          onFailure('the license service did not respond', error)
        })
  const licences = createLicencesService({
    read,
    write,
    source: licenceSource,
    onTimer: retimeEquipment,
    onFailure: (error) => {
      onFailure('could not save the active-break playlist of a license', error)
    },
  })
  const otherUses = { countWallsShowing, countWallsOfRounds, countPlaylists, listLocationsPlaying }
  const shipped = createShippedService({ read, write, newId })
  const program = await findFfmpeg(config.FFMPEG_PATH)
  const ffmpeg = program === undefined ? undefined : createFfmpeg(program)
  const cutClip = createCutter({ files, ffmpeg })
  const library = createLibraryService({
    read,
    write,
    newId,
    clock,
    files,
    cutClip,
    changes,
    otherUses,
  })
  const uploads = createUploadsService({
    read,
    unlogged,
    clock,
    newId,
    library,
    files,
    intake: createIntake({ files, ffmpeg }),
    canConvert: ffmpeg !== undefined,
    folder: uploadsFolder(config),
    actorOf: (userId) => sessions.actorOf(serverThatMay('users'), userId),
    onFailure,
  })
  const linkPosters = createLinkPosters({
    read,
    unlogged,
    write,
    clock,
    changes,
    files,
    download: createDownload(),
    hasRoom: (bytes) => hasRoom(incoming, bytes),
    otherUses,
    pictureOf: program === undefined ? undefined : createPictureOfClip(program),
    ...(onNote && { onNote }),
    onFailure,
  })
  linkPosters.start()
  const logs = createLogsService({ read, write, unlogged, clock })
  const dashboard = createDashboardService({ read, clock, timeZones })
  const uptime = createUptimeService({ read, clock, timeZones })
  const away = createAwayService({ read, clock, timeZones, mutedUntil: listMutes, listTold })
  const watch = createWatch({ read, unlogged, clock, elapsed, presence })
  const sweeps = [createUptimeSweep, createGivenUpSweep, createBatchSweep].map((create) =>
    create({ unlogged, clock }),
  )
  for (const { job } of [watch, ...sweeps]) {
    jobs.register(job)
    jobs.ensure(job.kind)
  }
  const system = createSystemService({
    read,
    engine,
    write,
    clock,
    timeZones,
    config,
    latestVersion: releases.latestVersion,
    readStorage,
    isMissingMedia: files.isMissingMedia,
    sources: { rounds, workouts, users, locations, screens },
  })
  const programmer = serverThatMay('rounds.read', 'workouts.read')
  const programmeMedia = createProgrammeMedia({
    read,
    changes,
    findOwn: async (link) => shippedFiles.ofLink(link) ?? face.findLogo(link),
  })
  const coverage = createCoverageService({ read, clock, timeZones, countWallLanguages })
  const knownClips = createKnownClips({ read, changes, listAllExercises })
  const schedule = createScheduleService({
    ...{ read, clock, timeZones },
    media: programmeMedia,
    knownClips: knownClips.all,
    countWallLanguages,
  })
  const templates = createTemplatesService({ read, write, newId, clock, media: programmeMedia })
  const bulk = createBulkService({
    read,
    write,
    newId,
    clock,
    timeZones,
    findTemplate: templates.findAsWorkout,
  })
  const feeds = createFeedsService({ read, write, newId })
  const calendar = createCalendarService({
    read,
    unlogged,
    clock,
    timeZones,
    changes,
    later,
    listRounds: () => rounds.list(programmer),
    productName: async () => (await face.shown()).name ?? config.APP_NAME,
  })
  const privateHosts = config.WEBHOOK_PRIVATE_HOSTS
  const sendWebhook = createSendWebhook(privateHosts, webhookTimeoutMs)
  const alertJobs = { unlogged, clock, newId, timeZones }
  const consoleUrl = config.ADMIN_URL
  const telling = createTelling({ newId, timeZones, jobs, mail, consoleUrl })
  const gymOutages = createGymOutages({ newId, timeZones, readScreens: listScreensNow })
  const alertsWatch = createAlertsWatch({ ...alertJobs, findLastLook, gymOutages, telling })
  watch.onTransitions(alertsWatch.onTransitions)
  jobs.register(
    createWebhookJob({ read, clock, send: sendWebhook, actor: serverThatMay('alerts') }),
  )
  const recurringAlerts = [
    alertsWatch,
    createTomorrowWatch({ ...alertJobs, gymOutages, telling }),
    createTroubleWatch({ ...alertJobs, gymOutages, telling, past, readStorage }),
    createSummaries({ ...alertJobs, telling, mail, consoleUrl }),
  ]
  for (const { job } of recurringAlerts) jobs.register(job)
  const alerts = {
    /** From now on people are told: where a server is to run for longer than a test. */
    begin: () => {
      for (const { job } of recurringAlerts) jobs.ensure(job.kind)
    },
    onTransitions: alertsWatch.onTransitions,
    bell: createBellService({ read, unlogged, clock }),
    preferences: createPreferencesService({ read, write, timeZones, isMailOn: mail.isOn }),
    webhooks: createWebhooksService({
      ...{ read, write, clock, newId, privateHosts },
      send: sendWebhook,
    }),
    mutes: createMutesService({ read, write, clock }),
  }
  const content = createContentService({
    knownClips: knownClips.all,
    read,
    clock,
    timeZones,
    changes,
    media: programmeMedia,
    listRounds: () => rounds.list(programmer),
    wallFace: async () => (await face.shown()).wallFace,
    listWorkouts: (...ofDays) => workouts.listOfDays(programmer, ...ofDays),
    currentVersion: releases.currentVersion,
    pocketAddressOf: locations.shownPocketAddress,
  })
  const pocket = createPocketService({ read, clock, timeZones, content })
  const registry = createScreenRegistry({
    read,
    changes,
    presence,
    onEntry: screenLinks.complete,
  })
  const builds = createBuildsService({
    read,
    unlogged,
    clock,
    files,
    onNew: (list, text) => rollouts.found(list, text),
    onFailure,
  })
  const stepMinutes = config.BUILD_STEP_MINUTES
  const rollouts = createRolloutsService({
    read,
    write,
    newId,
    ownBuild: builds.own,
    stepMinutes,
  })
  const targets = createTargets({
    read,
    changes,
    onMoved: (isConcerned) => {
      push.screens.tellScreens(isConcerned)
    },
    onFailure,
  })
  const rolloutWatch = createRolloutWatch({
    read,
    unlogged,
    clock,
    rollouts,
    stepMinutes,
    isLettingOut: targets.isLettingOut,
    ...(onNote && { onNote }),
    onFailure,
  })
  const announcements = createAnnouncementsService({
    ...{ read, write, clock, timeZones, newId },
  })
  const board = createBoard({
    ...{ read, clock, timeZones, changes, onFailure },
    onMoved: (isConcerned) => {
      push.screens.tellScreens(isConcerned)
    },
  })
  const playback = createPlaybackService({ read, registry, content, presence, targets, board })
  const walls = createWallsService({
    read,
    content,
    listScreens: screens.list,
    namesOfWorkouts: workouts.namesOf,
    getLocation: locations.get,
  })
  const listener = serverThatMay('screen')
  const watcher = serverThatMay('dashboard.connectivity', 'users')
  const bellRinger = serverThatMay('alerts')
  const phones = createPhonesHere(elapsed)
  const remote = createRemoteService({
    phones,
    read,
    write,
    clock,
    source: licenceSource,
    content,
    getLocation: locations.get,
    listScreens: screens.list,
    knownClips: knownClips.all,
    timeZones,
    onTimer: retimeEquipment,
  })
  const push = {
    screens: createScreenPush({
      changes,
      revision,
      clock,
      readTokenHashes: (screenIds) => readTokenHashes(read(listener, 'screen').on, screenIds),
    }),
    fleet: createFleetPush({
      readFleet: () => dashboard.fleet(watcher),
      scopeOf: (actor) => read(actor, 'dashboard.connectivity').scope,
      readRights: (sessionIds) => sessions.readRights(watcher, sessionIds),
      rightsOf,
      readBells: (userIds) => readBells(read(bellRinger, 'alerts').on, userIds),
      changes,
      revision,
      onFailure: (error) => {
        onFailure('could not read the fleet', error)
      },
    }),
    remote: createRemotePush({
      changes,
      revision,
      phones,
      processId,
      sayToOthers: (change) => notifications?.say(change),
      async readAllowed(actors) {
        const passIds = actors.flatMap((actor) => (actor.kind === 'pass' ? [actor.passId] : []))
        const open = await passes.listOpen([...new Set(passIds)])
        const sessionIds = actors.flatMap((actor) =>
          actor.kind === 'user' ? [actor.sessionId] : [],
        )
        const rights = await sessions.readRights(watcher, [...new Set(sessionIds)])
        return (actor) => {
          if (actor.kind === 'pass') return open.has(actor.passId)
          return actor.kind === 'user' && rights.get(actor.sessionId) === rightsOf(actor)
        }
      },
    }),
  }

  return {
    changes,
    /** Where several processes may share one database. */
    notifications,
    later,
    removals,
    jobs,
    jobsShown: createJobsService({ read, write, jobs, mail }),
    mail,
    readStorage,
    createCounter,
    write,
    presence,
    sessions,
    apiKeys,
    users,
    screens,
    locations,
    screenLinks,
    passes,
    pocket,
    rounds,
    workouts,
    gymImports,
    gymUndo,
    workoutImports,
    workoutExports,
    auth,
    linkWays,
    ownProfile,
    factors,
    releases,
    face,
    exercises,
    equipment: createEquipmentService({ read, knownClips }),
    files,
    sweep,
    licences,
    library,
    shipped,
    uploads,
    logs,
    dashboard,
    uptime,
    away,
    watch,
    feeds,
    alerts,
    announcements,
    shownNotes: createShownNotesService({ unlogged, clock }),
    board,
    calendar,
    templates,
    schedule,
    bulk,
    coverage,
    system,
    timeZones: createTimeZonesService({ clock, timeZones }),
    playback,
    walls,
    push,
    remote,
    builds,
    rollouts,
    rolloutWatch,
    targets,
    /** Writes what is only in memory; call before the database closes. */
    async stop() {
      await jobs.stop()
      await uploads.stop()
      await linkPosters.stop()
      builds.stop()
      await rolloutWatch.stop()
      targets.stop()
      await board.stop()
      content.stop()
      registry.stop()
      await sweep.stop()
      await later.stop()
      await presence.stop()
      await heads.stop()
      await notifications?.close()
    },
  }
}
