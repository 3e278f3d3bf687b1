import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { LicencesService } from './timer.service.ts'

export function licencesRoutes(handling: Handling, licences: LicencesService): void {
  handle(handling, calls.getLicence, ({ actor, params }) =>
    licences.getLicence(actor, params.licenseKey),
  )
  handle(handling, calls.getLocationLicence, ({ actor, params }) =>
    licences.getLocationLicence(actor, params.locationIdentifier),
  )
  handle(handling, calls.getLocationTimer, ({ actor, params }) =>
    licences.getTimer(actor, params.id),
  )
  handle(handling, calls.updateLocationTimer, ({ actor, params, body }) =>
    licences.updateTimer(actor, params.id, body),
  )
}
