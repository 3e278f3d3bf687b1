import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** The tolerated clock error of a phone, in time steps of 30 seconds. */
const skew = 1

const totpOf = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 })

/** A secret for an authenticator app, and the address in its QR code. */
export function newAuthenticatorSecret(
  issuer: string,
  email: string,
): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, { issuer, label: email }).toString() }
}

/** The time step of a code, counted from 1970; undefined if it isn't a current one. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret, { issuer: '', label: '' })
  const delta = totp.validate({ token: code, timestamp: now, window: skew })
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta
}
