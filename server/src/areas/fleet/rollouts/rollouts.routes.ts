import type { FastifyInstance } from 'fastify'
import { calls } from '@roundboard/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { BuildsService } from './builds.service.ts'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { RolloutsService } from './rollouts.service.ts'

export function rolloutsRoutes(handling: HttpApp, rollouts: RolloutsService): void {
  handle(handling, calls.getBuilds, ({ actor }) => rollouts.state(actor))
  handle(handling, calls.createRollout, ({ actor, body }) => rollouts.letOut(actor, body))
  handle(handling, calls.updateRollout, ({ actor, params, body }) =>
    rollouts.update(actor, params.id, body),
  )
}

const forEver = 'public, max-age=31536000, immutable'
const nothingHere = () => new AppError('not-found', 'There is nothing at this address.')

/** Serves the files of builds to anyone: they are the screen app, like those at `/`. */
export function buildFilesRoutes(app: FastifyInstance, builds: BuildsService): void {
  app.get<{ Params: { id: string; '*': string } }>('/builds/:id/*', async (request, reply) => {
    const { id, '*': path } = request.params
    const file = await builds.file(id, path)
    if (file === undefined) throw nothingHere()
    return reply
      .headers({
        'content-type': file.type,
        'content-length': file.bytes,
        'cache-control': forEver,
        etag: `"${file.sha256}"`,
      })
      .send(file.content)
  })
}
