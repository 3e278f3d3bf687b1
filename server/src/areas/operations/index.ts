import { systemActor } from '../../platform/actor.ts'
import { stampOf } from '../../platform/clock.ts'
import type { HttpApp } from '../../platform/http/handle.ts'
import { deleteFailedJobs } from '../../platform/jobs/jobs-state.repository.ts'
import { recurring } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFleetPush, type Fleet } from '../fleet/index.ts'
import { findLastCheck, listScreensNow } from '../fleet/uptime/index.ts'
import { type Identity, hasRegion, listLocationIds } from '../identity/index.ts'
import { rightsOf } from '../identity/sessions/index.ts'
import type { Locations } from '../locations/index.ts'
import type { Media } from '../media/index.ts'
import type { Messaging } from '../messaging/index.ts'
import type { Workouts } from '../workouts/index.ts'
import { alertsRoutes } from './alerts/alerts.routes.ts'
import { createAlertsWatch } from './alerts/alerts-watch.ts'
import { createNoticesService } from './alerts/notices.service.ts'
import { createOutageTracker } from './alerts/outage-tracker.ts'
import { createAcknowledgementsService } from './alerts/acknowledgements.service.ts'
import { createMutesService } from './alerts/mutes.service.ts'
import type { createPastServerIssues } from './alerts/past-issues.ts'
import { deleteDeliveriesBefore } from './alerts/organization-webhooks.repository.ts'
import {
  createOrganizationWebhooksService,
  deliveriesKeptMs,
} from './alerts/organization-webhooks.service.ts'
import { createPreferencesService } from './alerts/preferences.service.ts'
import { createSendWebhook } from './alerts/webhook-request.ts'
import { createSummaries } from './alerts/summary.ts'
import { createNotifier } from './alerts/notifier.ts'
import { createTomorrowWatch } from './alerts/tomorrow-watch.ts'
import { createServerIssueWatch } from './alerts/issue-watch.ts'
import { createWebhookJobs } from './alerts/webhook-job.ts'
import { createWebhooksService } from './alerts/webhooks.service.ts'
import { readNoticeStamps } from './alerts/notices.repository.ts'
import { appInfoRoutes } from './app-info/app-info.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { createJobsService } from './jobs/jobs.service.ts'
import {
  dashboardRoutes,
  jobsRoutes,
  logsRoutes,
  releasesRoutes,
  screenHistoryRoutes,
  systemRoutes,
} from './area.routes.ts'
import { createScreenHistoryService } from './screen-history/screen-history.service.ts'
import { createLogsService } from './logs/logs.service.ts'
import { createReleasesService } from './releases/releases.service.ts'
import { createSystemService } from './system/system.service.ts'

const dayMs = 86_400_000
/** A webhook that takes longer is retried. */
const webhookTimeoutMs = 15_000

/** The product's releases. Screens reload for a new one, so this is created before the rest. */
export const createReleases = ({ clock, newId, read, write, changes }: Platform) =>
  createReleasesService({ read, write, newId, clock, changes })

/** What operators watch and are alerted to. */
export function createOperations(
  platform: Platform,
  needs: Messaging &
    Pick<Identity, 'sessions' | 'users'> &
    Pick<Media, 'files'> &
    Pick<Locations, 'locations'> &
    Pick<Fleet, 'screens' | 'uptime' | 'watch'> &
    Pick<Workouts, 'rounds' | 'workouts'> & {
      readonly releases: ReturnType<typeof createReleases>
      readonly past: ReturnType<typeof createPastServerIssues>
      readonly simulatedDisplays: () => number
    },
) {
  const { config, clock, read, write, unlogged, jobs, onFailure } = platform
  const { mail, branding, sessions, files, releases, past, watch } = needs
  const { rounds, workouts, users, locations, screens } = needs
  const logs = createLogsService({ read, write, unlogged, clock })
  const dashboard = createDashboardService({
    ...platform,
    arePlaylistsSetHere: config.LICENSE_SERVICE_URL === undefined,
  })
  const janitor = systemActor('system')
  // Two weeks during which a failed job can be retried.
  const purgeFailedJobs = recurring('given-up', {
    clock,
    everyMs: dayMs,
    retryMs: dayMs / 24,
    work: async () => {
      const on = unlogged(janitor, 'system')
      await deleteFailedJobs(on, stampOf(clock() - 14 * dayMs))
      await deleteDeliveriesBefore(on, stampOf(clock() - deliveriesKeptMs))
    },
  })
  jobs.register(purgeFailedJobs)
  jobs.ensure(purgeFailedJobs.kind)
  const system = createSystemService({
    ...platform,
    latestVersion: releases.latestVersion,
    isMissingMedia: files.isMissingMedia,
    sources: { rounds, workouts, users, locations, screens },
  })
  const screenHistory = createScreenHistoryService({ ...platform, screens, uptime: needs.uptime })
  const jobsShown = createJobsService({ read, write, jobs, mail })
  const fleetPush = createFleetPush({
    ...createFleetReaders({ read, sessions, dashboard }),
    ...platform,
    onFailure: (error) => onFailure('could not read the fleet', error),
  })
  const alerts = createAlerts(platform, { mail, locations, watch, past })
  return {
    services: { releases, logs, dashboard, system, jobsShown, fleetPush, alerts },
    serve: (handling: HttpApp) => {
      const world = { config, simulatedDisplays: needs.simulatedDisplays }
      appInfoRoutes(handling, world, releases.latestVersion, branding.shown)
      releasesRoutes(handling, releases)
      logsRoutes(handling, logs)
      dashboardRoutes(handling, dashboard)
      alertsRoutes(handling, alerts)
      systemRoutes(handling, system)
      jobsRoutes(handling, jobsShown)
      screenHistoryRoutes(handling, screenHistory)
    },
  }
}

