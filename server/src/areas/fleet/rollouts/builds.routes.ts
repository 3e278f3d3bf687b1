import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { BuildsService } from './builds.service.ts'

const forEver = 'public, max-age=31536000, immutable'
const nothingHere = () => new AppError('not-found', 'There is nothing at this address.')

/** Serves the files of builds to whoever asks: they are the display's application, as at `/`. */
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
