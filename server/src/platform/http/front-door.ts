import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeRevisionHeader, type Method } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Headers, SecurityHeaders } from './security-headers.ts'

/** Answers a request on Node's own HTTP, or passes it on to Fastify as it came. */
export type Lane = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void

export interface FrontDoor {
  /** What every response of the API says, for those that are written past Fastify. */
  readonly headers: Headers
  /** Lets a lane see what comes to an address before Fastify does, until the server begins to stop. */
  addLane(method: Method, path: string, lane: Lane): void
}

/** What this process knows of the changes that any process on its database made. */
export interface KnownChanges {
  knows(revision: number): boolean
  catchUp(revision: number): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly frontDoor: FrontDoor
  }
}

/** Calls, which answer programs; every other address is a page or a file. */
export const isApiPath = (path: string): boolean => /^\/(api|licenses)\//.test(path)

/** Headers as `writeHead` takes them fastest: names and values in turn. */
export const headerList = (headers: Headers): string[] => Object.entries(headers).flat()

const stopping = () =>
  new AppError('busy', 'This server is restarting. Try again in a few seconds.', {
    retryAfterSeconds: 2,
  })

/** The revision that a request's sender has heard of; anything but a plain number is ignored. */
function heardRevisionOf({ headers }: IncomingMessage): number {
  const sent = headers[changeRevisionHeader]
  return typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : 0
}

/**
 * Stands between Node's HTTP and Fastify: the few addresses that may not cost what others do have lanes.
 * A sender who has heard of a change that this process does not know yet is answered once it does.
 */
export function addFrontDoor(
  app: FastifyInstance,
  headers: SecurityHeaders,
  changes: KnownChanges | undefined,
): void {
  const lanes = new Map<string | undefined, { readonly method: Method; readonly lane: Lane }>()
  let isStopping = false
  app.decorate('frontDoor', {
    headers: headers.api,
    addLane: (method, path, lane) => lanes.set(path, { method, lane }),
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? headers.api : headers.page)
    done(isStopping ? stopping() : undefined)
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.server.removeAllListeners('request')
  function open(request: IncomingMessage, response: ServerResponse): void {
    const passOn = () => {
      app.routing(request, response)
    }
    const found = lanes.get(request.url)
    if (found === undefined || found.method !== request.method || isStopping) passOn()
    else found.lane(request, response, passOn)
  }
  app.server.on('request', (request, response) => {
    const revision = heardRevisionOf(request)
    if (changes === undefined || changes.knows(revision)) open(request, response)
    else
      void changes.catchUp(revision).then(() => {
        if (!response.destroyed) open(request, response)
      })
  })
}
