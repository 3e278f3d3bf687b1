import { calls } from '@roundboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceSecretsOf, rememberDevice } from '../../platform/http/devices.ts'
import { handle, type Handling } from '../../platform/http/handle.ts'
import { deviceLifetimeSeconds } from './remembered-devices.ts'
import type { From, SessionsService, Started } from './sessions.service.ts'

function connectionSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Lets somebody in: tells the work whence they come, and their browser to be known again. */
export async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (from: From) => Promise<Started>,
): Promise<{ token: string }> {
  const { token, device } = await work({
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    deviceSecrets: deviceSecretsOf(request),
    signal: connectionSignal(reply),
  })
  rememberDevice(request, reply, device, deviceLifetimeSeconds)
  return { token }
}

export function sessionsRoutes(handling: Handling, sessions: SessionsService): void {
  handle(handling, calls.logIn, ({ actor, body, request, reply }) =>
    letIn(request, reply, (from) => sessions.logIn(actor, body.email, body.password, from)),
  )
}
