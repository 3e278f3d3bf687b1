import { hash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What stands in an address that many may have and nobody guesses: 128 random bits in 22 characters of base64url. */
export const newAddressKey = (): string => randomBytes(16).toString('base64url')

/** What is stored of a secret: enough for 256 random bits, useless to a thief. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
