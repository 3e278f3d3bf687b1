/** The part of `Storage` that the phone pages use. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's storage, or memory if the browser blocks it. */
export function storageOrMemory(open: () => Storage): PageStorage {
  try {
    return open()
  } catch {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }
  }
}
