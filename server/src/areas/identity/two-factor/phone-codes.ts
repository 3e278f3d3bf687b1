import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** A phone's clock may be off by this many half minutes. */
const skew = 1

const totpOf = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 })

/** A secret for an app of codes, and the address behind its QR code. */
export function newPhoneSecret(issuer: string, email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, { issuer, label: email }).toString() }
}

/** The half minute, counted from 1970, of which a code is; undefined: of none near this instant. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret, { issuer: '', label: '' })
  const delta = totp.validate({ token: code, timestamp: now, window: skew })
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta
}
