/** Everything that a screen stores, with a stamp that identifies the state. */
export type StoredState = {
  readonly stamp: string
  readonly values: ReadonlyMap<string, string>
}

/** A store that doesn't fail together with local storage. */
export type BackupStore = ReturnType<typeof openBackupStore>

const storeName = 'state'
const onlyKey = 'screen'
/** How long a start waits for the store. */
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

/** Opens the store in IndexedDB, if the browser allows it. */
export function openBackupStore(name = 'roundboard') {
  const database = open(name)
  // Reads and writes report the error.
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
    /** The stored state; null if there is none, or if the database doesn't answer. */
    read: () =>
      Promise.race([read(), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))]),
    async write(stored: StoredState) {
      try {
        await resultOf((await state('readwrite')).put(stored, onlyKey))
      } catch {
        // Local storage has it.
      }
    },
  }
}
