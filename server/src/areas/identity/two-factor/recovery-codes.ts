import { randomInt } from 'node:crypto'

const howMany = 10
const groups = 4
// No letters or figures that are taken for others.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const oneOf = () => alphabet.charAt(randomInt(alphabet.length))
const group = () => Array.from({ length: 4 }, oneOf).join('')

/** Ten codes of 79 bits, as they are shown. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => Array.from({ length: groups }, group).join('-'))

/** A code as it is compared, however it was typed. */
export const plainCode = (code: string): string => code.replaceAll('-', '')
