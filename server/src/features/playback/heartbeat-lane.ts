import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { calls, type Heartbeat } from '@roundboard/contract'
import type { Durations } from '../../platform/durations.ts'
import { type AnyHeaders, headerList, type Lane } from '../../platform/http/lane.ts'
import { isPlainHeartbeat } from './plain-heartbeat.ts'
import type { PlaybackService } from './playback.service.ts'
import type { RegisteredScreen } from './screen-registry.ts'

const { method, path } = calls.heartbeat
const longestBody = 16 * 1024

// JSON.parse lets these keys by, and an escape could hide them: Fastify's parser decides.
const isDoubtful = (text: string) =>
  text.includes('\\') || text.includes('__proto__') || text.includes('constructor')

function parse(text: string): Heartbeat | undefined {
  if (isDoubtful(text)) return undefined
  try {
    const beat: unknown = JSON.parse(text)
    return isPlainHeartbeat(beat) ? beat : undefined
  } catch {
    return undefined
  }
}

export interface HeartbeatLane {
  readonly lane: Lane
  /** The headers of an answer, as every answer to a heartbeat has them. */
  learn(headers: AnyHeaders): void
  /** What was read of a request before it was passed on. */
  readBefore(request: IncomingMessage): Readable | undefined
}

/**
 * Answers the well-formed heartbeat of a screen that is known here, with what is in memory. A hundred
 * thousand screens send one each minute, and a general way through hooks, plug-ins and schemas costs
 * several times the work itself. Whatever is out of the ordinary is passed on, and refused there.
 */
export function createHeartbeatLane(
  playback: Pick<PlaybackService, 'known' | 'heartbeatAtOnce'>,
  durations: Durations,
): HeartbeatLane {
  let head: readonly string[] | undefined
  const bodies = new WeakMap<IncomingMessage, Buffer>()

  function answer(screen: RegisteredScreen, body: Buffer): string | undefined {
    const beat = parse(body.toString())
    return beat && playback.heartbeatAtOnce(screen, beat)
  }

  function knownSender({ headers }: IncomingMessage): RegisteredScreen | undefined {
    const token = headers['screen-auth-token']
    const isOrdinary =
      headers['content-type'] === 'application/json' &&
      Number(headers['content-length']) <= longestBody
    return isOrdinary && typeof token === 'string' ? playback.known(token) : undefined
  }

  return {
    lane(request, response, passOn) {
      const isHeartbeat = request.url === path && request.method === method
      const screen = isHeartbeat && head !== undefined ? knownSender(request) : undefined
      if (screen === undefined) {
        passOn(request, response)
        return
      }
      const startedAt = performance.now()
      let body: Buffer = Buffer.alloc(0)
      request.on('data', (chunk: Buffer) => {
        body = body.length === 0 ? chunk : Buffer.concat([body, chunk])
      })
      request.on('end', () => {
        const text = answer(screen, body)
        if (text === undefined) {
          bodies.set(request, body)
          passOn(request, response)
          return
        }
        response.writeHead(200, [...(head ?? []), 'content-length', String(text.length)])
        // It is ASCII, which is written as it is.
        response.end(text, 'latin1')
        durations.note(performance.now() - startedAt)
      })
    },
    learn(headers) {
      head ??= headerList(headers)
    },
    readBefore(request) {
      const body = bodies.get(request)
      return body && Readable.from([body])
    },
  }
}
