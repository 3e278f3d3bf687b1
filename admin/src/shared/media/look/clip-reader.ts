/** A clip to analyze: a file, or its address on this server. */
export type ClipSource = Blob | string

/** A frame, valid only during the visit. */
export interface ClipFrame {
  /** Its time, in milliseconds from the first frame. */
  readonly atMs: number
  draw(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void
}

/** Reads the frames of a clip. */
export interface ClipReader {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  /** Visits the frame shown at a time. Returns whether there is one. */
  visitAt(atMs: number, visit: (frame: ClipFrame) => void): Promise<boolean>
  /** Visits frames in order: all frames of a short clip; of a long one, all near both ends and some in between. */
  visitEach(visit: (frame: ClipFrame) => void): Promise<void>
  /** Visits all frames. Undefined if some could be late or missing. */
  visitAll?(visit: (frame: ClipFrame) => void): Promise<void>
  close(): void
}

/** This browser can't read the clip in the way that was tried. */
export class CannotRead extends Error {}

/** Clips up to this length are analyzed frame by frame. */
export const shortMs = 20_000
/** For longer clips: the time at both ends, and the number of frames in between. */
export const endsMs = 600
export const framesBetween = 150

/** Evenly spaced times in the middle of a long clip. */
export function momentsBetween(durationMs: number): number[] {
  const step = (durationMs - 2 * endsMs) / (framesBetween + 1)
  return Array.from({ length: framesBetween }, (_, index) => endsMs + (index + 1) * step)
}
