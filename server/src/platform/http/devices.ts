import type { FastifyReply, FastifyRequest } from 'fastify'

const path = '/api/v1/auth'
const mostShown = 50

const isEncrypted = ({ protocol }: FastifyRequest) => protocol === 'https'

// Browsers take this prefix from encrypted connections only.
const prefixOf = (request: FastifyRequest) =>
  isEncrypted(request) ? '__Secure-device-' : 'device-'

/** The secrets of earlier log-ins that a browser shows: one for each user who logged in with it. */
export function deviceSecretsOf(request: FastifyRequest): string[] {
  const prefix = prefixOf(request)
  return Object.entries(request.cookies)
    .flatMap(([name, value]) => (name.startsWith(prefix) && value !== undefined ? [value] : []))
    .slice(0, mostShown)
}

/**
 * Gives a browser the proof that this user has logged in with it. Out of reach of scripts, sent by no
 * other site, and only to where people log in.
 */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  device: { readonly userId: string; readonly secret: string },
  maxAgeSeconds: number,
): void {
  void reply.setCookie(prefixOf(request) + device.userId, device.secret, {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted(request),
  })
}
