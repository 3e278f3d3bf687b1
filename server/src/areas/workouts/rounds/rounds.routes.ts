import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { RoundsService } from './rounds.service.ts'

export function roundsRoutes(handling: Handling, rounds: RoundsService): void {
  handle(handling, calls.listRounds, ({ actor }) => rounds.list(actor))
  handle(handling, calls.createRound, ({ actor, body }) => rounds.create(actor, body))
  handle(handling, calls.updateRound, ({ actor, params, body }) =>
    rounds.update(actor, params.id, body),
  )
  handle(handling, calls.deleteRound, ({ actor, params }) => rounds.delete(actor, params.id))
}
