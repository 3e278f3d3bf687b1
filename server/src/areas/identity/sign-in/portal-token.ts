import { issueAt } from '@roundboard/contract'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'
import { z } from 'zod'
import { refusal } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { hashSecret } from '../../../platform/secrets.ts'

export type SignOnSettings = Pick<
  Config,
  'SSO_ISSUER' | 'SSO_AUDIENCE' | 'SSO_JWKS_URL' | 'SSO_SECRET'
>

export interface PortalToken {
  readonly email: string
  /** Remembered so that the token can't be used again. */
  readonly useHash: string
  readonly expiresAt: number
}

const clockToleranceSeconds = 30
const fetchTimeoutMs = 5_000
/** A sign-on link is opened at once, so it needn't live long. */
const longestLifetimeSeconds = 3_600

const Claims = z.object({
  exp: z.number(),
  iat: z.number(),
  jti: z.string().min(1).optional(),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  email_verified: z.union([z.literal(true), z.literal('true')]).optional(),
})

const notConfigured = () => refusal('not-configured', issueAt('', 'sign-on-not-set-up'))

export const invalidSignOn = (cause?: unknown) =>
  refusal('wrong-credentials', issueAt('', 'sign-on-link-ended'), { cause })

const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  error.code === 'ERR_JOSE_GENERIC'

function verifier({ SSO_JWKS_URL, SSO_SECRET }: SignOnSettings) {
  if (SSO_SECRET !== undefined) {
    const secret = new TextEncoder().encode(SSO_SECRET)
    return (token: string, options: JWTVerifyOptions) =>
      jwtVerify(token, secret, { ...options, algorithms: ['HS256'] })
  }
  if (SSO_JWKS_URL === undefined) return undefined
  const keys = createRemoteJWKSet(new URL(SSO_JWKS_URL), { timeoutDuration: fetchTimeoutMs })
  // No HMAC: a public key must never serve as a shared secret.
  const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA']
  return (token: string, options: JWTVerifyOptions) =>
    jwtVerify(token, keys, { ...options, algorithms })
}

// Only the signed text: some algorithms allow several signatures for one text.
function useHashOf(token: string, issuer: string, jti: string | undefined): string {
  return hashSecret(
    jti === undefined ? `token ${token.slice(0, token.lastIndexOf('.'))}` : `jti ${issuer} ${jti}`,
  )
}

/** Verifies the franchise portal's signed tokens. Refuses foreign and expired ones. */
export function createPortalTokens(settings: SignOnSettings, clock: Clock) {
  const verify = verifier(settings)
  const { SSO_ISSUER: issuer, SSO_AUDIENCE: audience } = settings

  async function payloadOf(token: string): Promise<JWTPayload> {
    if (verify === undefined || issuer === undefined || audience === undefined)
      throw notConfigured()
    try {
      const { payload } = await verify(token, {
        issuer,
        audience,
        // Excludes the portal's access and logout tokens. The age check needs a valid `iat`.
        typ: 'JWT',
        maxTokenAge: longestLifetimeSeconds,
        requiredClaims: ['exp', 'email'],
        clockTolerance: clockToleranceSeconds,
        currentDate: new Date(clock()),
      })
      return payload
    } catch (error) {
      if (isUnreachable(error))
        throw refusal('unavailable', issueAt('', 'portal-silent'), { cause: error })
      throw invalidSignOn(error)
    }
  }

  return {
    async read(token: string): Promise<PortalToken> {
      const claims = Claims.safeParse(await payloadOf(token))
      if (!claims.success) throw invalidSignOn(claims.error)
      const { email, exp, iat, jti } = claims.data
      if (exp - iat > longestLifetimeSeconds) throw invalidSignOn()
      return {
        email,
        useHash: useHashOf(token, issuer ?? '', jti),
        expiresAt: (exp + 2 * clockToleranceSeconds) * 1000,
      }
    },
  }
}
