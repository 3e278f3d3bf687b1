import { calls } from '@roundboard/contract'
import { Secret, TOTP } from 'otpauth'
import type { TestServer } from './test-server.ts'

/** What an app of codes shows at an instant. */
export const codeOf = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Sets up an app of codes; its first code is used by that. */
export async function addAuthenticator(server: TestServer, as: { readonly bearer: string }) {
  const { data: begun } = await server.call(calls.beginAuthenticator, as)
  const code = codeOf(begun.secret, server.clock.now)
  const body = { challenge: begun.challenge, code }
  const { data } = await server.call(calls.addAuthenticator, as, { body })
  return { secret: begun.secret, uri: begun.uri, codes: data.recoveryCodes ?? [], data }
}
