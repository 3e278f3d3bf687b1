import { ApiError } from '@roundboard/client'

/** By what this phone is known to the server. */
export type Credentials =
  | { readonly kind: 'pass'; readonly secret: string; readonly expiresAt: string }
  | { readonly kind: 'session'; readonly token: string }

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const passKey = 'roundboard.remote'
/** Where the console keeps the session of whoever is signed in on this phone. */
const sessionKey = 'roundboard.token'

function readPass(kept: Kept): Credentials | undefined {
  try {
    const read = JSON.parse(kept.getItem(passKey) ?? 'null') as Record<string, unknown> | null
    const { secret, expiresAt } = read ?? {}
    if (typeof secret !== 'string' || typeof expiresAt !== 'string') return undefined
    return { kind: 'pass', secret, expiresAt }
  } catch {
    return undefined
  }
}

/** What is known on this phone already: a pass that was opened here today, or who is signed in. */
export function storedCredentials(kept: Kept, now: number): Credentials | undefined {
  const pass = readPass(kept)
  if (pass?.kind === 'pass' && Date.parse(pass.expiresAt) > now) return pass
  kept.removeItem(passKey)
  const token = kept.getItem(sessionKey)
  return token === null ? undefined : { kind: 'session', token }
}

export function keepPass(kept: Kept, pass: Extract<Credentials, { kind: 'pass' }>): void {
  kept.setItem(passKey, JSON.stringify({ secret: pass.secret, expiresAt: pass.expiresAt }))
}

export const forgetPass = (kept: Kept): void => {
  kept.removeItem(passKey)
}

/** A pass's secret, made here: nobody but this phone ever has it. */
export function newPassSecret(randomBytes: (count: number) => Uint8Array): string {
  const text = btoa(String.fromCharCode(...randomBytes(32)))
  return `rbp_${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/**
 * The way in of a phone that opens a link: the new pass, or what it is known by already where the server
 * lets nobody in by that link, as when its own phone opens it once more.
 */
export const openedBy = (
  open: () => Promise<Credentials>,
  known: Credentials | undefined,
): Promise<Credentials> =>
  open().catch((error: unknown) => {
    const isRefused = error instanceof ApiError && error.code === 'not-signed-in'
    if (isRefused && known !== undefined) return known
    throw error
  })

/** The link that an address brings in its fragment. */
export const linkIn = (hash: string): string | undefined => /^#(rbl_[\w-]{43})$/.exec(hash)?.[1]
