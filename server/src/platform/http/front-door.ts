import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeRevisionHeader, issueAt, type Method } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import { AppError, refusal } from '../app-error.ts'
import type { Headers, SecurityHeaders } from './security-headers.ts'

/** Answers a request directly with Node's HTTP, or passes it on to Fastify unchanged. */
export type Lane = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void

export interface FrontDoor {
  /** The headers of every API response, for those sent without Fastify. */
  readonly headers: Headers
  /** Lets a lane handle requests to an address before Fastify, until the server stops. */
  addLane(method: Method, path: string, lane: Lane): void
}

/** The changes, made by any process on the database, that this process knows. */
export interface KnownChanges {
  knows(revision: number): boolean
  /** False if it can't be known whether a change is missing here. */
  catchUp(revision: number): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly frontDoor: FrontDoor
  }
}

/** API calls. Every other address is a page or a file. */
export const isApiPath = (path: string): boolean => /^\/(api|licenses)\//.test(path)

/** Headers in the form that `writeHead` handles fastest: names and values in turn. */
export const headerList = (headers: Headers): string[] => Object.entries(headers).flat()

const stopping = () =>
  new AppError('busy', 'This server is restarting. Try again in a few seconds.', {
    retryAfterSeconds: 2,
  })

/** The latest revision that the client knows, or 0. Invalid values are ignored. */
export function knownRevisionOf({ headers }: IncomingMessage): number {
  const sent = headers[changeRevisionHeader]
  return typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : 0
}

/**
 * Sits between Node's HTTP and Fastify: addresses that must be cheap have lanes. A client that
 * knows a change this process doesn't know yet gets its response once it does, and never older data.
 */
export function addFrontDoor(
  app: FastifyInstance,
  headers: SecurityHeaders,
  changes: KnownChanges | undefined,
): void {
  const lanes = new Map<string | undefined, { readonly method: Method; readonly lane: Lane }>()
  let isStopping = false
  /** Requests that may know a change which this process can't read now. */
  const ahead = new WeakSet<IncomingMessage>()
  app.decorate('frontDoor', {
    headers: headers.api,
    addLane: (method, path, lane) => lanes.set(path, { method, lane }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? headers.api : headers.page)
    if (isStopping) done(stopping())
    else
      done(
        ahead.has(request.raw) ? refusal('unavailable', issueAt('', 'database-away')) : undefined,
      )
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.server.removeAllListeners('request')
  function open(request: IncomingMessage, response: ServerResponse): void {
    const passOn = () => app.routing(request, response)
    const found = lanes.get(request.url)
    if (found === undefined || found.method !== request.method || isStopping) passOn()
    else found.lane(request, response, passOn)
  }
  app.server.on('request', (request, response) => {
    const revision = knownRevisionOf(request)
    if (changes === undefined || changes.knows(revision)) open(request, response)
    else
      void changes.catchUp(revision).then((isCurrent) => {
        if (response.destroyed) return
        if (isCurrent) open(request, response)
        else {
          ahead.add(request)
          app.routing(request, response)
        }
      })
  })
}
