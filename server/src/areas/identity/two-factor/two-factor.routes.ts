import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import { letIn } from '../sessions/index.ts'
import type { FactorServices } from './create-two-factor.ts'

export function factorsRoutes(handling: Handling, factors: FactorServices): void {
  const { logIn, stepUp, own, rules } = factors
  handle(handling, calls.logInWithFactor, ({ actor, body, request, reply }) =>
    letIn(request, reply, (from) => logIn.finish(actor, body, from)),
  )
  handle(handling, calls.beginPasskeyLogIn, ({ actor }) => logIn.beginPasskey(actor))
  handle(handling, calls.logInWithPasskey, ({ actor, body, request, reply }) =>
    letIn(request, reply, (from) => logIn.withPasskey(actor, body, from)),
  )
  handle(handling, calls.beginStepUp, ({ actor }) => stepUp.begin(actor))
  handle(handling, calls.stepUp, ({ actor, body }) => stepUp.prove(actor, body))
  handle(handling, calls.getFactors, ({ actor }) => own.get(actor))
  handle(handling, calls.beginPasskey, ({ actor }) => own.beginPasskey(actor))
  handle(handling, calls.addPasskey, ({ actor, body }) => own.addPasskey(actor, body))
  handle(handling, calls.renamePasskey, ({ actor, params, body }) =>
    own.renamePasskey(actor, params.id, body.name),
  )
  handle(handling, calls.removePasskey, ({ actor, params }) => own.removePasskey(actor, params.id))
  handle(handling, calls.beginPhone, ({ actor }) => own.beginPhone(actor))
  handle(handling, calls.addPhone, ({ actor, body }) => own.addPhone(actor, body))
  handle(handling, calls.removePhone, ({ actor }) => own.removePhone(actor))
  handle(handling, calls.renewRecoveryCodes, ({ actor }) => own.renewRecoveryCodes(actor))
  handle(handling, calls.getUserFactors, ({ actor, params }) => rules.getOf(actor, params.id))
  handle(handling, calls.resetFactors, ({ actor, params }) => rules.reset(actor, params.id))
  handle(handling, calls.getFactorRoles, ({ actor }) => rules.getRoles(actor))
  handle(handling, calls.updateFactorRoles, ({ actor, body }) =>
    rules.updateRoles(actor, body.roles),
  )
}
