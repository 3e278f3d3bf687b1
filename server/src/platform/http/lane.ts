import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Answers a request on Node's own HTTP, or passes it on to Fastify. */
export type Lane = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: RequestListener,
) => void

/** Lets a lane see requests before Fastify does, until the server begins to stop. */
export function addLane(app: FastifyInstance, lane: Lane): void {
  let isStopping = false
  app.addHook('onReady', (done) => {
    const later = app.server.listeners('request') as RequestListener[]
    const passOn: RequestListener = (request, response) => {
      for (const listener of later) listener(request, response)
    }
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      if (isStopping) passOn(request, response)
      else lane(request, response, passOn)
    })
    done()
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
}

export type AnyHeaders = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Headers as `writeHead` takes them fastest: names and values in turn. */
export const headerList = (headers: AnyHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
