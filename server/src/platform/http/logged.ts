import { type Issue, secretPathPrefixes } from '@roundboard/contract'

const secretPaths = secretPathPrefixes()
// Even where no secret should be.
const longSecret = /[\w.~%-]{40,}/g

/** A path for the log, without its query and without secrets. */
export function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? ''
  const opening = secretPaths.find((prefix) => path.startsWith(prefix))
  return (opening === undefined ? path.replace(longSecret, '…') : `${opening}…`).slice(0, 300)
}

const mostFields = 10
const nameOfField = /^[a-zA-Z][\w.]{0,39}$/

/** The names and codes of invalid fields for the log; never their values, nor unknown names. */
export const loggedIssues = (issues: readonly Pick<Issue, 'path' | 'code'>[]): string[] =>
  issues.slice(0, mostFields).map(({ path, code }) => {
    const isOurs = code !== 'not-known' && nameOfField.test(path)
    return `${isOurs ? path : '…'} ${code}`
  })

/** The logged parts of an error. */
interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedError
}

const deepest = 3

/**
 * An error for the log: only what says where and why. Driver errors also contain the row, including
 * password hashes.
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
