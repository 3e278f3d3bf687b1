import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { FaceService } from './branding.service.ts'

export function faceRoutes(handling: Handling, face: FaceService): void {
  handle(handling, calls.getFace, ({ actor }) => face.read(actor))
  handle(handling, calls.updateFace, ({ actor, body }) => face.update(actor, body))
}
