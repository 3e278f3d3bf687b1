import type { CachedFile } from '@roundboard/domain'
import { type DBSchema, openDB } from 'idb'

/** A fetched part of a file, and what the server said about the whole file. */
export type Part = {
  /** Where in the file it begins. */
  readonly from: number
  readonly bytes: Blob
  readonly totalBytes: number
  readonly headers: Readonly<Record<string, string>>
}

/** A cached file with its size. */
export type FileOnDisk = CachedFile & { readonly bytes: number }

/** Where cached files are stored, along with the parts of unfinished ones. */
export type MediaDisk = Awaited<ReturnType<typeof openMediaDisk>>

interface Schema extends DBSchema {
  parts: { key: [file: string, index: number]; value: Part }
  used: { key: string; value: number }
}

/** The service worker reads it under the same name. */
const heldMedia = 'roundboard-media'

/** Files are in Cache Storage, parts in IndexedDB. */
export async function openMediaDisk(storage: CacheStorage = caches, name = 'roundboard-media') {
  const database = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('parts')
      fresh.createObjectStore('used')
    },
  })
  const allOf = (file: string) => IDBKeyRange.bound([file, 0], [file, Infinity])
  const opened = () => storage.open(heldMedia)

  return {
    async list(): Promise<FileOnDisk[]> {
      const cache = await opened()
      const requests = await cache.keys()
      return Promise.all(
        requests.map(async (request) => {
          const file = new URL(request.url).pathname
          const answer = await cache.match(request)
          return {
            file,
            bytes: Number(answer?.headers.get('content-length') ?? 0),
            usedAt: (await database.get('used', file)) ?? 0,
          }
        }),
      )
    },
    async read(file: string): Promise<Blob | undefined> {
      const answer = await (await opened()).match(file)
      return answer?.blob()
    },
    /** The parts that were fetched so far, in order. */
    partsOf: (file: string): Promise<Part[]> => database.getAll('parts', allOf(file)),
    async keepPart(file: string, index: number, part: Part) {
      await database.put('parts', part, [file, index])
    },
    async dropParts(file: string) {
      await database.delete('parts', allOf(file))
    },
    /** Deletes the parts of all files except these. */
    async dropPartsBut(files: readonly string[]) {
      const { store, done } = database.transaction('parts', 'readwrite')
      for (const key of await store.getAllKeys())
        if (!files.includes(key[0])) void store.delete(key)
      await done
    },
    /** Turns a file's parts into a cached file. */
    async hold(file: string, parts: readonly Part[], now: number) {
      const whole = new Blob(
        parts.map(({ bytes }) => bytes),
        { type: parts[0]?.headers['content-type'] ?? '' },
      )
      const headers = { ...parts[0]?.headers, 'content-length': String(whole.size) }
      await (await opened()).put(file, new Response(whole, { headers }))
      await database.put('used', now, file)
      await database.delete('parts', allOf(file))
    },
    async drop(file: string) {
      await (await opened()).delete(file)
      await database.delete('used', file)
    },
    /** Records that a program names these files. */
    async use(files: readonly string[], now: number) {
      const { store, done } = database.transaction('used', 'readwrite')
      for (const file of files) void store.put(now, file)
      await done
    },
    /** Whether the browser promised not to clear it. */
    isPersisted: () => navigator.storage.persisted(),
  }
}
