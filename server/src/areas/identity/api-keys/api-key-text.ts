import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'rbk_'
/** 43 base-62 digits hold 256 random bits. */
const secretLength = 43
const checkLength = 6
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${String(secretLength + checkLength)}}$`)

function checkOf(secret: string): string {
  let rest = crc32(secret)
  let written = ''
  for (let place = 0; place < checkLength; place += 1) {
    written = digits.charAt(rest % digits.length) + written
    rest = Math.floor(rest / digits.length)
  }
  return written
}

/** A new key. Secret scanners recognize it by its prefix and checksum. */
export function newApiKey(): string {
  const secret = Array.from({ length: secretLength }, () => digits.charAt(randomInt(digits.length)))
  return prefix + secret.join('') + checkOf(secret.join(''))
}

export const isApiKey = (text: string): boolean => pattern.test(text)

export const hasRightCheck = (key: string): boolean =>
  key.endsWith(checkOf(key.slice(prefix.length, -checkLength)))

/** The part of a key that may be shown later, to tell keys apart. */
export const startOfApiKey = (key: string): string => key.slice(0, prefix.length + 4)
