import { isIP } from 'node:net'
import type { PasskeyProblem } from '@roundboard/contract'
import type { Config } from '../../../platform/config.ts'

/** The host of the console's passkeys, and the origins that may use them. */
export interface RelyingParty {
  readonly host: string
  isOwnOrigin(origin: string): boolean
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/** The host of ADMIN_URL, or why browsers would refuse it. */
export function relyingPartyOf({
  ADMIN_URL,
}: Pick<Config, 'ADMIN_URL'>): RelyingParty | { readonly problem: PasskeyProblem } {
  // Without a configured address, the console is opened on this machine, at any port.
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
