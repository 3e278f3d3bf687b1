import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>

/** With HTTPS, browsers upgrade old http links. */
const elsewhere = (hasHttps: boolean) => (hasHttps ? ['https:'] : ['https:', 'http:'])

const policy = (hasHttps: boolean, mediaFrom: readonly string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...elsewhere(hasHttps)],
        mediaSrc: ["'self'", 'blob:', ...elsewhere(hasHttps)],
        fontSrc: ["'self'"],
        // The screen app calls the box agent of its own PC.
        connectSrc: ["'self'", 'http://127.0.0.1:8377', ...mediaFrom],
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

const usedByPages = [
  'autoplay',
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
]
const usedByNone = `accelerometer bluetooth camera clipboard-read compute-pressure display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  screen-wake-lock serial storage-access sync-xhr usb web-share window-management xr-spatial-tracking`

/** The browser features that pages may use: only those that one of ours uses. */
export const permissionsPolicy = [
  ...usedByPages.map((feature) => `${feature}=(self)`),
  ...usedByNone.split(/\s+/).map((feature) => `${feature}=()`),
].join(', ')

/** Security headers of pages, files and API responses. */
export interface SecurityHeaders {
  readonly page: Headers
  readonly api: Headers
}

/**
 * Built once at startup, since they are the same for every response. Media may be loaded from its
 * storage if browsers are sent there. API responses run nothing, so they only need the headers
 * against sniffing, framing and cross-site requests: a third of the bytes.
 */
export function securityHeaders(hasHttps: boolean, storage?: string): SecurityHeaders {
  const mediaFrom = storage === undefined ? [] : [new URL(storage).origin]
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  policy(hasHttps, mediaFrom)(request, response, () => undefined)
  const page = Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
  const kept = [
    'cross-origin-resource-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]
  return {
    page,
    api: {
      ...Object.fromEntries(Object.entries(page).filter(([name]) => kept.includes(name))),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  }
}
