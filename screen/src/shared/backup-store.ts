/** Everything that a display keeps, with a mark of which state of it that is. */
export type StoredState = {
  readonly stamp: string
  readonly values: ReadonlyMap<string, string>
}

/** A store that does not fail together with local storage. */
export type BackupStore = ReturnType<typeof openBackupStore>

const storeName = 'state'
const onlyKey = 'screen'
/** A start waits no longer for it, in milliseconds. */
const timeoutMs = 3_000

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The database failed.'))
    }
  })
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName)
  }
  return resultOf(request)
}

/** In IndexedDB, if the browser has it for this page. */
export function openBackupStore(name = 'roundboard') {
  const database = open(name)
  // Whoever reads or writes hears of it.
  database.catch(() => undefined)
  const state = async (mode: IDBTransactionMode) =>
    (await database).transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName)

  async function read(): Promise<StoredState | null> {
    try {
      const stored: unknown = await resultOf((await state('readonly')).get(onlyKey))
      return (stored as StoredState | undefined) ?? null
    } catch {
      return null
    }
  }

  return {
    /** What it has; null where it has nothing, or does not answer. */
    read: () =>
      Promise.race([read(), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))]),
    async write(stored: StoredState) {
      try {
        await resultOf((await state('readwrite')).put(stored, onlyKey))
      } catch {
        // The first store has it.
      }
    },
  }
}
