const origin = 'https://roundboard.test'
const pathOf = (asked: RequestInfo) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname

/** Cache Storage in memory, by path: as much of it as the service workers of screens and phones use. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const cacheOf = (stored: Map<string, Response>) => ({
    match: (asked: RequestInfo) => Promise.resolve(stored.get(pathOf(asked))?.clone()),
    put: async (asked: RequestInfo, response: Response) => {
      const copy = response.clone()
      await response.arrayBuffer()
      stored.set(pathOf(asked), copy)
    },
    delete: (asked: RequestInfo) => Promise.resolve(stored.delete(pathOf(asked))),
    keys: () => Promise.resolve(Array.from(stored.keys(), (path) => new Request(origin + path))),
  })
  const caches = {
    open: (name: string) => {
      const stored = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, stored)
      return Promise.resolve(cacheOf(stored))
    },
    match: (asked: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
      const all = [...stores].filter(([name]) => cacheName === undefined || name === cacheName)
      const found = all.find(([, stored]) => stored.has(pathOf(asked)))
      return Promise.resolve(found?.[1].get(pathOf(asked))?.clone())
    },
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  return caches as unknown as CacheStorage
}
