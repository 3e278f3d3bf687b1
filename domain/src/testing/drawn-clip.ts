import { toAnalysisFrame, type AnalysisFrame } from '../analysis-frame.ts'

/** A rectangle of one shade, in pixels; later ones cover earlier ones. */
export type Patch = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly shade: number
}

/** The background's shade at a pixel. */
export type BackgroundShade = (x: number, y: number, frame: number) => number

/** The size of drawn clips, in pixels. */
export const drawnSize = { width: 96, height: 128 }

/** A clip of 30 frames a second, drawn from patches on a background. */
export function drawnClip(
  frames: number,
  patches: (frame: number) => readonly Patch[],
  background: BackgroundShade = () => 23,
): AnalysisFrame[] {
  return Array.from({ length: frames }, (_, frame) => {
    const { width, height } = drawnSize
    const pixels = new Uint8ClampedArray(width * height)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) pixels[y * width + x] = background(x, y, frame)
    for (const patch of patches(frame))
      for (let y = Math.max(0, patch.y); y < Math.min(height, patch.y + patch.height); y += 1)
        pixels.fill(
          patch.shade,
          y * width + Math.max(0, patch.x),
          y * width + Math.min(width, patch.x + patch.width),
        )
    return toAnalysisFrame({ width, height, pixels }, (frame * 1000) / 30)
  })
}

/** Deterministic noise: from 0 to 1 for each pixel of each frame. */
export function grain(x: number, y: number, frame: number): number {
  const mixed = Math.imul(x * 374_761_393 + y * 668_265_263 + frame * 2_147_483_647, 1_274_126_177)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}
