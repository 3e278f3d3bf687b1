import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Problem, flashParams } from '@roundboard/contract'
import { type Flashes, exceedsFlashLimit, type LoopSeam } from '@roundboard/domain'
import type { ClipFacts } from '../../../platform/clips/clip.ts'
import { countFlashes } from '../../../platform/clips/count-flashes.ts'
import type { Ffmpeg } from '../../../platform/clips/ffmpeg.ts'
import { analyzeClip } from '../../../platform/clips/analyze-clip.ts'
import { refused, takeClip } from './take-clip.ts'
import { fileForms, sniffFile } from './sniff.ts'

interface FileStorage {
  keep(path: string, kind: { extension: string; type: string }): Promise<{ sha256: string }>
  newTemporaryPath(): Promise<string>
}

/** The seam is only known if the server can decode the clip. */
type CutFacts = ClipFacts & {
  readonly file: string
  readonly seam: LoopSeam | null
  readonly flashes: Flashes | null
}

/** Creates a shorter version of an uploaded clip, or restores its full length. */
export const createCutter =
  ({ files, ffmpeg }: { files: FileStorage; ffmpeg: Ffmpeg | undefined }) =>
  async (
    clip: Readable,
    endMs: number | null,
    mayFlash: boolean,
  ): Promise<CutFacts | { readonly refused: Problem }> => {
    const path = await files.newTemporaryPath()
    const cut = `${path}.cut`
    try {
      await pipeline(clip, createWriteStream(path, { flags: 'wx' }))
      const form = await sniffFile(path)
      if (form !== 'mp4' && form !== 'mov' && form !== 'webm') return refused('clip-cut')
      const whole = { path, form }
      const taken = await takeClip(endMs === null ? whole : { ...whole, endMs }, cut, ffmpeg)
      if ('refused' in taken) return taken
      const flashes = await countFlashes(ffmpeg, cut, taken.facts.durationMs)
      if (flashes && exceedsFlashLimit(flashes) && !mayFlash)
        return refused('clip-flashes', flashParams(flashes))
      const look = ffmpeg && (await analyzeClip(ffmpeg, cut, taken.facts))
      const { sha256 } = await files.keep(cut, fileForms.mp4)
      return { file: sha256, ...taken.facts, seam: look?.seam ?? null, flashes }
    } finally {
      await Promise.all([path, cut].map((left) => rm(left, { force: true })))
    }
  }
