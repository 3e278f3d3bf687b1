import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import { heartbeatRoutes } from './heartbeat.routes.ts'
import type { PlaybackService } from './playback.service.ts'
import type { WallsService } from './walls.service.ts'

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
  heartbeatRoutes(handling, playback)
}
