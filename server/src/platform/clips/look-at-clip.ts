import { Worker } from 'node:worker_threads'
import type { FigureBox, LoopSeam } from '@roundboard/domain'
import { lookSize } from '@roundboard/domain'
import type { ClipFacts } from './clip.ts'
import type { Ffmpeg } from './ffmpeg.ts'

/** All pictures of a clip, one after another, and how long they last together. */
export interface Looked {
  readonly grey: Uint8Array
  readonly width: number
  readonly height: number
  readonly durationMs: number
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

/** Sums over each pixel of each picture keep a processor busy, which must not be the server's. */
const findInWorker = (looked: Looked): Promise<Found | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./look-worker.ts', import.meta.url), {
      workerData: looked,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      execArgv: [],
      env: {},
    })
    const deadline = setTimeout(() => void worker.terminate(), deadlineMs)
    let found: Found | undefined
    worker.on('message', (said: Found) => {
      found = said
    })
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      clearTimeout(deadline)
      resolve(found)
    })
  })

/** Looks at a clip that walls play; nothing when it is too long, or cannot be decoded. */
export async function lookAtClip(
  ffmpeg: Ffmpeg,
  path: string,
  facts: ClipFacts,
): Promise<ClipLook | undefined> {
  const size = lookSize(facts)
  const grey = await ffmpeg.frames(path, size)
  const found = grey && (await findInWorker({ grey, ...size, durationMs: facts.durationMs }))
  const poster = await ffmpeg.picture(path, found?.atMs ?? facts.durationMs / 3, posterSide)
  if (poster === undefined || poster.length > mostPoster) return undefined
  return { poster, figure: found?.figure ?? null, seam: found?.seam ?? null }
}
