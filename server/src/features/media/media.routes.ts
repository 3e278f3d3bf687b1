import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { mediaFolder } from './media.service.ts'

/** Serves the product's own pictures and videos, whole or by ranges. */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  for (const folder of ['exercises', 'rounds'])
    await app.register(fastifyStatic, {
      root: join(mediaFolder, folder),
      prefix: `/media/${folder}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      maxAge: '1d',
    })
}
