import type { FigureBox, LoopSeam } from '@roundboard/domain'
import { lookSize } from '@roundboard/domain'
import { freeBytes } from '../free-bytes.ts'
import type { ClipFacts } from './clip.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { askProgram } from './own-program.ts'
import { type SeenFrames, seenFrames } from './seen-frames.ts'

/** How large the pictures are that follow one another in what is read, and how long they last together. */
export interface LookJob {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly seen: SeenFrames
}

export interface Found {
  readonly figure: FigureBox | null
  readonly seam: LoopSeam
  /** Which moment shows best what the clip is about. */
  readonly atMs: number
}

/** What is found by looking at a clip. */
export interface ClipLook extends Pick<Found, 'figure'> {
  readonly seam: LoopSeam | null
  /** A JPEG picture. */
  readonly poster: Buffer
}

const deadlineMs = 60_000
const posterSide = 960
/** The largest poster in bytes: as the contract has it in base64. */
const mostPoster = 300_000

const limits = ['--max-old-space-size=128', '--max-semi-space-size=4']

/** Sums over each pixel of each picture keep a processor busy, which must not be the server's. */
async function findIn(grey: Buffer, job: LookJob): Promise<Found | undefined> {
  const program = new URL('./look-program.ts', import.meta.url)
  const found = await askProgram(program, job, { limits, deadlineMs, input: grey })
  freeBytes(grey)
  return found as Found | undefined
}

/** Looks at a clip that walls play; nothing when it cannot be decoded. */
export async function lookAtClip(
  ffmpeg: Ffmpeg,
  path: string,
  facts: ClipFacts,
): Promise<ClipLook | undefined> {
  const size = lookSize(facts)
  const { durationMs } = facts
  const seen = seenFrames(facts.frames, size.width * size.height)
  const grey = await ffmpeg.frames(path, size, seen)
  const found = grey && (await findIn(grey, { ...size, durationMs, seen }))
  const poster = await ffmpeg.picture(path, found?.atMs ?? durationMs / 3, posterSide)
  if (poster === undefined || poster.length > mostPoster) return undefined
  return { poster, figure: found?.figure ?? null, seam: found?.seam ?? null }
}
