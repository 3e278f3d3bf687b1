import { z } from 'zod'
import { call } from './call.ts'
import { Stamp, TypedPassword } from './fields.ts'

export const factorCalls = {
  stepUp: call({
    method: 'POST',
    path: '/api/v1/auth/step-up',
    may: 'session.own',
    summary:
      'Shows that whoever is signed in still sits there, for ten minutes: what destroys or grants is refused with step-up-wanted without',
    body: z.strictObject({ password: TypedPassword }),
    data: z.object({ provedAt: Stamp }),
    attempts: 'typed-password',
  }),
}
