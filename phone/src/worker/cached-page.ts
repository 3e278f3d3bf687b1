const cacheName = 'roundboard-pocket'
/** How long to wait for the network before the cached page is shown. */
const patienceMs = 4_000

/** Aborts a request that isn't answered in time. Once it is, the page may take longer to arrive. */
export async function patiently<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  try {
    return await request(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** The last loaded page with all of its files. */
export interface PageCache {
  page(): Promise<Response | undefined>
  /** A file of the page, by its path. */
  file(path: string): Promise<Response | undefined>
  /** Caches a page with its files. Throws, and leaves the cache as it was, if one of them is an error. */
  put(page: Response): Promise<void>
  /** Deletes the cache, for good. */
  end(): Promise<void>
}

const filesNamedIn = (html: string) =>
  new Set(Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, path = '']) => path))

/** Caches the page; `pageAt` is its path on the server. */
export function createPageCache(world: {
  readonly caches: CacheStorage
  readonly fetch: (path: string) => Promise<Response>
  readonly pageAt: string
}): PageCache {
  const { caches, fetch, pageAt } = world
  let before: Promise<unknown> = Promise.resolve()
  let isEnded = false
  const find = (path: string) => caches.match(path, { cacheName })
  /** Pages opened at the same time don't delete each other's files. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = before.then(work)
    before = mine.catch(() => undefined)
    return mine
  }

  async function put(page: Response): Promise<void> {
    if (isEnded) return
    if (!page.ok) throw new Error(`the server returned the page with ${String(page.status)}`)
    const cache = await caches.open(cacheName)
    const files = filesNamedIn(await page.clone().text())
    for (const path of files) {
      if ((await cache.match(path)) !== undefined) continue
      const file = await fetch(path)
      if (!file.ok) throw new Error(`the server returned ${path} with ${String(file.status)}`)
      await cache.put(path, file)
    }
    // Last, so that a cached page always has all its files.
    await cache.put(pageAt, page)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname !== pageAt && !files.has(pathname)) await cache.delete(pathname)
    }
  }

  return {
    page: () => find(pageAt),
    file: find,
    put: (page) => inTurn(() => put(page)),
    async end() {
      isEnded = true
      await inTurn(() => caches.delete(cacheName))
    },
  }
}
