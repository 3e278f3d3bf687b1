import type { Canvas } from './raster.ts'
import type { Shape } from './shapes.ts'

export type Part = {
  /** Metres towards the viewer. */
  depth: number
  /** All that the part covers. */
  shapes: readonly Shape[]
  paint: (canvas: Canvas) => void
}
