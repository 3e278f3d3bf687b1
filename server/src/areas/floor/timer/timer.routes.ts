import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { TimerActions } from './timer-actions.service.ts'
import type { TimerService } from './timer.service.ts'

export function timerRoutes(handling: HttpApp, timer: TimerService, actions: TimerActions): void {
  handle(handling, calls.getLicence, ({ actor, params }) =>
    timer.getLicence(actor, params.licenseKey),
  )
  handle(handling, calls.getLocationLicence, ({ actor, params }) =>
    timer.getLocationLicence(actor, params.locationIdentifier),
  )
  handle(handling, calls.getLocationTimer, ({ actor, params }) => timer.getTimer(actor, params.id))
  handle(handling, calls.updateLocationTimer, ({ actor, params, body }) =>
    timer.updateTimer(actor, params.id, body),
  )
  handle(handling, calls.actOnTimer, ({ actor, query, body }) =>
    actions.act(actor, query.location, body),
  )
  handle(handling, calls.undoTimerAction, ({ actor, query, body }) =>
    actions.undo(actor, query.location, body),
  )
}
