import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { LocationsService } from './locations.service.ts'

export function locationsRoutes(handling: HttpApp, locations: LocationsService): void {
  handleList(handling, calls.listLocations, ({ actor, query }) =>
    locations.list(actor, query, query),
  )
  handle(handling, calls.listLocationTags, ({ actor }) => locations.listTags(actor))
  handle(handling, calls.getLocation, ({ actor, params }) => locations.get(actor, params.id))
  handle(handling, calls.createLocation, ({ actor, body }) => locations.create(actor, body))
  handle(handling, calls.updateLocation, ({ actor, params, body }) =>
    locations.update(actor, params.id, body),
  )
  handle(handling, calls.getMemberPageAddress, ({ actor, params }) =>
    locations.pocketAddress(actor, params.id),
  )
  handle(handling, calls.renewMemberPageAddress, ({ actor, params }) =>
    locations.renewMemberPageAddress(actor, params.id),
  )
  handle(handling, calls.restoreLocation, ({ actor, params }) =>
    locations.restore(actor, params.id),
  )
  handle(handling, calls.deleteLocation, ({ actor, params, body }) =>
    locations.delete(actor, params.id, body.password),
  )
}
