import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { SystemService } from './system.service.ts'

export function systemRoutes(handling: Handling, system: SystemService): void {
  handle(handling, calls.getSystem, ({ actor }) => system.state(actor))
  handle(handling, calls.exportData, ({ actor, body }) => system.exportData(actor, body))
  handle(handling, calls.switchVideoHost, ({ actor, body }) =>
    system.switchVideoHost(actor, body.password, body.host),
  )
  handle(handling, calls.refreshEverything, ({ actor, body }) =>
    system.refreshEverything(actor, body.password, body.isHard),
  )
}
