import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { usualBodyMax } from '@roundboard/contract'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { badField } from '../app-error.ts'
import type { Config } from '../config.ts'
import { createAnswerError } from './errors.ts'
import { addFrontDoor, isApiPath, type KnownChanges } from './front-door.ts'
import { loggedError, loggedPath } from './logged.ts'
import { isNestedTooDeep, nestingMax } from './nesting.ts'
import { permissionsPolicy, securityHeaders } from './security-headers.ts'

/** How long a server that stops waits for running requests, in milliseconds. */
const stopsWithinMs = 5_000

function trustProxy(setting: string | undefined) {
  if (setting === undefined || setting === 'false') return false
  if (setting === 'true') return true
  const hops = Number(setting)
  if (Number.isInteger(hops)) return (_address: string, hop: number) => hop < hops
  return setting
}

/** A Fastify instance with our errors, limits and security headers. Areas add their routes. */
export async function createHttp(
  config: Pick<Config, 'LOG_LEVEL' | 'TRUST_PROXY' | 'S3_PUBLIC_URL'>,
  hasHttps: boolean,
  changes?: KnownChanges,
): Promise<FastifyInstance> {
  const answerError = createAnswerError()
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers["screen-auth-token"]',
      ],
      serializers: {
        err: (error: Error) => ({ ...loggedError(error) }),
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          path: loggedPath(request.url),
          address: request.ip,
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config.TRUST_PROXY),
    bodyLimit: usualBodyMax,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While the server stops, the front door refuses requests with our own message.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
    },
  })
  app.setErrorHandler(answerError)
  // Many clients send DELETE with a JSON content type but no body.
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const json = body as Buffer
    if (json.length === 0) done(null, undefined)
    else if (isNestedTooDeep(json)) done(badField('body', 'too-deep', { max: nestingMax }))
    else void parseJson(request, json.toString(), done)
  })
  await app.register(cookie)
  addFrontDoor(app, securityHeaders(hasHttps, config.S3_PUBLIC_URL), changes)
  // A browser that has buffered enough of a video keeps the response open for minutes.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), stopsWithinMs).unref()
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiPath(request.url) && !reply.hasHeader('etag'))
      reply.header('cache-control', 'no-store')
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', permissionsPolicy)
    done()
  })
  return app
}
