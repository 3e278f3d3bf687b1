import { randomBytes } from 'node:crypto'

/** What every link of an uploaded item begins with. */
export const libraryPath = '/media/library/'

/** A link that nobody guesses, for displays fetch what it leads to without a session. */
export const newLink = (): string => libraryPath + randomBytes(16).toString('base64url')
