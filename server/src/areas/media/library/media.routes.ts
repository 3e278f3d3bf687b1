import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import { filesRoutes, redirectTo } from './files/files.routes.ts'
import type { Files } from './files/files.service.ts'
import { mediaFolder } from './shipped-files.ts'

interface RangeError {
  readonly status: 416
  readonly headers?: Record<string, string>
}

const isRangeError = (error: unknown): error is RangeError =>
  (error as Partial<RangeError>).status === 416

/** The file that replaces one of the product's own; undefined without a database. */
const replacementOf = (files: Files, link: string) =>
  files.addressOfLink(link).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return undefined
    throw error
  })

/** Serves pictures and videos, whole or in ranges: the library's and the product's own. */
export async function mediaRoutes(app: FastifyInstance, files: Files): Promise<void> {
  filesRoutes(app, files)
  await app.register(async (media) => {
    media.addHook('preHandler', async (request, reply) => {
      const address = await replacementOf(files, request.url.split('?')[0] ?? '')
      if (address !== undefined) return redirectTo(address, reply)
    })
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
