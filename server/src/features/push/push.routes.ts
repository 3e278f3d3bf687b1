import type { IncomingMessage, ServerResponse } from 'node:http'
import { fleetEventsPath, screenEventsPath } from '@roundboard/contract'
import type { Handling } from '../../platform/http/handle.ts'
import { addLane, type AnyHeaders } from '../../platform/http/lane.ts'
import { hashSecret } from '../../platform/secrets.ts'
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
  let headers: AnyHeaders | undefined

  async function open(request: IncomingMessage, response: ServerResponse) {
    const token = request.headers['screen-auth-token']
    const heardBefore = push.screens.heard()
    const { row } = await screens.authenticate(typeof token === 'string' ? token : undefined)
    const listener = {
      screenId: row.id,
      tokenHash: hashSecret(String(token)),
      locationId: row.locationId,
      round: row.round,
    }
    push.screens.open({ response, headers: headers ?? {} }, listener, heardBefore)
  }

  // The first stream teaches the headers. The others come by the lane, for what Fastify keeps of a
  // request until it is answered would be kept for as long as each stream is open.
  addLane(app, (request, response, passOn) => {
    const isStream = request.method === 'GET' && request.url === screenEventsPath
    if (isStream && headers !== undefined)
      open(request, response).catch(() => {
        passOn(request, response)
      })
    else passOn(request, response)
  })
  app.get(screenEventsPath, isStream, async (request, reply) => {
    headers ??= { ...reply.getHeaders() }
    await open(request.raw, reply.raw)
    reply.hijack()
  })
  app.get(fleetEventsPath, isStream, async (request, reply) => {
    const actor = await authenticate(request, 'dashboard.connectivity')
    if (actor.kind !== 'user') return
    push.fleet.open({ response: reply.raw, headers: reply.getHeaders() }, actor)
    reply.hijack()
  })
}
