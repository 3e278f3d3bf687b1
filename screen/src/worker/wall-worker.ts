import type { WorkerRequest, WorkerResponse } from '../shared/worker-messages.ts'
import { createBuilds } from './builds.ts'
import { answerWith } from './ranges.ts'

declare const self: ServiceWorkerGlobalScope

/** Not in all browsers, nor in TypeScript's library yet. */
type RoutingInstallEvent = ExtendableEvent & {
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } }
    readonly source: 'network'
  }) => Promise<void>
}

/** How long a new build has to draw its wall. */
const trialMs = 30_000
const files = '/media/files/'
const withoutSlash = (path: string) => path.replace(/\/$/, '')

const pageAt = new URL(self.registration.scope).pathname
const builds = createBuilds({
  caches: self.caches,
  fetch: (path, init) => self.fetch(path, init),
  pageAt,
})

self.addEventListener('install', (event: RoutingInstallEvent) => {
  // API calls needn't wait for the worker to start.
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' })
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // Only the screen's own page, because the console may be on the same origin.
    if (withoutSlash(pathname) === withoutSlash(pageAt)) event.respondWith(start(event))
  } else if (pathname.startsWith(files)) event.respondWith(mediaFile(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(request, pathname))
})

self.addEventListener('message', (event) => {
  const [port] = event.ports
  const answered = answer(event.data as WorkerRequest).then((response) => {
    port?.postMessage(response)
  })
  event.waitUntil(answered)
})

async function start(event: FetchEvent): Promise<Response> {
  const cached = await builds.start().catch(() => undefined)
  if (cached === undefined) return fetch(event.request)
  if (cached.trial !== null) event.waitUntil(endTrial(cached.trial))
  return cached.page
}

async function endTrial(build: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, trialMs))
  if (!(await builds.rollBack(build))) return
  for (const client of await self.clients.matchAll({ type: 'window' }))
    await client.navigate(client.url).catch(() => null)
}

async function builtFile(request: Request, pathname: string): Promise<Response> {
  const cached = await builds.file(pathname.slice(1)).catch(() => undefined)
  return cached ?? fetch(request)
}

async function mediaFile(request: Request, pathname: string): Promise<Response> {
  const cached = await self.caches
    .match(pathname, { cacheName: 'roundboard-media', ignoreVary: true })
    .catch(() => undefined)
  return cached ? answerWith(cached, request.headers.get('range')) : fetch(request)
}

function answer(request: WorkerRequest): Promise<WorkerResponse> {
  switch (request.type) {
    case 'hold':
      return builds.hold(request.running)
    case 'fetch':
      return builds.fetch(request.wanted, request.running, request.anew)
    case 'take':
      return builds.take(request.build)
    case 'up':
      return builds.up(request.build)
  }
}
