import type { ProgrammeMedia } from '@roundboard/contract'
import { serverThatMay } from '../../platform/actor.ts'
import type { Changes } from '../../platform/changes.ts'
import type { Reader } from '../../platform/read.ts'
import { addressOfFile } from './files/files.service.ts'
import { listPosterFiles } from './link-posters.repository.ts'
import { figureOf, fileOf, posterOf } from './media.presenter.ts'
import { type DescribedMedia, listMediaById, listMediaByLink } from './media.repository.ts'

/** What a link leads to; in locker rooms perhaps to another item. */
interface Led {
  readonly normal: ProgrammeMedia
  readonly lockerRoom: ProgrammeMedia
}

const server = serverThatMay('media.read')
/** Links of programmes are far fewer; what is kept of one is small. */
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

const described = (url: string, row: DescribedMedia): ProgrammeMedia => ({
  url,
  file: fileOf(row),
  bytes: row.bytes,
  sha256: row.fileSha256,
  type: row.type,
  codec: row.codec,
  durationMs: row.durationMs,
  width: row.width,
  height: row.height,
  poster: posterOf(row),
  figure: figureOf(row),
})

export type DescribesMedia = ReturnType<typeof createProgrammeMedia>

/** Says what screens must fetch, and what is known of it; asks once for all until an item changes. */
export function createProgrammeMedia(dependencies: {
  read: Reader
  changes: Changes
  /** What is known of the product's own file behind a link. */
  shipped: (link: string) => Pick<ProgrammeMedia, 'bytes' | 'sha256'> | undefined
}) {
  const { read, changes, shipped } = dependencies
  const known = new Map<string, Promise<Led>>()

  changes.subscribe((change) => {
    if (change.kind === 'media' || change.kind === 'everything') known.clear()
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
      ...posters.map(({ link, ...file }): [string, Led] => {
        const entry = { ...elsewhere(link), poster: addressOfFile(file) }
        return [link, { normal: entry, lockerRoom: entry }]
      }),
      ...rows.map((row): [string, Led] => {
        const variant = variants.find(({ id }) => id === row.lockerRoomId) ?? row
        const { link } = row
        return [link, { normal: described(link, row), lockerRoom: described(link, variant) }]
      }),
    ])
  }

  function ledTo(links: readonly string[]): Promise<Led>[] {
    const unknown = links.filter((link) => !known.has(link))
    if (known.size + unknown.length > knownMost) known.clear()
    const asked = unknown.length === 0 ? Promise.resolve(new Map<string, Led>()) : lead(unknown)
    return links.map((link) =>
      known.getOrInsertComputed(link, () => {
        const nowhere = { ...elsewhere(link), ...shipped(link) }
        const led = asked.then(
          (found) => found.get(link) ?? { normal: nowhere, lockerRoom: nowhere },
        )
        led.catch(() => {
          if (known.get(link) === led) known.delete(link)
        })
        return led
      }),
    )
  }

  return {
    /** The links with what is behind them: in locker rooms the variant of each, but of those in `asTheyAre`. */
    async describe(
      links: readonly string[],
      lrVideo: boolean,
      asTheyAre: ReadonlySet<string> = new Set(),
    ): Promise<ProgrammeMedia[]> {
      const led = await Promise.all(ledTo(links))
      return led.map(({ normal, lockerRoom }) =>
        lrVideo && !asTheyAre.has(normal.url) ? lockerRoom : normal,
      )
    },
  }
}
