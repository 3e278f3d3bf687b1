import { type Issue, secretPathPrefixes } from '@roundboard/contract'

const secretPaths = secretPathPrefixes()
// Also where a secret has no business to be.
const longSecret = /[\w.~%-]{40,}/g

/** An address as it may be logged: without its query, and without the secrets that its path can carry. */
export function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? ''
  const opening = secretPaths.find((prefix) => path.startsWith(prefix))
  return (opening === undefined ? path.replace(longSecret, '…') : `${opening}…`).slice(0, 300)
}

const mostFields = 10
const nameOfField = /^[a-zA-Z][\w.]{0,39}$/

/** Which fields were refused and why, by their codes; never what stood in them, nor a name that a caller made up. */
export const loggedIssues = (issues: readonly Pick<Issue, 'path' | 'code'>[]): string[] =>
  issues.slice(0, mostFields).map(({ path, code }) => {
    const isOurs = code !== 'not-known' && nameOfField.test(path)
    return `${isOurs ? path : '…'} ${code}`
  })

/** What is logged of an error. */
interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
}

const deepest = 3

/**
 * An error as it may be logged: only what says where and why. A driver's error also carries the row
 * that was refused, and in it password hashes.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined &&
      depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  }
}
