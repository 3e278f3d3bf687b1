import { calls, issueAt } from '@roundboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { deviceSecretsOf, rememberDevice } from '../../../platform/http/devices.ts'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import { deviceLifetimeSeconds } from './remembered-devices.ts'
import type { From, SessionsService, SignIn } from './sessions.service.ts'

function connectionSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Signs someone in: passes on where they come from, and remembers their browser. */
export async function completeSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (from: From) => Promise<SignIn>,
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

export function sessionsRoutes(handling: HttpApp, sessions: SessionsService): void {
  handle(handling, calls.logIn, ({ actor, body, request, reply }) =>
    completeSignIn(request, reply, (from) =>
      sessions.logIn(actor, body.email, body.password, from),
    ),
  )
}
