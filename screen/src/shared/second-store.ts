/** Everything that a display keeps, with a mark of which state of it that is. */
export type KeptState = {
  readonly stamp: string
  readonly values: ReadonlyMap<string, string>
}

/** A store that does not fail together with local storage. */
export type SecondStore = ReturnType<typeof openSecondStore>

const storeName = 'state'
const onlyKey = 'screen'
/** A start waits no longer for it, in milliseconds. */
const patienceMs = 3_000

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
export function openSecondStore(name = 'roundboard') {
  const database = open(name)
  // Whoever reads or writes hears of it.
  database.catch(() => undefined)
  const state = async (mode: IDBTransactionMode) =>
    (await database).transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName)

  async function read(): Promise<KeptState | null> {
    try {
      const kept: unknown = await resultOf((await state('readonly')).get(onlyKey))
      return (kept as KeptState | undefined) ?? null
    } catch {
      return null
    }
  }

  return {
    /** What it has; null where it has nothing, or does not answer. */
    read: () =>
      Promise.race([read(), new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))]),
    async write(kept: KeptState) {
      try {
        await resultOf((await state('readwrite')).put(kept, onlyKey))
      } catch {
        // The first store has it.
      }
    },
  }
}
