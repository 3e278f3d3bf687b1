import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorAnswer } from './answers.ts'

const repository = join(import.meta.dirname, '../../../..')
export const adminFolder = join(repository, 'admin/dist')
export const screenFolder = join(repository, 'screen/dist')
export const phoneFolder = join(repository, 'phone/dist')

/** A page of a front end: its folder, and its file if it isn't the index. */
export interface FrontEndPage {
  readonly folder: string
  readonly file: string
}

const pageIn = (folder: string): FrontEndPage => ({ folder, file: 'index.html' })

/** The phone pages, on either origin. */
const phonePages: readonly (readonly [RegExp, FrontEndPage])[] = [
  [/^\/remote\/?$/, { folder: phoneFolder, file: 'remote.html' }],
  [/^\/pocket\/?$/, { folder: phoneFolder, file: 'pocket.html' }],
]

const phonePage = (path: string): FrontEndPage | undefined =>
  phonePages.find(([address]) => address.test(path))?.[1]

/** The console's page for an address that isn't a file. */
export const adminPage = (path: string): FrontEndPage =>
  phonePage(path) ?? pageIn(path.startsWith('/screens') ? screenFolder : adminFolder)

/** The same for the screens' origin. */
export const screenPage = (path: string): FrontEndPage => phonePage(path) ?? pageIn(screenFolder)

const apiPath = /^\/(api|builds|licenses|media)\//

/**
 * Workers may not load other code. Browsers keep a worker's policy until its script changes. The
 * screens' worker fetches media, which may be in any storage.
 */
const workerPolicies = {
  'wall-worker.js': "default-src 'none'; connect-src 'self' https: http:",
  'pocket-worker.js': "default-src 'none'; connect-src 'self'",
} as const

interface FrontEnds {
  /** Folders to serve files from; the first match wins. */
  readonly folders: readonly string[]
  /** The page for an address that isn't a file. */
  readonly page: (path: string) => FrontEndPage
}

/** Serves built front ends: hashed files for a year, pages always fresh. */
export async function serveFrontEnds(app: FastifyInstance, frontEnds: FrontEnds): Promise<void> {
  const folders = frontEnds.folders.filter((folder) => existsSync(folder))
  const page = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { folder, file } = frontEnds.page(path)
    if (!existsSync(join(folder, file)))
      return reply
        .code(404)
        .send(errorAnswer('not-found', 'This page hasn’t been built.', request.id))
    return reply.header('cache-control', 'no-cache').sendFile(file, folder)
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
      // Keeps them out of search engines.
      if (phonePages.some(([, { file }]) => path.endsWith(`/${file}`)))
        response.header('x-robots-tag', 'noindex, nofollow')
      for (const [worker, policy] of Object.entries(workerPolicies))
        if (path.includes(`/${worker}`)) response.header('content-security-policy', policy)
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
