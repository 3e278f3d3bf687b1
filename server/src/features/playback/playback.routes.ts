import { calls, Heartbeat } from '@roundboard/contract'
import { AppError } from '../../platform/app-error.ts'
import { handle, type Handling } from '../../platform/http/handle.ts'
import { readInput } from '../../platform/http/input.ts'
import { addLane } from '../../platform/http/lane.ts'
import { createHeartbeatLane } from './heartbeat-lane.ts'
import type { PlaybackService } from './playback.service.ts'
import type { WallsService } from './walls.service.ts'
import type { RegisteredScreen } from './screen-registry.ts'

export function playbackRoutes(
  handling: Handling,
  playback: PlaybackService,
  walls: WallsService,
): void {
  handle(handling, calls.getOwnScreen, ({ actor }) => playback.own(actor))
  handle(handling, calls.getProgramme, ({ actor }) => playback.programme(actor))
  handle(handling, calls.getRoundWorkout, ({ actor, params, query }) =>
    playback.workoutOfRound(actor, params.round, query.location),
  )
  handle(handling, calls.getLocationWalls, ({ actor, params }) => walls.of(actor, params.id))
  heartbeatRoute(handling, playback)
}

// Beside `handle`: a hundred thousand screens call it each minute, so its answer is text made before.
function heartbeatRoute({ app, requests }: Handling, playback: PlaybackService): void {
  const { method, path, status } = calls.heartbeat
  const express = createHeartbeatLane(playback, requests.durationsOf(method, path, status))
  addLane(app, express.lane)
  app.decorateRequest('screen', null)
  app.route<{ Body: unknown }>({
    method,
    url: path,
    onRequest: async (request) => {
      const token = request.headers['screen-auth-token']
      const screen = await playback.authenticate(typeof token === 'string' ? token : undefined)
      request.setDecorator<RegisteredScreen>('screen', screen)
    },
    preParsing: (request, _reply, payload, done) => {
      done(null, express.readBefore(request.raw) ?? payload)
    },
    handler: async (request, reply) => {
      const parsed = Heartbeat.safeParse(request.body)
      if (!parsed.success) {
        readInput(calls.heartbeat, { params: {}, query: {}, body: request.body })
        throw new AppError('bad-input', 'This is not a heartbeat.')
      }
      const screen = request.getDecorator<RegisteredScreen>('screen')
      const answer = await playback.heartbeat(screen, parsed.data)
      void reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
      express.learn(reply.getHeaders())
      return reply.send(answer)
    },
  })
}
