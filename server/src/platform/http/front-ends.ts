import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorAnswer } from './answers.ts'

const repository = join(import.meta.dirname, '../../../..')
export const adminFolder = join(repository, 'admin/dist')
export const screenFolder = join(repository, 'screen/dist')

const apiPath = /^\/(api|builds|licenses|media)\//

/**
 * Browsers keep the rules that a worker came with until its text changes, and it is asked for media that
 * may be led to any storage; it can run nothing but itself.
 */
const workerPolicy = "default-src 'none'; connect-src 'self' https: http:"

interface FrontEnds {
  /** Folders whose files are served, the first one that has a file. */
  readonly folders: readonly string[]
  /** The folder whose page answers an address, for addresses that are no file. */
  readonly pageFolder: (path: string) => string
}

/** Serves built front ends: files with a hash in their name for a year, pages always fresh. */
export async function serveFrontEnds(app: FastifyInstance, frontEnds: FrontEnds): Promise<void> {
  const folders = frontEnds.folders.filter((folder) => existsSync(join(folder, 'index.html')))
  const page = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const folder = frontEnds.pageFolder(path)
    if (!folders.includes(folder))
      return reply.code(404).send(errorAnswer('not-found', 'This page is not built.', request.id))
    return reply.header('cache-control', 'no-cache').sendFile('index.html', folder)
  }
  await app.register(fastifyStatic, {
    root: folders.length > 0 ? [...folders] : [repository],
    serve: folders.length > 0,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes('/assets/')
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      if (path.includes('wall-worker.js')) response.header('content-security-policy', workerPolicy)
    },
  })
  app.get('/', (request, reply) => page(request, reply, '/'))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !apiPath.test(path) &&
      !/\.\w+$/.test(path)
    if (wantsPage) return page(request, reply, path)
    return reply
      .code(404)
      .send(errorAnswer('not-found', 'There is nothing at this address.', request.id))
  })
}
