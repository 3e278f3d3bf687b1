import { calls, issueAt } from '@roundboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { deviceSecretsOf, rememberDevice } from '../../../platform/http/devices.ts'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import { deviceLifetimeSeconds } from './remembered-devices.ts'
import type { From, SessionsService, WayIn } from './sessions.service.ts'

function connectionSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Signs someone in: passes on where they come from, and remembers their browser. */
export async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (from: From) => Promise<WayIn>,
): Promise<{ token: string }> {
  const way = await work({
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    deviceSecrets: deviceSecretsOf(request),
    signal: connectionSignal(reply),
  })
  if ('wanted' in way) {
    const issue = issueAt('', 'second-factor-wanted')
    throw new AppError('second-factor-wanted', issue.message, {
      issues: [issue],
      challenge: way.wanted,
    })
  }
  const { token, device } = way
  rememberDevice(request, reply, device, deviceLifetimeSeconds)
  return { token }
}

export function sessionsRoutes(handling: Handling, sessions: SessionsService): void {
  handle(handling, calls.logIn, ({ actor, body, request, reply }) =>
    letIn(request, reply, (from) => sessions.logIn(actor, body.email, body.password, from)),
  )
}
