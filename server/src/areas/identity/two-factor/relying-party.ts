import { isIP } from 'node:net'
import type { PasskeyProblem } from '@roundboard/contract'
import type { Config } from '../../../platform/config.ts'

/** The host at which passkeys of this console work, and the pages that may ask for them. */
export interface RelyingParty {
  readonly host: string
  isOwnOrigin(origin: string): boolean
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** Who asks for passkeys: the host of ADMIN_URL; where browsers would refuse it, why. */
export function relyingPartyOf({
  ADMIN_URL,
}: Pick<Config, 'ADMIN_URL'>): RelyingParty | { readonly problem: PasskeyProblem } {
  // Without an address of its own it is opened at this machine, on whatever port.
  if (ADMIN_URL === undefined)
    return {
      host: 'localhost',
      isOwnOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin),
    }
  const { protocol, hostname, origin: own } = new URL(ADMIN_URL)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return { problem: 'ip-address' }
  if (protocol !== 'https:' && !isLocal(hostname)) return { problem: 'no-https' }
  return { host: hostname, isOwnOrigin: (origin) => origin === own }
}
