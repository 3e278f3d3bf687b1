import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../platform/http/handle.ts'
import type { EquipmentService } from './equipment/equipment.service.ts'
import type { TimeZonesService } from './time-zones/time-zones.service.ts'

export function equipmentRoutes(handling: Handling, equipment: EquipmentService): void {
  handle(handling, calls.getEquipment, ({ actor }) => equipment.get(actor))
}

export function timeZonesRoutes(handling: Handling, timeZones: TimeZonesService): void {
  handle(handling, calls.listCountryZones, async ({ actor }) =>
    Promise.resolve(timeZones.countries(actor)),
  )
  handle(handling, calls.listTimeZones, async ({ actor }) => Promise.resolve(timeZones.list(actor)))
  handle(handling, calls.getZoneRules, async ({ actor, query }) =>
    Promise.resolve(timeZones.rulesOf(actor, query.timeZone)),
  )
  handle(handling, calls.getTimeZoneData, async ({ actor }) =>
    Promise.resolve(timeZones.data(actor)),
  )
}
