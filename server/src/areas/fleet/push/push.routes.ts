import type { IncomingMessage, ServerResponse } from 'node:http'
import { fleetEventsPath, screenEventsPath } from '@roundboard/contract'
import type { HttpApp } from '../../../platform/http/handle.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import type { FleetPush } from './fleet-push.ts'
import type { ScreenPush } from './screen-push.ts'

/** Finds the screen of a token. Implemented by the screen registry. */
export interface FindsScreens {
  authenticate(
    token: string | undefined,
  ): Promise<{ readonly row: { id: string; locationId: string; round: number } }>
}

const isStream = { config: { isStream: true } }

export function pushRoutes(
  { app, authenticate }: HttpApp,
  push: { screens: ScreenPush; fleet: FleetPush },
  screens: FindsScreens,
): void {
  const { headers } = app.frontDoor

  async function open(request: IncomingMessage, response: ServerResponse) {
    const token = request.headers['screen-auth-token']
    const changesBefore = push.screens.changesSoFar()
    const { row } = await screens.authenticate(typeof token === 'string' ? token : undefined)
    const listener = {
      screenId: row.id,
      tokenHash: hashSecret(String(token)),
      locationId: row.locationId,
      round: row.round,
    }
    push.screens.open({ response, headers }, listener, changesBefore)
  }

  // Bypasses Fastify, which would keep each request in memory while its stream is open.
  app.frontDoor.addLane('GET', screenEventsPath, (request, response, passOn) => {
    open(request, response).catch(passOn)
  })
  app.get(screenEventsPath, isStream, async (request, reply) => {
    await open(request.raw, reply.raw)
    reply.hijack()
  })
  app.get(fleetEventsPath, isStream, async (request, reply) => {
    const actor = await authenticate(request, 'dashboard.connectivity')
    if (actor.kind !== 'user') return
    await push.fleet.open({ response: reply.raw, headers }, actor)
    reply.hijack()
  })
}
