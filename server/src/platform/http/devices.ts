import type { FastifyReply, FastifyRequest } from 'fastify'

const path = '/api/v1/auth'
const mostShown = 50

const isEncrypted = ({ protocol }: FastifyRequest) => protocol === 'https'

// Browsers accept this prefix only over HTTPS.
const prefixOf = (request: FastifyRequest) =>
  isEncrypted(request) ? '__Secure-device-' : 'device-'

/** The device secrets in a request, one per user who signed in with this browser. */
export function deviceSecretsOf(request: FastifyRequest): string[] {
  const prefix = prefixOf(request)
  return Object.entries(request.cookies)
    .flatMap(([name, value]) => (name.startsWith(prefix) && value !== undefined ? [value] : []))
    .slice(0, mostShown)
}

/**
 * Stores proof in the browser that this user has signed in with it: not readable by scripts, never
 * sent by other sites, and only to the sign-in calls.
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
