import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { PassesService } from './coach-passes.service.ts'

export function passesRoutes(handling: Handling, passes: PassesService): void {
  handle(handling, calls.listRemotePasses, ({ actor, params }) => passes.list(actor, params.id))
  handle(handling, calls.createRemotePass, ({ actor, params }) => passes.create(actor, params.id))
  handle(handling, calls.revokeRemotePasses, ({ actor, params }) => passes.revoke(actor, params.id))
  handle(handling, calls.getPassCode, ({ actor, params }) => passes.getCode(actor, params.id))
  handle(handling, calls.showRemotePass, ({ actor }) => passes.show(actor))
  handle(handling, calls.extendRemotePass, ({ actor }) => passes.extend(actor))
  handle(handling, calls.openRemotePass, ({ actor, body }) => passes.open(actor, body))
}
