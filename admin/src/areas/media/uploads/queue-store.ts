import { type DBSchema, openDB } from 'idb'
import type { Corrections } from './match-name.ts'
import type { QueuedFile } from './queued-file.ts'

interface Schema extends DBSchema {
  files: { key: string; value: QueuedFile; indexes: { userId: string } }
  bytes: { key: string; value: Blob }
  corrections: { key: string; value: string | null }
}

/**
 * Stores the queue across reloads and crashes. Its methods never reject: if the browser refuses,
 * because its disk is full or its data was cleared, nothing is stored.
 */
export interface QueueStore {
  load(userId: string): Promise<QueuedFile[]>
  /** Returns false if the browser didn't store them. */
  put(files: readonly QueuedFile[]): Promise<boolean>
  drop(ids: readonly string[]): Promise<void>
  /** Stores a copy of a file. Returns false if there is no space. */
  keepBytes(id: string, bytes: Blob): Promise<boolean>
  bytesOf(id: string): Promise<Blob | undefined>
  dropBytes(id: string): Promise<void>
  corrections(): Promise<Corrections>
  correct(nameKey: string, targetId: string | null): Promise<void>
}

/** For browsers without storage: the queue lives as long as its page, which asks before closing. */
function passingStore(): QueueStore {
  const corrections: Record<string, string | null> = {}
  return {
    load: () => Promise.resolve([]),
    put: () => Promise.resolve(false),
    drop: () => Promise.resolve(),
    keepBytes: () => Promise.resolve(false),
    bytesOf: () => Promise.resolve(undefined),
    dropBytes: () => Promise.resolve(),
    corrections: () => Promise.resolve(corrections),
    correct(nameKey, targetId) {
      corrections[nameKey] = targetId
      return Promise.resolve()
    },
  }
}

/** Uses IndexedDB if it is available to this page. */
export async function openQueueStore(name = 'roundboard-uploads'): Promise<QueueStore> {
  if (!('indexedDB' in globalThis)) return passingStore()
  return openPersistent(name).catch(passingStore)
}

async function orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

/** IndexedDB stores files as they are, even without HTTPS. */
async function openPersistent(name: string): Promise<QueueStore> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('files', { keyPath: 'id' }).createIndex('userId', 'userId')
      fresh.createObjectStore('bytes')
      fresh.createObjectStore('corrections')
    },
  })
  return {
    load: (userId) => orElse([], () => database.getAllFromIndex('files', 'userId', userId)),
    put: (files) =>
      orElse(false, async () => {
        const { store, done } = database.transaction('files', 'readwrite')
        await Promise.all([...files.map((file) => store.put(file)), done])
        return true
      }),
    drop: (ids) =>
      orElse(undefined, async () => {
        const transaction = database.transaction(['files', 'bytes'], 'readwrite')
        const stores = [transaction.objectStore('files'), transaction.objectStore('bytes')]
        const deletes = ids.flatMap((id) => stores.map((store) => store.delete(id)))
        await Promise.all([...deletes, transaction.done])
      }),
    keepBytes: (id, bytes) =>
      orElse(false, async () => {
        await database.put('bytes', bytes, id)
        return true
      }),
    bytesOf: (id) => orElse(undefined, () => database.get('bytes', id)),
    dropBytes: (id) => orElse(undefined, () => database.delete('bytes', id)),
    corrections: () =>
      orElse({}, async () => {
        const [keys, values] = await Promise.all([
          database.getAllKeys('corrections'),
          database.getAll('corrections'),
        ])
        return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]))
      }),
    correct: (nameKey, targetId) =>
      orElse(undefined, async () => {
        await database.put('corrections', targetId, nameKey)
      }),
  }
}
