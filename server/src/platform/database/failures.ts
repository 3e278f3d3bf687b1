const postgresUnavailable =
  /^(08|25006|25P03|53|57P|57014)|^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/
const sqliteUnavailable =
  /database is locked|readonly database|disk I\/O error|database or disk is full|unable to open/i
const poolUnavailable =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Query read timeout/i

interface DatabaseError {
  code?: string
  message?: string
}

/** All connections were busy, and none was released in time. */
export const isPoolFull = (error: unknown): boolean =>
  (error as DatabaseError | null)?.message === 'timeout exceeded when trying to connect'

/** PostgreSQL didn't answer a query in time. */
export const isUnanswered = (error: unknown): boolean =>
  (error as DatabaseError | null)?.message === 'Query read timeout'

/** The database can't be reached or written to. The request itself is fine. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError
  if (code !== undefined && postgresUnavailable.test(code)) return true
  return message !== undefined && (sqliteUnavailable.test(message) || poolUnavailable.test(message))
}

const postgresRefuses = /^(25006|53100)$/
const sqliteRefuses = /readonly database|disk I\/O error|database or disk is full/i

/** The database responds but is read-only: its disk is full, or it is a standby. */
export function isWriteRefused(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError
  if (code !== undefined && postgresRefuses.test(code)) return true
  return message !== undefined && sqliteRefuses.test(message)
}

/** A unique constraint was violated. */
export function isDuplicate(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError
  return code === '23505' || message?.includes('UNIQUE constraint failed') === true
}
