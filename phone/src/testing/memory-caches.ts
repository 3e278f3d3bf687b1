const origin = 'https://phone.test'

/** Cache Storage in memory, by path: as much of it as the page's worker uses. */
export function memoryCaches(): CacheStorage {
  const stored = new Map<string, Response>()
  const cache = {
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    put: (path: string, response: Response) => Promise.resolve(void stored.set(path, response)),
    delete: (path: string) => Promise.resolve(stored.delete(path)),
    keys: () => Promise.resolve(Array.from(stored.keys(), (path) => new Request(origin + path))),
  }
  const caches = {
    open: () => Promise.resolve(cache),
    match: cache.match,
    delete: () => {
      stored.clear()
      return Promise.resolve(true)
    },
  }
  return caches as unknown as CacheStorage
}
