const origin = 'https://roundboard.test'
const pathOf = (request: RequestInfo) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname

/** Cache Storage in memory, by path: as much of it as the service workers of screens and phones use. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const cacheOf = (stored: Map<string, Response>) => ({
    match: (request: RequestInfo) => Promise.resolve(stored.get(pathOf(request))?.clone()),
    put: async (request: RequestInfo, response: Response) => {
      const copy = response.clone()
      await response.arrayBuffer()
      stored.set(pathOf(request), copy)
    },
    delete: (request: RequestInfo) => Promise.resolve(stored.delete(pathOf(request))),
    keys: () => Promise.resolve(Array.from(stored.keys(), (path) => new Request(origin + path))),
  })
  const caches = {
    open: (name: string) => {
      const stored = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, stored)
      return Promise.resolve(cacheOf(stored))
    },
    match: (request: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
      const all = [...stores].filter(([name]) => cacheName === undefined || name === cacheName)
      const found = all.find(([, stored]) => stored.has(pathOf(request)))
      return Promise.resolve(found?.[1].get(pathOf(request))?.clone())
    },
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  return caches as unknown as CacheStorage
}
