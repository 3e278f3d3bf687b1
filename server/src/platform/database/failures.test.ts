import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './failures.ts'

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code !== undefined && { code })

test.each([
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('getaddrinfo EAI_AGAIN database', 'EAI_AGAIN'),
  failure('connect EHOSTUNREACH 192.0.2.1:5432', 'EHOSTUNREACH'),
  failure('terminating connection due to administrator command', '57P01'),
  failure('the database system is starting up', '57P03'),
  failure('could not extend file: No space left on device', '53100'),
  failure('Connection terminated unexpectedly'),
  failure('Client has encountered a connection error and is not queryable'),
  failure('Client was closed and is not queryable'),
  failure('timeout exceeded when trying to connect'),
  failure('timeout expired'),
  failure('Query read timeout'),
  failure('canceling statement due to statement timeout', '57014'),
  failure('terminating connection due to idle-in-transaction timeout', '25P03'),
  failure('database or disk is full', 'ERR_SQLITE_ERROR'),
])('treats "%s" as an unavailable database', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  failure('duplicate key value violates unique constraint', '23505'),
  failure('syntax error at or near "selct"', '42601'),
  failure('UNIQUE constraint failed: users.email', 'ERR_SQLITE_ERROR'),
  new TypeError('Cannot read properties of undefined'),
  undefined,
  null,
])('does not treat "%s" as an unavailable database', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
