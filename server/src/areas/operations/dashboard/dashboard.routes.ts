import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { DashboardService } from './dashboard.service.ts'

export function dashboardRoutes(handling: HttpApp, dashboard: DashboardService): void {
  handle(handling, calls.getConnectivity, ({ actor, query }) =>
    dashboard.connectivity(actor, query),
  )
  handle(handling, calls.getContentStatus, ({ actor, query }) =>
    dashboard.contentStatus(actor, query),
  )
  handle(handling, calls.getSchedule, ({ actor, query }) => dashboard.schedule(actor, query.from))
}
