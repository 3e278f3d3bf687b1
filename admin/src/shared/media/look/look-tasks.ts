import type { ClipAnalysis } from '@roundboard/contract'
import {
  posterFrameMs,
  findFigure,
  findSeam,
  measureLoopFlashes,
  flashSide,
  type AnalysisFrame,
  toAnalysisFrame,
  analysisSize,
  type RgbFrame,
} from '@roundboard/domain'
import {
  CannotRead,
  type ClipFrame,
  type ClipReader,
  type ClipSource,
  shortMs,
} from './clip-reader.ts'
import { drawDifference } from './difference.ts'

/** The analysis of a clip, as sent to the server with the file's hash. */
export type ClipLook = Omit<ClipAnalysis, 'sha256'>

/** Pictures of the seam between a clip's last and first frames. */
export interface SeamPictures {
  readonly last: SeamFrame
  readonly first: SeamFrame
  readonly difference: ImageBitmap
}
export interface SeamFrame {
  readonly atMs: number
  readonly picture: ImageBitmap
}

/** A worker's request and response. */
export interface AnalysisRequest {
  readonly task: 'look' | 'seam'
  readonly source: ClipSource
  readonly endMs?: number | undefined
}
export type AnalysisResponse =
  | { readonly result: ClipLook | SeamPictures }
  | { readonly problem: string }

const posterHeight = 720
/** The longest poster the server accepts, in base64 characters. */
const mostLetters = 400_000
const seamHeight = 480

/** Determines a clip's poster, figure box, seam and, if all frames can be read, flashes. */
export async function look(reader: ClipReader): Promise<ClipLook> {
  const film: RgbFrame[] = []
  const filmed = filmInto(film, reader.durationMs)
  const isSeenWhole = reader.visitAll !== undefined && reader.durationMs <= shortMs
  const frames = await lookFrames(reader, isSeenWhole ? filmed : () => undefined)
  if (!isSeenWhole) await reader.visitAll?.(filmed)
  if (frames.length === 0) throw new CannotRead('There is no frame.')
  const figure = findFigure(frames)
  return {
    figure,
    seam: findSeam(frames, figure),
    flashes: film.length === 0 ? null : measureLoopFlashes(film, reader.durationMs),
    poster: await posterAt(reader, posterFrameMs(frames)),
  }
}

/** Draws the seam of a clip that ends at `endMs`, or with its file. */
export async function drawSeam(reader: ClipReader, endMs?: number): Promise<SeamPictures> {
  const size = fitted(reader, seamHeight)
  const first = await pictureAt(reader, 0, size)
  // A millisecond before the end, the last frame is still shown.
  const last = await pictureAt(reader, (endMs ?? reader.durationMs) - 1, size)
  const difference = drawDifference(last.pixels, first.pixels)
  return {
    last: { atMs: last.atMs, picture: await createImageBitmap(last.pixels) },
    first: { atMs: first.atMs, picture: await createImageBitmap(first.pixels) },
    difference: await createImageBitmap(difference),
  }
}

async function lookFrames(
  reader: ClipReader,
  also: (frame: ClipFrame) => void,
): Promise<AnalysisFrame[]> {
  const { width, height } = analysisSize(reader)
  const context = canvasOf({ width, height })
  const frames: AnalysisFrame[] = []
  await reader.visitEach((frame) => {
    frame.draw(context, width, height)
    const pixels = context.getImageData(0, 0, width, height).data
    frames.push(toAnalysisFrame({ width, height, pixels }, frame.atMs))
    also(frame)
  })
  return frames
}

/** Collects small color pictures of frames. */
function filmInto(film: RgbFrame[], durationMs: number): (frame: ClipFrame) => void {
  const side = flashSide(durationMs)
  const context = canvasOf({ width: side, height: side })
  return (frame) => {
    frame.draw(context, side, side)
    const rgba = context.getImageData(0, 0, side, side).data
    film.push({ atMs: frame.atMs, pixels: Uint8Array.from(rgba.filter((_, at) => at % 4 < 3)) })
  }
}

async function posterAt(reader: ClipReader, atMs: number): Promise<string> {
  const size = fitted(reader, posterHeight)
  const context = canvasOf(size)
  await visited(reader, atMs, (frame) => frame.draw(context, size.width, size.height))
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const poster = await base64(await context.canvas.convertToBlob({ type: 'image/jpeg', quality }))
    if (poster.length <= mostLetters) return poster
  }
  throw new CannotRead('Its poster is too large.')
}

async function pictureAt(reader: ClipReader, atMs: number, size: Size) {
  const context = canvasOf(size)
  let shownAtMs = 0
  await visited(reader, atMs, (frame) => {
    shownAtMs = frame.atMs
    frame.draw(context, size.width, size.height)
  })
  return { atMs: shownAtMs, pixels: context.getImageData(0, 0, size.width, size.height) }
}

async function visited(reader: ClipReader, atMs: number, visit: (frame: ClipFrame) => void) {
  if (!(await reader.visitAt(atMs, visit))) throw new CannotRead('There is no frame.')
}

interface Size {
  readonly width: number
  readonly height: number
}

function fitted({ width, height }: Size, mostHeight: number): Size {
  const scale = Math.min(1, mostHeight / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.round(height * scale) }
}

function canvasOf({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new CannotRead('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  return context
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.replace(/^.*,/, ''))
    }
    reader.onerror = () => {
      reject(new CannotRead('Its poster was lost.'))
    }
    reader.readAsDataURL(blob)
  })
}
