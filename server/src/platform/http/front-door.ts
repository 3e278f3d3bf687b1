import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Method } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import type { Headers } from './security-headers.ts'

/** Answers a request on Node's own HTTP, or passes it on to Fastify as it came. */
export type Lane = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void

export interface FrontDoor {
  /** What every answer says, whoever gives it. */
  readonly headers: Headers
  /** Lets a lane see what comes to an address before Fastify does, until the server begins to stop. */
  addLane(method: Method, path: string, lane: Lane): void
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly frontDoor: FrontDoor
  }
}

/** Headers as `writeHead` takes them fastest: names and values in turn. */
export const headerList = (headers: Headers): string[] => Object.entries(headers).flat()

/** Stands between Node's HTTP and Fastify: the few addresses that may not cost what others do have lanes. */
export function addFrontDoor(app: FastifyInstance, headers: Headers): void {
  const lanes = new Map<string | undefined, { readonly method: Method; readonly lane: Lane }>()
  let isStopping = false
  app.decorate('frontDoor', {
    headers,
    addLane: (method, path, lane) => lanes.set(path, { method, lane }),
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const passOn = () => {
      app.routing(request, response)
    }
    const found = lanes.get(request.url)
    if (found === undefined || found.method !== request.method || isStopping) passOn()
    else found.lane(request, response, passOn)
  })
}
