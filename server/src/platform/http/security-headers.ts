import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Header names and what they say. */
export type Headers = Readonly<Record<string, string>>

const policy = (hasHttps: boolean, mediaFrom: readonly string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...mediaFrom],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(hasHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: hasHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'no-referrer' },
  })

/**
 * What every answer tells browsers to refuse. It is the same for each, and so made once, at start. Media
 * may be fetched from their storage, where browsers are led there.
 */
export function securityHeaders(hasHttps: boolean, storage?: string): Headers {
  const mediaFrom = storage === undefined ? [] : [new URL(storage).origin]
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  policy(hasHttps, mediaFrom)(request, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
