import { type DBSchema, openDB } from 'idb'
import type { Corrections } from './match-name.ts'
import type { QueuedFile } from './queued-file.ts'

interface Schema extends DBSchema {
  files: { key: string; value: QueuedFile; indexes: { userId: string } }
  bytes: { key: string; value: Blob }
  corrections: { key: string; value: string | null }
}

/** The queue as it outlives a reload and a killed browser. */
export interface QueueStore {
  load(userId: string): Promise<QueuedFile[]>
  put(files: readonly QueuedFile[]): Promise<void>
  drop(ids: readonly string[]): Promise<void>
  /** Keeps a copy of a file; false where the browser has no room for it. */
  keepBytes(id: string, bytes: Blob): Promise<boolean>
  bytesOf(id: string): Promise<Blob | undefined>
  dropBytes(id: string): Promise<void>
  corrections(): Promise<Corrections>
  correct(nameKey: string, targetId: string | null): Promise<void>
}

/** For browsers that keep nothing: the queue lasts as long as its page, which asks before it is left. */
function passingStore(): QueueStore {
  const corrections: Record<string, string | null> = {}
  return {
    load: () => Promise.resolve([]),
    put: () => Promise.resolve(),
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

/** In IndexedDB, if the browser has it for this page. */
export async function openQueueStore(name = 'roundboard-uploads'): Promise<QueueStore> {
  if (!('indexedDB' in globalThis)) return passingStore()
  return openKept(name).catch(passingStore)
}

/** It takes files as they are, also on pages without https. */
async function openKept(name: string): Promise<QueueStore> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('files', { keyPath: 'id' }).createIndex('userId', 'userId')
      fresh.createObjectStore('bytes')
      fresh.createObjectStore('corrections')
    },
  })
  return {
    load: (userId) => database.getAllFromIndex('files', 'userId', userId),
    async put(files) {
      const { store, done } = database.transaction('files', 'readwrite')
      for (const file of files) void store.put(file)
      await done
    },
    async drop(ids) {
      const transaction = database.transaction(['files', 'bytes'], 'readwrite')
      for (const id of ids) {
        void transaction.objectStore('files').delete(id)
        void transaction.objectStore('bytes').delete(id)
      }
      await transaction.done
    },
    async keepBytes(id, bytes) {
      try {
        await database.put('bytes', bytes, id)
        return true
      } catch {
        return false
      }
    },
    bytesOf: (id) => database.get('bytes', id),
    dropBytes: (id) => database.delete('bytes', id),
    async corrections() {
      const [keys, values] = await Promise.all([
        database.getAllKeys('corrections'),
        database.getAll('corrections'),
      ])
      return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]))
    },
    async correct(nameKey, targetId) {
      await database.put('corrections', targetId, nameKey)
    },
  }
}