/** Reads what open consoles show live: the fleet within each user's scope, and unread notifications. */
function createFleetReaders(dependencies: {
  read: Platform['read']
  sessions: Identity['sessions']
  dashboard: ReturnType<typeof createDashboardService>
}) {
  const { read, sessions, dashboard } = dependencies
  const watcher = systemActor('dashboard.connectivity', 'users')
  const notifier = systemActor('alerts')
  return {
    readFleet: () => dashboard.fleet(watcher),
    scopeOf: (actor: Parameters<typeof read>[0]) => read(actor, 'dashboard.connectivity').scope,
    readRights: (sessionIds: readonly string[]) => sessions.readRights(watcher, sessionIds),
    rightsOf,
    readNoticeStamps: (userIds: readonly string[]) =>
      readNoticeStamps(read(notifier, 'alerts').on, userIds),
  }
}

function createAlerts(
  platform: Platform,
  needs: Pick<Messaging, 'mail'> &
    Pick<Locations, 'locations'> &
    Pick<Fleet, 'watch'> & { readonly past: ReturnType<typeof createPastServerIssues> },
) {
  const { config, clock, timeZones, newId, read, write, unlogged, jobs, readStorage } = platform
  const { mail, locations, watch, past } = needs
  const privateHosts = config.WEBHOOK_PRIVATE_HOSTS
  const send = createSendWebhook(privateHosts, webhookTimeoutMs)
  const consoleUrl = config.ADMIN_URL
  const common = { unlogged, clock, newId, timeZones }
  const organization = createOrganizationWebhooksService({
    ...platform,
    privateHosts,
    hasRegion,
    listLocationIds,
  })
  const notifier = createNotifier({ newId, timeZones, jobs, mail, consoleUrl, organization })
  const readScreens = listScreensNow
  const outageTracker = createOutageTracker({ newId, timeZones, readScreens, organization })
  const alertsWatch = createAlertsWatch({
    ...common,
    findLastCheck,
    outageTracker,
    notifier,
  })
  watch.onTransitions(alertsWatch.onTransitions)
  locations.onDelete(outageTracker.onLocationDeleted)
  const actor = systemActor('alerts')
  for (const job of createWebhookJobs({ read, unlogged, clock, send, actor })) jobs.register(job)
  const recurring = [
    alertsWatch,
    createTomorrowWatch({ ...common, outageTracker, notifier }),
    createServerIssueWatch({
      ...common,
      outageTracker,
      notifier,
      past,
      readStorage,
    }),
    createSummaries({ ...common, notifier, mail, consoleUrl }),
  ]
  for (const { job } of recurring) jobs.register(job)
  return {
    /** Starts sending alerts. Tests leave this out. */
    begin: () => {
      for (const { job } of recurring) jobs.ensure(job.kind)
    },
    onTransitions: alertsWatch.onTransitions,
    onPassIssued: alertsWatch.onPassIssued,
    bell: createNoticesService({ read, unlogged, clock }),
    preferences: createPreferencesService({ read, write, timeZones, isMailOn: mail.isOn }),
    webhooks: createWebhooksService({ read, write, clock, newId, privateHosts, send }),
    organization,
    mutes: createMutesService({ read, write, clock }),
    acknowledgements: createAcknowledgementsService({ read, write }),
  }
}
