import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorAnswer } from './answers.ts'

const repository = join(import.meta.dirname, '../../../..')
export const adminFolder = join(repository, 'admin/dist')
export const screenFolder = join(repository, 'screen/dist')
export const phoneFolder = join(repository, 'phone/dist')

/** A page of a front end: its folder, and the file where it has more than one. */
export interface FrontEndPage {
  readonly folder: string
  readonly file: string
}

const pageIn = (folder: string): FrontEndPage => ({ folder, file: 'index.html' })

/** What phones open, on either origin. */
const phonePages: readonly (readonly [RegExp, FrontEndPage])[] = [
  [/^\/remote\/?$/, { folder: phoneFolder, file: 'remote.html' }],
  [/^\/pocket\/?$/, { folder: phoneFolder, file: 'pocket.html' }],
]

const phonePage = (path: string): FrontEndPage | undefined =>
  phonePages.find(([address]) => address.test(path))?.[1]

/** The page that answers an address of the console's origin, for addresses that are no file. */
export const adminPage = (path: string): FrontEndPage =>
  phonePage(path) ?? pageIn(path.startsWith('/screens') ? screenFolder : adminFolder)

/** The same of the displays' origin. */
export const screenPage = (path: string): FrontEndPage => phonePage(path) ?? pageIn(screenFolder)

const apiPath = /^\/(api|builds|licenses|media)\//

/**
 * Workers can run nothing but themselves. Browsers keep the rules that a worker came with until its text
 * changes, and the one of walls is asked for media that may be led to any storage.
 */
const workerPolicies = {
  'wall-worker.js': "default-src 'none'; connect-src 'self' https: http:",
  'pocket-worker.js': "default-src 'none'; connect-src 'self'",
} as const

interface FrontEnds {
  /** Folders whose files are served, the first one that has a file. */
  readonly folders: readonly string[]
  /** The page that answers an address, for addresses that are no file. */
  readonly page: (path: string) => FrontEndPage
}

/** Serves built front ends: files with a hash in their name for a year, pages always fresh. */
export async function serveFrontEnds(app: FastifyInstance, frontEnds: FrontEnds): Promise<void> {
  const folders = frontEnds.folders.filter((folder) => existsSync(folder))
  const page = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const { folder, file } = frontEnds.page(path)
    if (!existsSync(join(folder, file)))
      return reply.code(404).send(errorAnswer('not-found', 'This page is not built.', request.id))
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
      // No search engine is to know of them.
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
