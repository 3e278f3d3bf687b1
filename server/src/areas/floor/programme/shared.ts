const sharedForMs = 60_000

/** Caches answers for a minute, so that everyone who needs one shares it. */
export function createShared<Value>() {
  const known = new Map<string, Promise<Value>>()
  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const found = known.get(key)
      if (found) return found
      const promise = ask()
      known.set(key, promise)
      const forget = () => {
        if (known.get(key) === promise) known.delete(key)
      }
      promise.catch(forget)
      setTimeout(forget, sharedForMs).unref()
      return promise
    },
    drop(keys: readonly string[] | 'all' = 'all') {
      if (keys === 'all') known.clear()
      else for (const key of keys) known.delete(key)
    },
  }
}
