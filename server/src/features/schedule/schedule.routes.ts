import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../platform/http/handle.ts'
import type { ScheduleService } from './schedule.service.ts'

export function scheduleRoutes(handling: Handling, schedule: ScheduleService): void {
  handle(handling, calls.readSchedule, ({ actor, query }) => schedule.read(actor, query))
}
