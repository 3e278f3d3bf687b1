import { ApiError } from '@roundboard/client'
import type { PageStorage } from '../shared/browser-storage.ts'

/** How this phone authenticates. */
export type Credentials =
  | { readonly kind: 'pass'; readonly secret: string; readonly expiresAt: string }
  | { readonly kind: 'session'; readonly token: string }

type Pass = Extract<Credentials, { kind: 'pass' }>

const passKey = 'roundboard.remote'
/** The console's session on this phone. */
const sessionKey = 'roundboard.token'

function readPass(storage: PageStorage): Pass | undefined {
  try {
    const read = JSON.parse(storage.getItem(passKey) ?? 'null') as Record<string, unknown> | null
    const { secret, expiresAt } = read ?? {}
    if (typeof secret !== 'string' || typeof expiresAt !== 'string') return undefined
    return { kind: 'pass', secret, expiresAt }
  } catch {
    return undefined
  }
}

/**
 * The credentials stored on this phone: a pass opened here today, or the console's session, which
 * comes first for a location in the address.
 */
export function storedCredentials(
  storage: PageStorage,
  now: number,
  location?: string,
): Credentials | undefined {
  const token = storage.getItem(sessionKey)
  const session = token === null ? undefined : ({ kind: 'session', token } as const)
  if (session && location !== undefined) return session
  return validPass(storage, now) ?? session
}

function validPass(storage: PageStorage, now: number): Pass | undefined {
  const pass = readPass(storage)
  if (pass && Date.parse(pass.expiresAt) > now) return pass
  storage.removeItem(passKey)
  return undefined
}

/** Removes rejected credentials. Returns those to try next: behind an expired session, a pass. */
export function credentialsAfter(
  rejected: Credentials | undefined,
  isSessionOver: boolean,
  storage: PageStorage,
  now: number,
): Credentials | undefined {
  if (rejected?.kind === 'pass') forgetPass(storage, rejected)
  return rejected?.kind === 'session' && isSessionOver ? validPass(storage, now) : undefined
}

export function savePass(storage: PageStorage, pass: Pass): void {
  storage.setItem(passKey, JSON.stringify({ secret: pass.secret, expiresAt: pass.expiresAt }))
}

/** Stores a pass's new expiry, unless another tab has opened a newer pass. */
export function updatePass(storage: PageStorage, pass: Pass): void {
  if (readPass(storage)?.secret === pass.secret) savePass(storage, pass)
}

/** Removes a pass, but not a newer one that another tab has opened. */
export function forgetPass(storage: PageStorage, pass: Pass): void {
  if (readPass(storage)?.secret === pass.secret) storage.removeItem(passKey)
}

/** Creates a pass's secret, which only this phone knows. */
export function newPassSecret(randomBytes: (count: number) => Uint8Array): string {
  const text = btoa(String.fromCharCode(...randomBytes(32)))
  return `rbp_${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Opens a link. If the server rejects it, for example because this phone has already opened it, returns the known credentials. */
export const credentialsAfterOpening = (
  open: () => Promise<Credentials>,
  known: Credentials | undefined,
): Promise<Credentials> =>
  open().catch((error: unknown) => {
    const isRefused = error instanceof ApiError && error.code === 'not-signed-in'
    if (isRefused && known !== undefined) return known
    throw error
  })

/** The link in an address fragment, if any. */
export const linkIn = (hash: string): string | undefined => /^#(rbl_[\w-]{43})$/.exec(hash)?.[1]
