import { calls, remoteEventsPath } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import { readInput } from '../../../platform/http/input.ts'
import type { RemotePush } from './remote-push.ts'
import type { RemoteService } from './remote.service.ts'

export function remoteRoutes(handling: HttpApp, remote: RemoteService, push: RemotePush): void {
  handle(handling, calls.getRemote, ({ actor, query }) => remote.get(actor, query.location))
  handle(handling, calls.markEquipment, ({ actor, query, body }) =>
    remote.markEquipment(actor, query.location, body),
  )
  handle(handling, calls.undoEquipmentAction, ({ actor, query, body }) =>
    remote.undoEquipmentAction(actor, query.location, body),
  )

  const { app, authenticate } = handling
  app.get(remoteEventsPath, { config: { isStream: true } }, async (request, reply) => {
    const actor = await authenticate(request, 'remote')
    const { query } = readInput(calls.getRemote, { params: {}, query: request.query, body: {} })
    const locationId = remote.locationFor(actor, query.location)
    push.open({ response: reply.raw, headers: app.frontDoor.headers }, actor, locationId)
    reply.hijack()
  })
}
