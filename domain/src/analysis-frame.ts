/** A frame of a clip, scaled down for analysis: gray values, row by row, and its time in milliseconds. */
export type AnalysisFrame = {
  readonly atMs: number
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** A picture of one (gray), three (RGB) or four (RGBA) bytes per pixel, row by row. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array | Uint8ClampedArray
}

/** The longer side of an analyzed frame, in pixels. */
export const analysisSide = 192

/** The size to which a picture is scaled down for analysis. */
export function analysisSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, analysisSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Scales a picture of any size down for analysis. */
export function toAnalysisFrame(picture: Picture, atMs: number): AnalysisFrame {
  const { width, height } = analysisSize(picture)
  const grey = new Uint8Array(width * height)
  const greyAt = shadeOf(picture)
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * picture.height) / height))
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * picture.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * picture.width) / width))
      let sum = 0
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          sum += greyAt(row * picture.width + column)
      grey[y * width + x] = Math.round(sum / ((bottom - top) * (right - left)))
    }
  }
  return { atMs, width, height, grey }
}

function shadeOf({ width, height, pixels }: Picture): (pixel: number) => number {
  const bytes = pixels.length / (width * height)
  if (bytes === 1) return (pixel) => pixels[pixel] ?? 0
  return (pixel) => {
    const at = pixel * bytes
    return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  }
}
