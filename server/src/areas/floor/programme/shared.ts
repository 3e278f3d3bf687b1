const sharedForMs = 60_000

/** Caches answers for a minute, so that everyone who needs one shares it. */
export function createShared<Value>() {
  const known = new Map<string, Promise<Value>>()
  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const found = known.get(key)
      if (found) return found
      const asked = ask()
      known.set(key, asked)
      const forget = () => {
        if (known.get(key) === asked) known.delete(key)
      }
      asked.catch(forget)
      setTimeout(forget, sharedForMs).unref()
      return asked
    },
    drop(keys: readonly string[] | 'all' = 'all') {
      if (keys === 'all') known.clear()
      else for (const key of keys) known.delete(key)
    },
  }
}
