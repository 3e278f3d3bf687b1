const cacheName = 'roundboard-pocket'

/** The page as it was last loaded, with every file that it names. */
export interface KeptPage {
  page(): Promise<Response | undefined>
  /** A file of the page, by its path. */
  file(path: string): Promise<Response | undefined>
  /** Keeps a page that was just loaded; throws, and leaves what is kept, where a file of it cannot be had. */
  keep(page: Response): Promise<void>
  /** Nothing is kept, now or later. */
  end(): Promise<void>
}

const filesNamedIn = (html: string) =>
  new Set(Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, path = '']) => path))

/** Keeps the page in these caches. `pageAt` is where the server has it. */
export function createKeptPage(world: {
  readonly caches: CacheStorage
  readonly fetch: (path: string) => Promise<Response>
  readonly pageAt: string
}): KeptPage {
  const { caches, fetch, pageAt } = world
  let before: Promise<unknown> = Promise.resolve()
  let isEnded = false
  const find = (path: string) => caches.match(path, { cacheName })
  /** Two pages that are opened at once do not clear away each other's files. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = before.then(work)
    before = mine.catch(() => undefined)
    return mine
  }

  async function keep(page: Response): Promise<void> {
    if (isEnded) return
    const cache = await caches.open(cacheName)
    const files = filesNamedIn(await page.clone().text())
    for (const path of files) {
      if ((await cache.match(path)) !== undefined) continue
      const file = await fetch(path)
      if (!file.ok) throw new Error(`${path} was answered with ${String(file.status)}`)
      await cache.put(path, file)
    }
    // Last, so that whatever page is kept has all of its files.
    await cache.put(pageAt, page)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (pathname !== pageAt && !files.has(pathname)) await cache.delete(pathname)
    }
  }

  return {
    page: () => find(pageAt),
    file: find,
    keep: (page) => inTurn(() => keep(page)),
    async end() {
      isEnded = true
      await inTurn(() => caches.delete(cacheName))
    },
  }
}
