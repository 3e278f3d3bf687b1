import { calls } from '@roundboard/contract'
import { handle, handleList, type Handling } from '../../../platform/http/handle.ts'
import type { LogsService } from './logs.service.ts'

export function logsRoutes(handling: Handling, logs: LogsService): void {
  handleList(handling, calls.listLogs, ({ actor, query }) => logs.list(actor, query, query))
  handle(handling, calls.deleteLogs, ({ actor, body }) => logs.deleteAll(actor, body.password))
  handle(handling, calls.cleanUpLogs, ({ actor, body }) =>
    logs.cleanUp(actor, body.password, body.days),
  )
}
