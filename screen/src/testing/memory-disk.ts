import type { MediaDisk, Part } from '../features/offline-cache/media-disk.ts'

const full = () => Object.assign(new Error('The disk is full.'), { name: 'QuotaExceededError' })

/** An in-memory disk for `mostBytes`. */
export function memoryDisk(mostBytes = Infinity) {
  const held = new Map<string, { bytes: Blob; usedAt: number }>()
  const parts = new Map<string, Part[]>()
  const sizeOf = (pieces: readonly { readonly bytes: Blob }[]) =>
    pieces.reduce((sum, { bytes }) => sum + bytes.size, 0)
  const usedBytes = () =>
    sizeOf([...held.values()]) + [...parts.values()].reduce((sum, each) => sum + sizeOf(each), 0)

  const disk: MediaDisk = {
    list: () =>
      Promise.resolve(
        Array.from(held, ([file, { bytes, usedAt }]) => ({ file, bytes: bytes.size, usedAt })),
      ),
    read: (file) => Promise.resolve(held.get(file)?.bytes),
    partsOf: (file) => Promise.resolve([...(parts.get(file) ?? [])]),
    keepPart(file, index, part) {
      if (usedBytes() + part.bytes.size > mostBytes) return Promise.reject(full())
      const known = parts.get(file) ?? []
      known[index] = part
      parts.set(file, known)
      return Promise.resolve()
    },
    dropParts(file) {
      parts.delete(file)
      return Promise.resolve()
    },
    dropPartsBut(files) {
      for (const file of parts.keys()) if (!files.includes(file)) parts.delete(file)
      return Promise.resolve()
    },
    hold(file, pieces, now) {
      held.set(file, { bytes: new Blob(pieces.map(({ bytes }) => bytes)), usedAt: now })
      parts.delete(file)
      return Promise.resolve()
    },
    drop(file) {
      held.delete(file)
      return Promise.resolve()
    },
    use(files, now) {
      for (const file of files) {
        const known = held.get(file)
        if (known) held.set(file, { ...known, usedAt: now })
      }
      return Promise.resolve()
    },
    isPersisted: () => Promise.resolve(true),
  }
  return { ...disk, held, parts }
}
