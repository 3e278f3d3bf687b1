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
  poster: string | null
  figure: FigureBox | null
  /** Of the loop's seam, as a share of the figure's height. */
  jump: number | null
}

const media = new URL('../', import.meta.url)
const manifest = new URL('manifest.json', media)

type Words = Pick<ManifestItem, 'path' | 'kind' | 'name' | 'tags'>
type Look = Pick<ManifestItem, 'poster' | 'figure' | 'jump'>

async function item(words: Words, type: string, facts: ClipFacts | Size, look: Look) {
  const bytes = await readFile(new URL(words.path.replace('/media/', ''), media))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const still = { durationMs: null, frames: null, codec: null }
  return { ...words, type, bytes: bytes.length, sha256, ...still, ...facts, ...look }
}

type Size = { width: number; height: number }

export const clipItem = (words: Words, facts: ClipFacts, look: Look): Promise<ManifestItem> =>
  item(words, 'video/mp4', facts, look)

export const pictureItem = (words: Words, { width, height }: Size): Promise<ManifestItem> =>
  item(words, 'image/jpeg', { width, height }, { poster: null, figure: null, jump: null })

const read = async () => JSON.parse(await readFile(manifest, 'utf8')) as ManifestItem[]

/** Puts in what was made anew and leaves out what is no longer made. */
export async function writeManifest(made: readonly ManifestItem[], paths: readonly string[]) {
  const before = await read().catch(() => [])
  const all = new Map([...before, ...made].map((one) => [one.path, one]))
  const kept = paths.flatMap((path) => all.get(path) ?? [])
  await writeFile(manifest, `${JSON.stringify(kept, null, 2)}\n`)
}
