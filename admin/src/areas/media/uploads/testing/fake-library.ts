import { MediaItem, type Problem, type Upload } from '@roundboard/contract'
import { ApiError } from '@roundboard/client'
import type { NamedTarget } from '../match-name.ts'
import type { QueueDeps } from '../queue-deps.ts'

const stamp = '2026-11-21T10:00:00.000Z'

const idFor = (sha256: string) => `00000000-0000-4000-8000-${sha256.slice(0, 12)}`

/** A library item with these bytes. */
export const anItem = (sha256: string, given: Partial<MediaItem> = {}): MediaItem =>
  MediaItem.parse({
    _id: idFor(sha256),
    id: idFor(sha256),
    name: 'Hook',
    kind: 'exercise-video',
    tags: [],
    needs: [],
    lockerRoomId: null,
    link: `/media/library/${sha256}`,
    isShipped: false,
    file: `/media/files/${sha256}.mp4`,
    type: 'video/mp4',
    bytes: 4,
    sha256,
    width: 720,
    height: 1280,
    durationMs: 2_000,
    frames: 60,
    codec: 'avc1.640028',
    poster: '/media/files/poster.jpg',
    figure: null,
    seam: null,
    flashes: null,
    cutMs: null,
    uses: 0,
    addedBy: null,
    createdAt: stamp,
    updatedAt: stamp,
    ...given,
  })

interface Begun {
  readonly sha256: string
  readonly name: string
  readonly kind: MediaItem['kind']
  readonly replaces: string | null
  offset: number
  isComplete: boolean
}

type Own = 'store' | 'userId' | 'hash' | 'newId' | 'now' | 'wait' | 'taken'
type Deps = { -readonly [Name in Exclude<keyof QueueDeps, Own>]: QueueDeps[Name] }

/** Stands in for the network: a library that accepts files and counts what was sent. */
export function aLibrary(targets: readonly NamedTarget[] = []) {
  const items = new Map<string, MediaItem>()
  const begun = new Map<string, Begun>()
  const refusals = new Map<string, Problem>()
  const library = {
    items,
    begun,
    /** Bytes sent, by hash. */
    sent: new Map<string, number>(),
    requests: [] as number[],
    shown: [] as string[],
    refusals,
    /** The reasons given for flashing clips, by hash. */
    reasons: new Map<string, string>(),
    isDown: false,
    most: 0,
    /** How much of a file gets through before the connection breaks. */
    breaksAfter: Infinity,
    /** Uploads wait for this. */
    gate: Promise.resolve(),
    canConvert: true,
    /** The poster of new items. */
    poster: '/media/files/poster.jpg' as string | null,
  }
  let running = 0
  const reach = () => {
    if (library.isDown) throw new ApiError('unreachable', 0, '')
  }
  const deps: Deps = {
    targets: () => Promise.resolve(targets),
    check: async (files) => {
      await Promise.resolve()
      reach()
      library.requests.push(files.length)
      return {
        canConvert: library.canConvert,
        files: files.map(({ sha256 }) => {
          const upload = [...begun].find(([, each]) => each.sha256 === sha256 && !each.isComplete)
          return {
            sha256,
            item: items.get(sha256) ?? null,
            upload: upload ? { _id: upload[0], id: upload[0], offset: upload[1].offset } : null,
          }
        }),
      }
    },
    prepare: ({ file, bytes }) => Promise.resolve({ bytes, sha256: file.sha256 ?? '' }),
    async send({ file, bytes, sha256, onBegun, onSent, signal }) {
      running += 1
      library.most = Math.max(library.most, running)
      try {
        await Promise.race([
          library.gate,
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              reject(signal.reason as Error)
            })
          }),
        ])
        reach()
        const id = file.uploadId ?? `upload ${String(begun.size + 1)}`
        const { name, kind } = file.label
        if (file.flashReason !== undefined) {
          library.reasons.set(sha256, file.flashReason)
          refusals.delete(sha256)
        }
        const replaces = file.replaces?.id ?? null
        const fresh = { sha256, name, kind, replaces, offset: 0, isComplete: false }
        const upload = begun.get(id) ?? fresh
        begun.set(id, upload)
        onBegun(id)
        const some = Math.min(bytes.size - upload.offset, library.breaksAfter)
        library.sent.set(sha256, (library.sent.get(sha256) ?? 0) + some)
        upload.offset += some
        onSent(upload.offset)
        if (upload.offset < bytes.size) throw new ApiError('unreachable', 0, '')
        upload.isComplete = true
        const { poster } = library
        if (!refusals.has(sha256)) {
          const before = [...items.values()].find((item) => item.id === upload.replaces)
          if (before) items.delete(before.sha256)
          items.set(sha256, anItem(sha256, { name, kind, ...before, sha256, poster }))
        }
        return id
      } finally {
        running -= 1
      }
    },
    forget: (id) => {
      begun.delete(id)
      return Promise.resolve()
    },
    uploads: async (ids) => {
      await Promise.resolve()
      reach()
      return ids.flatMap((id): Upload[] => {
        const upload = begun.get(id)
        if (!upload) return []
        const { sha256, kind } = upload
        const problem = refusals.get(sha256) ?? null
        return [
          {
            _id: id,
            id,
            fileName: '',
            kind,
            sha256,
            bytes: upload.offset,
            state: problem ? 'refused' : upload.isComplete ? 'ready' : 'receiving',
            problem,
            item: items.get(sha256) ?? null,
            createdAt: stamp,
            updatedAt: stamp,
          },
        ]
      })
    },
    item: (id) => {
      const item = [...items.values()].find((each) => each.id === id)
      return item ? Promise.resolve(item) : Promise.reject(new ApiError('not-found', 404, ''))
    },
    rename: (item, { name, kind }) => {
      items.set(item.sha256, { ...item, name, kind })
      return Promise.resolve()
    },
    show: (item, { target }) => {
      library.shown.push(`${target?.id ?? ''} shows ${item.link}`)
      return Promise.resolve()
    },
    look: (item) => Promise.resolve(item),
  }
  return { library, deps }
}
