const postgresUnavailable =
  /^(08|53|57P)|^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/
const sqliteUnavailable =
  /database is locked|readonly database|disk I\/O error|database or disk is full|unable to open/i
const poolUnavailable =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/i

interface DatabaseError {
  code?: string
  message?: string
}

/** The database cannot be reached or written: nothing is wrong with the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError
  if (code !== undefined && postgresUnavailable.test(code)) return true
  return message !== undefined && (sqliteUnavailable.test(message) || poolUnavailable.test(message))
}

/** A value that must be the only one of its kind stands in the table already. */
export function isDuplicate(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError
  return code === '23505' || message?.includes('UNIQUE constraint failed') === true
}
