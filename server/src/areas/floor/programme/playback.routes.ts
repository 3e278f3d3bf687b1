import { calls, type Heartbeat, isPlainHeartbeat } from '@roundboard/contract'
import type { IncomingMessage } from 'node:http'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { PlaybackService } from './playback.service.ts'
import type { WallsService } from './walls.service.ts'
import { headerList, knownRevisionOf } from '../../../platform/http/front-door.ts'
import { readInput } from '../../../platform/http/input.ts'
import {
  admitBody,
  countRefusedBodies,
  screenSender,
} from '../../../platform/http/refused-bodies.ts'
import type { RegisteredScreen } from './address.ts'

export function playbackRoutes(
  handling: HttpApp,
  playback: PlaybackService,
  walls: WallsService,
): void {
  handle(handling, calls.getOwnScreen, ({ actor }) => playback.own(actor))
  handle(handling, calls.getProgramme, ({ actor, request }) =>
    playback.programme(actor, knownRevisionOf(request.raw) > 0),
  )
  handle(handling, calls.getRoundWorkout, ({ actor, params, query }) =>
    playback.workoutOfRound(actor, params.round, query.location),
  )
  handle(handling, calls.getLocationWalls, ({ actor, params }) => walls.of(actor, params.id))
  heartbeatRoutes(handling, playback)
}

const { bodyMax, method, path, status } = calls.heartbeat

const ownHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

function readPlain(body: Buffer): Heartbeat | undefined {
  try {
    const beat: unknown = JSON.parse(body.toString())
    return isPlainHeartbeat(beat) ? beat : undefined
  } catch {
    return undefined
  }
}

/** The length of a body that may be read before Fastify does; 0 if it may not. */
function lengthOf({ headers }: IncomingMessage): number {
  const length = Number(headers['content-length'])
  return headers['content-type'] === 'application/json' && length <= bodyMax ? length : 0
}

/** Reads the whole body, then either answers the request or puts the body back for Fastify. */
function lookAtBody(
  request: IncomingMessage,
  length: number,
  look: { isPlain: (body: Buffer) => boolean; answer: () => void; passOn: () => void },
): void {
  let body: Buffer | undefined
  function take(chunk: Buffer) {
    body = body === undefined ? chunk : Buffer.concat([body, chunk])
    if (body.length < length || look.isPlain(body)) return
    request.off('data', take).off('end', look.answer)
    request.pause()
    request.unshift(body)
    look.passOn()
  }
  request.on('data', take).on('end', look.answer)
}

/**
 * Handles heartbeats in addition to `handle`, because a hundred thousand screens send one each
 * minute. A plain heartbeat of a screen in memory is answered directly through Node's HTTP.
 * Everything else continues to Fastify unchanged, which alone refuses requests.
 */
function heartbeatRoutes(
  { app, requestBudget, requests }: HttpApp,
  playback: PlaybackService,
): void {
  const head = headerList({ ...app.frontDoor.headers, ...ownHeaders })
  const durations = requests.durationsOf(method, path, status)

  app.frontDoor.addLane(method, path, (request, response, passOn) => {
    const token = request.headers['screen-auth-token']
    const length = lengthOf(request)
    const screen = length > 0 && typeof token === 'string' ? playback.known(token) : undefined
    if (screen === undefined || requestBudget.bodiesBlockedFor(screenSender(screen.row.id)) > 0) {
      passOn()
      return
    }
    const startedAt = performance.now()
    let text: string | undefined
    lookAtBody(request, length, {
      isPlain(body) {
        const beat = readPlain(body)
        text = beat && playback.heartbeatAtOnce(screen, beat)
        return text !== undefined
      },
      answer() {
        if (text === undefined) return
        response.writeHead(status, [...head, 'content-length', String(text.length)])
        // The text is ASCII, so it is written as it is.
        response.end(text, 'latin1')
        durations.note(performance.now() - startedAt)
      },
      passOn,
    })
  })

  app.decorateRequest('screen', null)
  app.route<{ Body: unknown }>({
    method,
    url: path,
    bodyLimit: bodyMax,
    onRequest: async (request, reply) => {
      const token = request.headers['screen-auth-token']
      const screen = await playback.authenticate(typeof token === 'string' ? token : undefined)
      const actor = { kind: 'screen', screenId: screen.row.id } as const
      await admitBody(requestBudget, actor, request, reply)
      request.setDecorator<RegisteredScreen>('screen', screen)
    },
    errorHandler: countRefusedBodies(requestBudget),
    handler: async (request, reply) => {
      const { body } = readInput(calls.heartbeat, { params: {}, query: {}, body: request.body })
      const screen = request.getDecorator<RegisteredScreen>('screen')
      const text = await playback.heartbeat(screen, body, () => reply.elapsedTime)
      return reply.headers(ownHeaders).send(text)
    },
  })
}
