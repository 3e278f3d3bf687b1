import {
  type ErrorCode,
  errorStatus,
  type Issue,
  issueAt,
  usualBodyMax,
} from '@roundboard/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, refusal } from '../app-error.ts'
import { isDatabaseUnavailable, isPoolFull } from '../database/failures.ts'
import { errorAnswer } from './answers.ts'
import { loggedError, loggedIssues, loggedPath } from './logged.ts'

/** Errors before a call is reached: the code, and the message or the invalid part. */
const refusedByFastify: Readonly<Record<number, readonly [ErrorCode, string | Issue]>> = {
  400: ['bad-input', issueAt('body', 'unreadable')],
  403: ['not-found', 'There is nothing at this address.'],
  404: ['not-found', 'There is nothing at this address.'],
  408: ['bad-input', issueAt('body', 'too-slow')],
  414: ['bad-input', issueAt('address', 'address-too-long')],
  415: ['unsupported-media-type', 'The body must be application/json.'],
  431: ['bad-input', issueAt('headers', 'headers-too-large')],
}

/** The rest of a larger body isn’t read: the connection closes. In bytes. */
const drainedBodyMax = 32 * 1024 ** 2

const inUnits = (bytes: number) =>
  bytes < 2 * 1024 ** 2
    ? `${String(Math.floor(bytes / 1024))} KiB`
    : `${String(Math.floor((10 * bytes) / 1024 ** 2) / 10)} MiB`

function toAppError(error: unknown, bodyLimit = usualBodyMax): AppError {
  if (error instanceof AppError) return error
  if (isPoolFull(error))
    return new AppError('busy', 'The server is busy. Try again in a few seconds.', {
      retryAfterSeconds: 2,
      logged: { reason: 'all connections to the database are in use' },
      cause: error,
    })
  if (isDatabaseUnavailable(error))
    return refusal('unavailable', issueAt('', 'database-away'), { cause: error })
  // Fastify uses `statusCode`, and its static file plugin uses `status`.
  const { statusCode, status = statusCode } = error as Partial<FastifyError & { status: number }>
  if (status === 413)
    return refusal('too-large', issueAt('body', 'body-too-large', { limit: inUnits(bodyLimit) }), {
      cause: error,
    })
  const refused = status === undefined ? undefined : refusedByFastify[status]
  if (refused) {
    const [code, reason] = refused
    if (typeof reason !== 'string') return refusal(code, reason, { cause: error })
    return new AppError(code, reason, { cause: error })
  }
  return new AppError('internal', 'Something went wrong on the server. The error was logged.', {
    cause: error,
  })
}

/** Whether a request was refused for its body: too large, unreadable or invalid. */
export function isBodyRefusal(error: unknown): boolean {
  const { code } = toAppError(error)
  return code === 'too-large' || code === 'bad-input'
}

/** Errors that may be part of an attack and are logged. */
const suspicious = new Set<ErrorCode>([
  'wrong-credentials',
  'wrong-password',
  'invalid-code',
  'forbidden',
  'too-many-attempts',
  'busy',
  'bad-input',
])

/** When to come back to a server that can't answer, unless its refusal says more. */
export const unavailableForSeconds = 5

const floodLineEveryMs = 1_000

/** There may be as many of these as there are requests. */
const inFloods = new Set<ErrorCode>(['too-many-attempts', 'busy', 'bad-input'])

/** Limits log lines during a flood to one per second, with the number of others. */
function createFloodGate() {
  let lastLineAt = -Infinity
  let unlogged = 0
  return {
    isOneOfFlood(): boolean {
      if (performance.now() - lastLineAt < floodLineEveryMs) {
        unlogged += 1
        return true
      }
      lastLineAt = performance.now()
      return false
    },
    takeUnlogged(): { unlogged?: number } {
      const found = unlogged > 0 ? { unlogged } : {}
      unlogged = 0
      return found
    },
  }
}

interface FloodGates {
  readonly refusals: ReturnType<typeof createFloodGate>
  /** Screens keep sending heartbeats while the database is unavailable. */
  readonly displays: ReturnType<typeof createFloodGate>
}

function logRefusal(
  refusal: AppError,
  status: number,
  request: FastifyRequest,
  { refusals, displays }: FloodGates,
): void {
  const isFailure = status >= 500 && refusal.code !== 'busy'
  const { method, url, ip: address, headers } = request
  const isOfDisplay = headers['screen-auth-token'] !== undefined
  const isFlood = isFailure
    ? isOfDisplay && refusal.code === 'unavailable'
    : inFloods.has(refusal.code)
  const gate = isFailure ? displays : refusals
  if (!isFailure && !suspicious.has(refusal.code)) return
  if (isFlood && gate.isOneOfFlood()) return
  const facts = {
    ...{ code: refusal.code, method, path: loggedPath(url), address },
    ...(refusal.issues && { fields: loggedIssues(refusal.issues) }),
    ...refusal.logged,
  }
  if (isFailure) {
    const err = refusal.cause ?? refusal
    // Every request fails while the database is unavailable, so no stack traces.
    const why = refusal.code === 'unavailable' ? { reason: loggedError(err).message } : { err }
    const others = isFlood ? gate.takeUnlogged() : {}
    request.log.error({ ...facts, ...why, ...others }, 'request failed')
    return
  }
  request.log.info({ ...facts, ...gate.takeUnlogged() }, 'request refused')
}

/** The one place where errors become responses. Reveals nothing about unexpected errors. */
export function createAnswerError() {
  const gates = { refusals: createFloodGate(), displays: createFloodGate() }
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toAppError(error, request.routeOptions.bodyLimit)
    const status = errorStatus[refusal.code]
    logRefusal(refusal, status, request, gates)
    const { retryAfterSeconds = status === 503 ? unavailableForSeconds : undefined } = refusal
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    // Fastify closes the connection of a body it hasn’t read. A proxy or browser that is still
    // sending it then reports a broken connection instead of this response.
    if (status === 413 && Number(request.headers['content-length']) <= drainedBodyMax)
      reply.removeHeader('connection')
    return reply.code(status).send(
      errorAnswer(refusal.code, refusal.message, request.id, {
        ...(refusal.issues && { issues: [...refusal.issues] }),
        ...(refusal.challenge && { challenge: refusal.challenge }),
      }),
    )
  }
}
