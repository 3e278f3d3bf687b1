/** A clip to look at: a file, or its address on this server. */
export type ClipSource = Blob | string

/** One frame of a clip while it is shown to a visitor. */
export interface ClipFrame {
  /** When it is shown, in milliseconds from the clip's first frame. */
  readonly atMs: number
  draw(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void
}

/** Reads the frames of one clip. */
export interface ClipReader {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  /** Visits the frame that is shown then, the last one that begins by then; whether there is one. */
  visitAt(atMs: number, visit: (frame: ClipFrame) => void): Promise<boolean>
  /**
   * Frames in their order: all of a short clip; of a long one those around both ends, and some in
   * between.
   */
  visitEach(visit: (frame: ClipFrame) => void): Promise<void>
  /** All frames; missing where some may be shown late or not at all. */
  visitAll?(visit: (frame: ClipFrame) => void): Promise<void>
  close(): void
}

/** This browser cannot read the frames of the clip in the way that was tried. */
export class CannotRead extends Error {}

/** Clips up to this length are looked at frame by frame. */
export const shortMs = 20_000
/** Of longer ones so much at both ends, and so many frames in between. */
export const endsMs = 600
export const framesBetween = 150

/** Moments spread evenly over the middle of a long clip. */
export function momentsBetween(durationMs: number): number[] {
  const step = (durationMs - 2 * endsMs) / (framesBetween + 1)
  return Array.from({ length: framesBetween }, (_, index) => endsMs + (index + 1) * step)
}
