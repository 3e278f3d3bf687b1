import { calls } from '@roundboard/contract'
import { handle, handleFile, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { IssuesService } from './issues.service.ts'
import type { UptimeService } from './uptime.service.ts'

export function uptimeRoutes(
  handling: HttpApp,
  uptime: UptimeService,
  issues: IssuesService,
): void {
  handle(handling, calls.getLocationUptime, ({ actor, params, query }) =>
    uptime.ofLocation(actor, params.id, query),
  )
  handleList(handling, calls.listLocationOutages, ({ actor, params, query }) =>
    uptime.outages(actor, params.id, query),
  )
  handleFile(handling, calls.exportLocationUptime, ({ actor, params, query }) =>
    uptime.export(actor, params.id, query),
  )
  handle(handling, calls.getLocationIssues, ({ actor, query }) => issues.list(actor, query))
}
