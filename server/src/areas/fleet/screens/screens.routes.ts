import { calls } from '@roundboard/contract'
import type { Actor } from '../../../platform/actor.ts'
import { handle, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { Location } from '@roundboard/contract'
import type { ScreensService } from './screens.service.ts'

/** The calls on a location's screens return the location. */
export interface LocationOf {
  get(actor: Actor, id: string): Promise<Location>
}

export function screensRoutes(
  handling: HttpApp,
  screens: ScreensService,
  locations: LocationOf,
): void {
  handleList(handling, calls.listScreens, ({ actor, query }) => screens.list(actor, query, query))
  handle(handling, calls.getScreen, ({ actor, params }) => screens.get(actor, params.id))
  handle(handling, calls.createScreen, ({ actor, body }) => screens.create(actor, body))
  handle(handling, calls.updateScreen, ({ actor, params, body }) =>
    screens.update(actor, params.id, body),
  )
  handle(handling, calls.deleteScreen, ({ actor, params, body }) =>
    screens.delete(actor, params.id, body.password),
  )
  handle(handling, calls.addLocationScreen, async ({ actor, params, body }) => {
    await screens.moveTo(actor, params.id, body.screenId)
    return locations.get(actor, params.id)
  })
  handle(handling, calls.addScreenSet, async ({ actor, params }) => {
    await screens.createSet(actor, params.id)
    return locations.get(actor, params.id)
  })
  handle(handling, calls.hardRefreshLocation, async ({ actor, params }) => {
    await screens.hardRefreshLocation(actor, params.id)
    return locations.get(actor, params.id)
  })
}
