import { calls } from '@roundboard/contract'
import { notFound } from '../../platform/app-error.ts'
import { handle, type Handling } from '../../platform/http/handle.ts'
import { logoPrefix } from './face.presenter.ts'
import type { FaceService } from './face.service.ts'

const immutable = 'public, max-age=31536000, immutable'

export function faceRoutes(handling: Handling, face: FaceService): void {
  handle(handling, calls.getFace, ({ actor }) => face.read(actor))
  handle(handling, calls.updateFace, ({ actor, body }) => face.update(actor, body))
  // An address of its own is a page of its own, so nothing in it may act.
  handling.app.get<{ Params: { file: string } }>(`${logoPrefix}:file`, async (request, reply) => {
    const svg = await face.logoAt(`${logoPrefix}${request.params.file}`)
    if (svg === undefined) throw notFound('logo')
    return reply
      .type('image/svg+xml')
      .headers({
        'cache-control': immutable,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(svg)
  })
}
