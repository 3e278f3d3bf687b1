import { calls, Heartbeat } from '@roundboard/contract'
import { AppError } from '../../platform/app-error.ts'
import { handle, type Handling } from '../../platform/http/handle.ts'
import { readInput } from '../../platform/http/input.ts'
import type { PlaybackService } from './playback.service.ts'
import type { RegisteredScreen } from './screen-registry.ts'

export function playbackRoutes(handling: Handling, playback: PlaybackService): void {
  handle(handling, calls.getOwnScreen, ({ actor }) => playback.own(actor.screenId))
  handle(handling, calls.getProgramme, ({ actor }) => playback.programme(actor.screenId))
  handle(handling, calls.getRoundWorkout, ({ actor, params }) =>
    playback.workoutOfRound(actor.screenId, params.round),
  )
  heartbeatRoute(handling, playback)
}

// Beside `handle`: a hundred thousand screens call it each minute, so its answer is text made before.
function heartbeatRoute({ app }: Handling, playback: PlaybackService): void {
  app.decorateRequest('screen', null)
  app.route<{ Body: unknown }>({
    method: calls.heartbeat.method,
    url: calls.heartbeat.path,
    onRequest: async (request) => {
      const token = request.headers['screen-auth-token']
      const screen = await playback.authenticate(typeof token === 'string' ? token : undefined)
      request.setDecorator<RegisteredScreen>('screen', screen)
    },
    handler: async (request, reply) => {
      const parsed = Heartbeat.safeParse(request.body)
      if (!parsed.success) {
        readInput(calls.heartbeat, { params: {}, query: {}, body: request.body })
        throw new AppError('bad-input', 'This is not a heartbeat.')
      }
      const screen = request.getDecorator<RegisteredScreen>('screen')
      const answer = await playback.heartbeat(screen, parsed.data)
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}
