import { issueAt, type PasskeyResponse } from '@roundboard/contract'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { AppError, refusal } from '../../../platform/app-error.ts'
import type { PasskeyRow } from '../../../platform/database/schema.ts'
import { relyingPartyOf, type RelyingParty } from './relying-party.ts'

/**
 * EdDSA, ES256 and RS256; every authenticator supports one of them. By default the library would
 * also use algorithms for which Node prints a warning.
 */
export const passkeyAlgorithms = [-8, -7, -257]

const ClientData = z.object({ origin: z.string() })

/** The origin of the page that asked. Refuses other sites before checking anything else. */
function originOf(party: RelyingParty, answer: PasskeyResponse): string {
  const text = z.string().parse(answer.response['clientDataJSON'])
  const clientData: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  const { origin } = ClientData.parse(clientData)
  if (!party.isOwnOrigin(origin)) throw new Error('the request came from another origin')
  return origin
}

/** Turns the library's errors into one refusal, and logs the reason. */
async function refusingAll<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const code = /counter value/i.test(reason) ? 'passkey-copied' : 'passkey-refused'
    const issue = issueAt('', code)
    throw new AppError('invalid-code', issue.message, {
      issues: [issue],
      logged: { reason: reason.slice(0, 200) },
    })
  }
}

export const noPasskeys = () => refusal('not-configured', issueAt('', 'passkeys-off'))

type Party = ReturnType<typeof relyingPartyOf>

const Transports = z.array(z.string())

/** The transports of a passkey, as reported at its creation. */
export const transportsOf = ({ transports }: Pick<PasskeyRow, 'transports'>): string[] =>
  Transports.parse(JSON.parse(transports))

/** The relying party. Throws where passkeys don't work. */
export function relyingPartyIn(party: Party): RelyingParty {
  if ('problem' in party) throw noPasskeys()
  return party
}

/** Verifies a new passkey. */
export const readNewPasskey = (party: RelyingParty, answer: PasskeyResponse, challenge: string) =>
  refusingAll(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(party, answer),
      expectedRPID: party.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    if (!verified) throw new Error('not verified')
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    }
  })

/** Verifies a signature and returns the passkey's new counter. Refuses cloned passkeys. */
export const checkPasskey = (
  party: RelyingParty,
  passkey: PasskeyRow,
  answer: PasskeyResponse,
  expected: { readonly challenge: string; readonly isProof: boolean },
): Promise<number> =>
  refusingAll(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: originOf(party, answer),
      expectedRPID: party.host,
      requireUserVerification: expected.isProof,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    })
    if (!verified) throw new Error('not verified')
    return authenticationInfo.newCounter
  })
