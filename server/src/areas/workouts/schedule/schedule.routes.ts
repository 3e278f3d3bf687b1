import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { BulkService } from './bulk.service.ts'
import type { CoverageService } from './coverage.service.ts'
import type { ScheduleService } from './schedule.service.ts'

export function scheduleRoutes(
  handling: HttpApp,
  schedule: ScheduleService,
  bulk: BulkService,
  coverage: CoverageService,
): void {
  handle(handling, calls.readSchedule, ({ actor, query }) => schedule.read(actor, query))
  handle(handling, calls.getCoverage, ({ actor }) => coverage.get(actor))
  handle(handling, calls.changeWorkouts, ({ actor, body, query }) =>
    bulk.change(actor, body, query.dryRun ?? false),
  )
  handle(handling, calls.undoWorkouts, ({ actor, params, query }) =>
    bulk.undo(actor, params.id, query.dryRun ?? false),
  )
}
