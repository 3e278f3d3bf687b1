import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Problem } from '@roundboard/contract'
import type { ClipFacts } from '../../platform/clips/clip.ts'
import { refused } from './refused.ts'
import { fileForms, sniffFile } from './sniff.ts'
import { type Converter, takeClip } from './take-clip.ts'

interface KeepsFiles {
  keep(path: string, kind: { extension: string; type: string }): Promise<{ sha256: string }>
  newTemporaryPath(): Promise<string>
}

/** Makes of a clip as it was brought one that ends earlier, or at its end again. */
export const createCutter =
  ({ files, converter }: { files: KeepsFiles; converter: Converter | undefined }) =>
  async (
    clip: Readable,
    endMs: number | null,
  ): Promise<(ClipFacts & { readonly file: string }) | { readonly refused: Problem }> => {
    const path = await files.newTemporaryPath()
    const cut = `${path}.cut`
    try {
      await pipeline(clip, createWriteStream(path, { flags: 'wx' }))
      const form = await sniffFile(path)
      if (form !== 'mp4' && form !== 'mov' && form !== 'webm') return refused('clip-cut')
      const whole = { path, form }
      const taken = await takeClip(endMs === null ? whole : { ...whole, endMs }, cut, converter)
      if ('refused' in taken) return taken
      return { file: (await files.keep(cut, fileForms.mp4)).sha256, ...taken.facts }
    } finally {
      await Promise.all([path, cut].map((left) => rm(left, { force: true })))
    }
  }
