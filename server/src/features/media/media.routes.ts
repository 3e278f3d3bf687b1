import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaFolder } from './media.service.ts'

interface RangeError {
  readonly status: 416
  readonly headers?: Record<string, string>
}

const isRangeError = (error: unknown): error is RangeError =>
  (error as Partial<RangeError>).status === 416

/** Serves the product's own pictures and videos, whole or by ranges. */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (media) => {
    const answerError = media.errorHandler
    media.setErrorHandler((error: Error, request: FastifyRequest, reply: FastifyReply) => {
      if (!isRangeError(error)) {
        answerError(error as never, request, reply)
        return
      }
      void reply
        .code(416)
        .headers(error.headers ?? {})
        .send()
    })
    for (const folder of ['exercises', 'rounds'])
      await media.register(fastifyStatic, {
        root: join(mediaFolder, folder),
        prefix: `/media/${folder}/`,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        maxAge: '1d',
      })
  })
}
