import { fleetEventsPath, screenEventsPath } from '@roundboard/contract'
import type { Handling } from '../../platform/http/handle.ts'
import type { FleetPush } from './fleet-push.ts'
import type { ScreenPush } from './screen-push.ts'

/** Which screen holds a token; given by the playback feature. */
export interface FindsScreens {
  authenticate(
    token: string | undefined,
  ): Promise<{ readonly row: { id: string; locationId: string; round: number } }>
}

const isStream = { config: { isStream: true } }

export function pushRoutes(
  { app, authenticate }: Handling,
  push: { screens: ScreenPush; fleet: FleetPush },
  screens: FindsScreens,
): void {
  app.get(screenEventsPath, isStream, async (request, reply) => {
    const token = request.headers['screen-auth-token']
    const { row } = await screens.authenticate(typeof token === 'string' ? token : undefined)
    push.screens.open(reply, { screenId: row.id, locationId: row.locationId, round: row.round })
  })
  app.get(fleetEventsPath, isStream, async (request, reply) => {
    const actor = await authenticate(request, 'dashboard.connectivity')
    if (actor.kind === 'user') push.fleet.open(reply, actor)
  })
}
