import type { PasskeyResponse, PasskeyProblem } from '@roundboard/contract'

/** Why this page can't ask for passkeys. */
export type PasskeyUnavailableReason = PasskeyProblem | 'no-support' | 'other-host'

/** Why no passkey was provided. */
type WhyNot = 'cancelled' | 'known' | 'other-host' | 'unable'

/** The user or the browser refused to provide a passkey. */
export class PasskeyRefused extends Error {
  readonly why: WhyNot

  constructor(why: WhyNot, cause: unknown) {
    super(why, { cause })
    this.why = why
  }
}

const isAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname)

/** Why passkeys can't work here; undefined: they can. `host` is the server's passkey host. */
export function passkeyUnavailableReason(host?: string): PasskeyUnavailableReason | undefined {
  const { hostname } = window.location
  if (isAddress(hostname)) return 'ip-address'
  if (!window.isSecureContext) return 'no-https'
  if (!('PublicKeyCredential' in window)) return 'no-support'
  return host === undefined || host === hostname ? undefined : 'other-host'
}

const whyNot = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'other-host',
} as const satisfies Record<string, WhyNot>

const isKnownName = (name: string): name is keyof typeof whyNot => name in whyNot

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ''
    throw new PasskeyRefused(isKnownName(name) ? whyNot[name] : 'unable', cause)
  }
}

/** WebAuthn options in JSON form. */
type Options = Readonly<Record<string, unknown>>

const answerOf = (given: unknown) => given as PasskeyResponse

/** Asks the browser for a passkey's signature. */
export async function signWithPasskey(options: Options): Promise<PasskeyResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return answerOf(await refusing(() => startAuthentication({ optionsJSON })))
}

/** Asks the browser for a new passkey. */
export async function makePasskey(options: Options): Promise<PasskeyResponse> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return answerOf(await refusing(() => startRegistration({ optionsJSON })))
}
