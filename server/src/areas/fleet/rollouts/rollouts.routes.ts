import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { RolloutsService } from './rollouts.service.ts'

export function rolloutsRoutes(handling: Handling, rollouts: RolloutsService): void {
  handle(handling, calls.getBuilds, ({ actor }) => rollouts.state(actor))
  handle(handling, calls.createRollout, ({ actor, body }) => rollouts.letOut(actor, body))
  handle(handling, calls.updateRollout, ({ actor, params, body }) =>
    rollouts.update(actor, params.id, body),
  )
}
