import type { FigureBox, LoopSeam } from '@roundboard/domain'
import { analysisSize } from '@roundboard/domain'
import { freeBytes } from '../free-bytes.ts'
import type { ClipFacts } from './clip.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { askProgram } from './own-program.ts'
import { type SeenFrames, seenFrames } from './seen-frames.ts'

/** The size of the frames in the input, and the duration of all of them together. */
export interface AnalysisJob {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly seen: SeenFrames
}

export interface Found {
  readonly figure: FigureBox | null
  readonly seam: LoopSeam
  /** The moment that best shows the exercise. */
  readonly atMs: number
}

/** The result of analyzing a clip. */
export interface ClipLook extends Pick<Found, 'figure'> {
  readonly seam: LoopSeam | null
  /** The poster, as JPEG. */
  readonly poster: Buffer
}

const deadlineMs = 60_000
const posterSide = 960
/** The largest poster in bytes, limited by the contract's base64 field. */
const mostPoster = 300_000

const limits = ['--max-old-space-size=128', '--max-semi-space-size=4']

/** Summing up every pixel blocks a CPU core, so it doesn't run in the server's process. */
async function findIn(grey: Buffer, job: AnalysisJob): Promise<Found | undefined> {
  const program = new URL('./analysis-program.ts', import.meta.url)
  const found = await askProgram(program, job, { limits, deadlineMs, input: grey })
  freeBytes(grey)
  return found as Found | undefined
}

/** Analyzes a playable clip. Returns undefined if it can't be decoded. */
export async function analyzeClip(
  ffmpeg: Ffmpeg,
  path: string,
  facts: ClipFacts,
): Promise<ClipLook | undefined> {
  const size = analysisSize(facts)
  const { durationMs } = facts
  const seen = seenFrames(facts.frames, size.width * size.height)
  const grey = await ffmpeg.frames(path, size, seen)
  const found = grey && (await findIn(grey, { ...size, durationMs, seen }))
  const poster = await ffmpeg.picture(path, found?.atMs ?? durationMs / 3, posterSide)
  if (poster === undefined || poster.length > mostPoster) return undefined
  return { poster, figure: found?.figure ?? null, seam: found?.seam ?? null }
}
