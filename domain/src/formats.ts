import { limits } from './limits.ts'

/** Franchise prefix, optional country code, four digits or more: `RB-1024`, `RB-CA-1024`, `RBCA1024`. */
export const locationIdentifierPattern = /^[A-Z]{2,6}(-?[A-Z]{2})?-?\d{4,10}$/

/** `00.00.00` or, for a hot-fix, `00.00.00-000`. */
export const releaseVersionPattern = /^\d{2}\.\d{2}\.\d{2}(-\d{3})?$/

/** Six uppercase letters or digits (specification section 5). */
export const authCodePattern = /^[A-Z0-9]{6}$/

const authCodeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * A screen's authorization code made from random bytes; asks for bytes again where one would make
 * some characters likelier than others.
 */
export function authCode(randomBytes: (count: number) => Uint8Array): string {
  const fair = 256 - (256 % authCodeAlphabet.length)
  let code = ''
  while (code.length < limits.authCodeLength) {
    for (const byte of randomBytes(limits.authCodeLength)) {
      if (byte < fair && code.length < limits.authCodeLength)
        code += authCodeAlphabet.charAt(byte % authCodeAlphabet.length)
    }
  }
  return code
}

/** The name that the server gives a routine: `ITEM 2`. */
export function routineName(step: number): string {
  return `ITEM ${String(step)}`
}
