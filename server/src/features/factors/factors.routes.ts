import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../platform/http/handle.ts'
import type { StepUpService } from './step-up.service.ts'

export function factorsRoutes(handling: Handling, stepUp: StepUpService): void {
  handle(handling, calls.stepUp, ({ actor, body }) => stepUp.prove(actor, body))
}
