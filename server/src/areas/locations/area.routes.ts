import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../platform/http/handle.ts'
import type { EquipmentService } from './equipment/equipment.service.ts'
import type { RegionsService } from './regions/regions.service.ts'
import type { TimeZonesService } from './time-zones/time-zones.service.ts'

export function equipmentRoutes(handling: HttpApp, equipment: EquipmentService): void {
  handle(handling, calls.getEquipment, ({ actor }) => equipment.get(actor))
}

export function regionsRoutes(handling: HttpApp, regions: RegionsService): void {
  handle(handling, calls.listRegions, ({ actor }) => regions.list(actor))
  handle(handling, calls.createRegion, ({ actor, body }) => regions.create(actor, body))
  handle(handling, calls.updateRegion, ({ actor, params, body }) =>
    regions.update(actor, params.id, body),
  )
  handle(handling, calls.deleteRegion, ({ actor, params }) => regions.delete(actor, params.id))
}

export function timeZonesRoutes(handling: HttpApp, timeZones: TimeZonesService): void {
  handle(handling, calls.listCountryZones, ({ actor }) => timeZones.countries(actor))
  handle(handling, calls.listTimeZones, ({ actor }) => timeZones.list(actor))
  handle(handling, calls.getZoneRules, ({ actor, query }) =>
    timeZones.rulesOf(actor, query.timeZone),
  )
  handle(handling, calls.getTimeZoneData, ({ actor }) => timeZones.data(actor))
}
