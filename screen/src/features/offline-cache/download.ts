import type { NeededFile } from '@roundboard/domain'
import { fetchPart, type NoPart } from './fetch-part.ts'
import { hashOf } from './hash-of.ts'
import type { MediaDisk, Part } from './media-disk.ts'

/** How an attempt to fetch a file ended. If it was interrupted or failed, the fetched parts are kept. */
export type Outcome = 'held' | 'interrupted' | 'wrong-bytes' | 'no-space' | NoPart

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/** Fetches the missing parts of a file, verifies it and caches it. */
export async function download(
  needed: NeededFile,
  options: {
    readonly disk: MediaDisk
    readonly fetchFile: typeof fetch
    readonly now: () => number
    /** Resolves when the next part may be fetched, to false if another file is needed sooner. */
    readonly mayGoOn: () => Promise<boolean>
    /** Evicts a cached file; false if none may be evicted. */
    readonly makeRoom: () => Promise<boolean>
  },
): Promise<Outcome> {
  const { disk, fetchFile, now, mayGoOn, makeRoom } = options
  const { file, bytes, sha256 } = needed

  async function written(write: () => Promise<void>): Promise<boolean> {
    for (;;) {
      try {
        await write()
        return true
      } catch (error) {
        if (!isFull(error)) throw error
        if (!(await makeRoom())) return false
      }
    }
  }

  const parts: Part[] = await disk.partsOf(file)
  const fetched = () => parts.reduce((sum, part) => sum + part.bytes.size, 0)
  const isComplete = () => parts[0] !== undefined && fetched() >= parts[0].totalBytes

  while (!isComplete()) {
    if (!(await mayGoOn())) return 'interrupted'
    const part = await fetchPart(fetchFile, file, fetched())
    if (typeof part === 'string') return part
    if (part.from < fetched()) {
      await disk.dropParts(file)
      parts.length = 0
    }
    const isOfAnother = part.totalBytes !== (parts[0]?.totalBytes ?? bytes ?? part.totalBytes)
    // An empty part would be requested again forever.
    if (isOfAnother || part.bytes.size === 0) {
      await disk.dropParts(file)
      return 'wrong-bytes'
    }
    if (!(await written(() => disk.keepPart(file, parts.length, part)))) return 'no-space'
    parts.push(part)
  }

  if ((await hashOf(parts.map((part) => part.bytes))) !== sha256) {
    await disk.dropParts(file)
    return 'wrong-bytes'
  }
  return (await written(() => disk.hold(file, parts, now()))) ? 'held' : 'no-space'
}
