import { calls } from '@roundboard/contract'
import { Secret, TOTP } from 'otpauth'
import type { TestServer } from './test-server.ts'

/** The code of an authenticator app at an instant. */
export const codeOf = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Sets up an authenticator app, which uses up its first code. */
export async function addAuthenticator(server: TestServer, as: { readonly bearer: string }) {
  const { data: begun } = await server.call(calls.beginAuthenticator, as)
  const code = codeOf(begun.secret, server.clock.now)
  const body = { challenge: begun.challenge, code }
  const { data } = await server.call(calls.addAuthenticator, as, { body })
  return { secret: begun.secret, uri: begun.uri, codes: data.recoveryCodes ?? [], data }
}
