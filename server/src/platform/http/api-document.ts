import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import type { ApiDocument } from './api-document-worker.ts'
import type { RequestBudget } from './request-budget.ts'
import { hasTagged } from './answers.ts'

// Takes half a second, so it runs in a worker thread.
const build = (app: { name: string; version: string }): Promise<ApiDocument> =>
  new Promise((resolve, reject) => {
    new Worker(new URL('./api-document-worker.ts', import.meta.url), { workerData: app })
      .once('message', resolve)
      .once('error', reject)
  })

/** Returns the API document of a version, built once. */
export function createApiDocument(name: string, latestVersion: () => Promise<string>) {
  let built: { readonly version: string; readonly document: Promise<ApiDocument> } | undefined
  return async (): Promise<ApiDocument> => {
    const version = await latestVersion()
    if (built?.version !== version) {
      const building = { version, document: build({ name, version }) }
      built = building
      building.document.catch(() => {
        if (built === building) built = undefined
      })
    }
    return built.document
  }
}

function codingFor(accepted = ''): 'identity' | 'gzip' | 'br' {
  const codings = accepted.split(',').map((coding) => coding.trim().toLowerCase())
  const isAccepted = (name: string) =>
    codings.some((coding) => coding.split(';', 1)[0] === name && !/;\s*q=0(\.0*)?$/.test(coding))
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity'
}

/** Serves the document to anyone, with a limit of requests per address and minute. */
export function apiDocumentRoute(
  app: FastifyInstance,
  budget: RequestBudget,
  read: () => Promise<ApiDocument>,
): void {
  app.get('/api/docs', async (request, reply) => {
    await budget.takeDocument(request.ip)
    const { tag, bytes } = await read()
    reply.headers({
      // Weak, because every content encoding has the same ETag.
      etag: `W/${tag}`,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    if (hasTagged(request, tag)) return reply.code(304).send()
    const coding = codingFor(request.headers['accept-encoding'])
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(bytes[coding])
  })
}
