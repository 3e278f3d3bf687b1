import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../platform/http/handle.ts'
import type { ReleasesService } from './releases/releases.service.ts'
import type { LogsService } from './logs/logs.service.ts'
import type { createScreenHistoryService } from './screen-history/screen-history.service.ts'
import type { DashboardService } from './dashboard/dashboard.service.ts'
import type { JobsService } from './jobs/jobs.service.ts'
import type { SystemService } from './system/system.service.ts'

export function releasesRoutes(handling: HttpApp, releases: ReleasesService): void {
  handleList(handling, calls.listReleases, ({ actor, query }) => releases.list(actor, query, query))
  handle(handling, calls.createRelease, ({ actor, body }) => releases.create(actor, body))
  handle(handling, calls.updateRelease, ({ actor, params, body }) =>
    releases.update(actor, params.id, body),
  )
  handle(handling, calls.getLatestVersion, async ({ actor }) => ({
    version: await releases.latest(actor),
  }))
}

export function logsRoutes(handling: HttpApp, logs: LogsService): void {
  handleList(handling, calls.listLogs, ({ actor, query }) => logs.list(actor, query, query))
  handle(handling, calls.deleteLogs, ({ actor, body }) => logs.deleteAll(actor, body.password))
  handle(handling, calls.cleanUpLogs, ({ actor, body }) =>
    logs.cleanUp(actor, body.password, body.days),
  )
}

export function screenHistoryRoutes(
  handling: HttpApp,
  history: ReturnType<typeof createScreenHistoryService>,
): void {
  handleList(handling, calls.getScreenHistory, ({ actor, params, query }) =>
    history.list(actor, params.id, query),
  )
}

export function jobsRoutes(handling: HttpApp, jobs: JobsService): void {
  handle(handling, calls.getJobs, ({ actor }) => jobs.state(actor))
  handle(handling, calls.runJob, ({ actor, params }) => jobs.runAgain(actor, params.id))
  handle(handling, calls.sendTestMail, ({ actor, body }) => jobs.sendTestMail(actor, body.language))
}

export function systemRoutes(handling: HttpApp, system: SystemService): void {
  handle(handling, calls.getSystem, ({ actor }) => system.state(actor))
  handle(handling, calls.exportData, ({ actor, body }) => system.exportData(actor, body))
  handle(handling, calls.switchVideoHost, ({ actor, body }) =>
    system.switchVideoHost(actor, body.password, body.host),
  )
  handle(handling, calls.refreshEverything, ({ actor, body }) =>
    system.refreshEverything(actor, body.password, body.isHard),
  )
}

export function dashboardRoutes(handling: HttpApp, dashboard: DashboardService): void {
  handle(handling, calls.getConnectivity, ({ actor, query }) =>
    dashboard.connectivity(actor, query),
  )
  handle(handling, calls.getContentStatus, ({ actor, query }) =>
    dashboard.contentStatus(actor, query),
  )
  handle(handling, calls.getSchedule, ({ actor, query }) => dashboard.schedule(actor, query.from))
}
