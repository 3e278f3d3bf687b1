import { hash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The unguessable part of a shared address: 128 random bits in 22 base64url characters. */
export const newAddressKey = (): string => randomBytes(16).toString('base64url')

/** The stored hash of a secret. A fast hash is enough for 256 random bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
