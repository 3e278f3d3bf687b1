import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { FigureBox } from '@roundboard/domain'
import type { ClipFacts } from '../../src/platform/clips/clip.ts'

/** One file of the product's own media; `null` where pictures have no such thing. */
export type ManifestItem = {
  path: string
  kind: 'exercise-video' | 'round-picture'
  name: string
  tags: readonly string[]
  type: string
  bytes: number
  sha256: string
  width: number
  height: number
  durationMs: number | null
  frames: number | null
  codec: string | null
  poster: { path: string; bytes: number; sha256: string } | null
  figure: FigureBox | null
  /** Of the loop's seam, as a share of the figure's height. */
  jump: number | null
}

const media = new URL('../', import.meta.url)
const manifest = new URL('manifest.json', media)

type Words = Pick<ManifestItem, 'path' | 'kind' | 'name' | 'tags'>
type Look = Pick<ManifestItem, 'figure' | 'jump'>

async function fileAt(path: string) {
  const bytes = await readFile(new URL(path.replace('/media/', ''), media))
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

type Size = { width: number; height: number }

export const clipItem = async (
  words: Words,
  facts: ClipFacts,
  { poster, ...look }: Look & { poster: string },
): Promise<ManifestItem> => ({
  ...words,
  type: 'video/mp4',
  ...(await fileAt(words.path)),
  ...facts,
  poster: { path: poster, ...(await fileAt(poster)) },
  ...look,
})

export const pictureItem = async (
  words: Words,
  { width, height }: Size,
): Promise<ManifestItem> => ({
  ...words,
  type: 'image/jpeg',
  ...(await fileAt(words.path)),
  ...{ durationMs: null, frames: null, codec: null, width, height },
  ...{ poster: null, figure: null, jump: null },
})

const read = async () => JSON.parse(await readFile(manifest, 'utf8')) as ManifestItem[]

/** Puts in what was made anew and leaves out what is no longer made. */
export async function writeManifest(made: readonly ManifestItem[], paths: readonly string[]) {
  const before = await read().catch(() => [])
  const all = new Map([...before, ...made].map((one) => [one.path, one]))
  const kept = paths.flatMap((path) => all.get(path) ?? [])
  await writeFile(manifest, `${JSON.stringify(kept, null, 2)}\n`)
}
