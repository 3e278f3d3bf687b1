import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { ShippedItem } from '../server/src/areas/media/library/shipped-files.ts'
import type { ClipFacts } from '../server/src/platform/clips/clip.ts'

const media = new URL('../server/media/', import.meta.url)
const manifest = new URL('manifest.json', media)

type Words = Pick<ShippedItem, 'path' | 'kind' | 'name' | 'tags'>
type Look = Pick<ShippedItem, 'figure' | 'jump'>

async function fileAt(path: string) {
  const bytes = await readFile(new URL(path.replace('/media/', ''), media))
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

type Size = { width: number; height: number }

export const clipItem = async (
  words: Words,
  facts: ClipFacts,
  { poster, ...look }: Look & { poster: string },
): Promise<ShippedItem> => ({
  ...words,
  type: 'video/mp4',
  ...(await fileAt(words.path)),
  ...facts,
  poster: { path: poster, ...(await fileAt(poster)) },
  ...look,
})

export const pictureItem = async (words: Words, { width, height }: Size): Promise<ShippedItem> => ({
  ...words,
  type: 'image/jpeg',
  ...(await fileAt(words.path)),
  ...{ durationMs: null, frames: null, codec: null, width, height },
  ...{ poster: null, figure: null, jump: null },
})

const read = async () => JSON.parse(await readFile(manifest, 'utf8')) as ShippedItem[]

/** Updates the items that were drawn again and removes those that no longer exist. */
export async function writeManifest(made: readonly ShippedItem[], paths: readonly string[]) {
  const before = await read().catch(() => [])
  const all = new Map([...before, ...made].map((one) => [one.path, one]))
  const remaining = paths.flatMap((path) => all.get(path) ?? [])
  await writeFile(manifest, `${JSON.stringify(remaining, null, 2)}\n`)
}
