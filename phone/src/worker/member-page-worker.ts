import { createPageCache, patiently } from './cached-page.ts'

declare const self: ServiceWorkerGlobalScope

const pageAt = '/pocket'

const cache = createPageCache({ caches: self.caches, fetch: (path) => self.fetch(path), pageAt })

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname.replace(/\/$/, '') === pageAt) event.respondWith(open(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(file(request, pathname))
})

self.addEventListener('message', (event) => {
  if (event.data === 'leave') event.waitUntil(leave())
})

async function leave(): Promise<void> {
  await cache.end()
  await self.registration.unregister()
}

async function install(): Promise<void> {
  await cache.put(await self.fetch(pageAt, { cache: 'no-cache' }))
  await self.skipWaiting()
}

/** The server's page, and the cached one while the server can't be reached. */
async function open(event: FetchEvent): Promise<Response> {
  const last = await cache.page().catch(() => undefined)
  if (last === undefined) return fetch(event.request)
  try {
    const page = await patiently((signal) => fetch(event.request, { signal }))
    event.waitUntil(cache.put(page.clone()).catch(() => undefined))
    return page.status < 500 ? page : last
  } catch {
    return last
  }
}

async function file(request: Request, pathname: string): Promise<Response> {
  return (await cache.file(pathname).catch(() => undefined)) ?? fetch(request)
}
