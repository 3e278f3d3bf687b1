import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import { completeSignIn } from '../sessions/index.ts'
import type { FactorServices } from './create-two-factor.ts'

export function factorsRoutes(handling: HttpApp, factors: FactorServices): void {
  const { logIn, stepUp, own, rules } = factors
  handle(handling, calls.logInWithSecondFactor, ({ actor, body, request, reply }) =>
    completeSignIn(request, reply, (from) => logIn.finish(actor, body, from)),
  )
  handle(handling, calls.beginPasskeyLogIn, ({ actor }) => logIn.beginPasskey(actor))
  handle(handling, calls.logInWithPasskey, ({ actor, body, request, reply }) =>
    completeSignIn(request, reply, (from) => logIn.withPasskey(actor, body, from)),
  )
  handle(handling, calls.beginStepUp, ({ actor }) => stepUp.begin(actor))
  handle(handling, calls.stepUp, ({ actor, body }) => stepUp.prove(actor, body))
  handle(handling, calls.getTwoFactor, ({ actor }) => own.get(actor))
  handle(handling, calls.beginPasskey, ({ actor }) => own.beginPasskey(actor))
  handle(handling, calls.addPasskey, ({ actor, body }) => own.addPasskey(actor, body))
  handle(handling, calls.renamePasskey, ({ actor, params, body }) =>
    own.renamePasskey(actor, params.id, body.name),
  )
  handle(handling, calls.removePasskey, ({ actor, params }) => own.removePasskey(actor, params.id))
  handle(handling, calls.beginAuthenticator, ({ actor }) => own.beginAuthenticator(actor))
  handle(handling, calls.addAuthenticator, ({ actor, body }) => own.addAuthenticator(actor, body))
  handle(handling, calls.removeAuthenticator, ({ actor }) => own.removeAuthenticator(actor))
  handle(handling, calls.renewRecoveryCodes, ({ actor }) => own.renewRecoveryCodes(actor))
  handle(handling, calls.getUserTwoFactor, ({ actor, params }) => rules.getOf(actor, params.id))
  handle(handling, calls.resetTwoFactor, ({ actor, params }) => rules.reset(actor, params.id))
  handle(handling, calls.getTwoFactorRoles, ({ actor }) => rules.getRoles(actor))
  handle(handling, calls.updateTwoFactorRoles, ({ actor, body }) =>
    rules.updateRoles(actor, body.roles),
  )
}
