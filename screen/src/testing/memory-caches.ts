/** Cache Storage in memory, by path: as much of it as the worker uses. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const cacheOf = (stored: Map<string, Response>) => ({
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    put: async (path: string, response: Response) => {
      stored.set(path, new Response(await response.blob(), { headers: response.headers }))
    },
  })
  const caches = {
    open: (name: string) => {
      const stored = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, stored)
      return Promise.resolve(cacheOf(stored))
    },
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  return caches as unknown as CacheStorage
}
