import type { ProgrammeMedia } from '@roundboard/contract'
import { systemActor } from '../../../platform/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addressOfFile, type FileFacts } from '../../../platform/files/served-file.ts'
import { listPosterFiles } from './link-posters.repository.ts'
import { figureOf, fileOf, posterOf } from './media.presenter.ts'
import { type DescribedMedia, listMediaById, listMediaByLink } from './media.repository.ts'

/** The file and poster behind a link. */
interface Behind {
  readonly entry: ProgrammeMedia
  readonly still?: ProgrammeMedia | undefined
}

/** What a link leads to, and the variant for locker rooms. */
interface Led {
  readonly normal: Behind
  readonly lockerRoom: Behind
}

type KnownFile = Pick<ProgrammeMedia, 'bytes' | 'sha256' | 'type'> & { readonly file: string }

const same = (behind: Behind): Led => ({ normal: behind, lockerRoom: behind })

const server = systemActor('media.read')
/** Programs use far fewer links, and little is kept of each. */
const knownMost = 10_000

const elsewhere = (url: string): ProgrammeMedia => ({
  url,
  file: url,
  bytes: null,
  sha256: null,
  type: null,
  codec: null,
  durationMs: null,
  width: null,
  height: null,
  poster: null,
  figure: null,
})

/** A file under its own address. */
const plainFile = ({ file, bytes, sha256, type }: KnownFile, url = file): ProgrammeMedia => ({
  ...elsewhere(url),
  ...{ file, bytes, sha256, type },
})

function described(url: string, row: DescribedMedia): Behind {
  const { bytes, fileSha256, type, codec, durationMs, width, height } = row
  const poster = posterOf(row)
  const entry = {
    ...{ url, file: fileOf(row), bytes, sha256: fileSha256, type, codec, durationMs },
    ...{ width, height, poster: poster?.file ?? null, figure: figureOf(row) },
  }
  return { entry, still: poster ? plainFile(poster) : undefined }
}

export type DescribesMedia = ReturnType<typeof createProgrammeMedia>

/** Describes the files that screens must fetch. Cached until an item changes. */
export function createProgrammeMedia(
  dependencies: Pick<Platform, 'read' | 'changes'> & {
    /** A file of our own that isn't in the library. */
    findOwn: (link: string) => Promise<FileFacts | undefined>
  },
) {
  const { read, changes, findOwn } = dependencies
  const known = new Map<string, Promise<Led>>()

  changes.subscribe((change) => {
    if (['media', 'face', 'everything'].includes(change.kind)) known.clear()
  })

  async function lead(links: readonly string[]): Promise<ReadonlyMap<string, Led>> {
    const { on } = read(server, 'media.read')
    const rows = await listMediaByLink(on, links)
    const variants = await listMediaById(
      on,
      rows.flatMap((row) => row.lockerRoomId ?? []),
    )
    const posters = await listPosterFiles(on, links)
    return new Map([
      ...posters.map(({ link, ...facts }): [string, Led] => {
        const file = addressOfFile(facts)
        const entry = { ...elsewhere(link), poster: file }
        return [link, same({ entry, still: plainFile({ ...facts, file }) })]
      }),
      ...rows.map((row): [string, Led] => {
        const variant = variants.find(({ id }) => id === row.lockerRoomId) ?? row
        const { link } = row
        return [link, { normal: described(link, row), lockerRoom: described(link, variant) }]
      }),
    ])
  }

  async function outsideTheLibrary(link: string): Promise<Led> {
    const own = await findOwn(link)
    return same({
      entry: own ? plainFile({ ...own, file: addressOfFile(own) }, link) : elsewhere(link),
    })
  }

  function ledTo(links: readonly string[]): Promise<Led>[] {
    const unknown = links.filter((link) => !known.has(link))
    if (known.size + unknown.length > knownMost) known.clear()
    const promise = unknown.length === 0 ? Promise.resolve(new Map<string, Led>()) : lead(unknown)
    return links.map((link) =>
      known.getOrInsertComputed(link, () => {
        const led = promise.then((found) => found.get(link) ?? outsideTheLibrary(link))
        led.catch(() => {
          if (known.get(link) === led) known.delete(link)
        })
        return led
      }),
    )
  }

  return {
    /**
     * Describes links and their posters, each once. Locker rooms get each link's variant, except
     * those in `asTheyAre`.
     */
    async describe(
      links: readonly string[],
      lrVideo: boolean,
      asTheyAre: ReadonlySet<string> = new Set(),
    ): Promise<ProgrammeMedia[]> {
      const led = await Promise.all(ledTo(links))
      const behind = led.map(({ normal, lockerRoom }) =>
        lrVideo && !asTheyAre.has(normal.entry.url) ? lockerRoom : normal,
      )
      const stills = new Map(behind.flatMap(({ still }) => (still ? [[still.url, still]] : [])))
      return [...behind.map(({ entry }) => entry), ...stills.values()]
    },
  }
}
