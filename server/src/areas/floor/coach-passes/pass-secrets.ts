import { newSecret } from '../../../platform/secrets.ts'

const pass = /^rbp_[\w-]{43}$/

/** What a wall or a link shows: it opens a pass once. */
export const newLinkSecret = (): string => `rbl_${newSecret()}`

export const isPassSecret = (text: string): boolean => pass.test(text)
