import type { Colour } from './colour.ts'
import type { Shape } from './shapes.ts'

/** The same everywhere, or different from pixel to pixel; 0 to 1. */
export type Opacity = number | ((x: number, y: number) => number)

const tile = 8
/** An edge further than this from a tile's center doesn't pass through the tile. */
const tileReach = 8

/** A surface to paint on. */
export type Surface = Pick<Canvas, 'fill'>

/** 24-bit pixels, row by row, and a brush with soft edges. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array

  constructor(width: number, height: number, backdrop: Colour) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(width * height * 3)
    this.pixels.set(backdrop)
    for (let done = 3; done < this.pixels.length; done *= 2) this.pixels.copyWithin(done, 0, done)
  }

  fill(shape: Shape, colour: Colour, opacity: Opacity = 1, edge = 1) {
    const { bounds } = shape
    const left = Math.max(0, Math.floor((bounds.left - edge) / tile) * tile)
    const top = Math.max(0, Math.floor((bounds.top - edge) / tile) * tile)
    const right = Math.min(this.width, Math.ceil(bounds.right + edge))
    const bottom = Math.min(this.height, Math.ceil(bounds.bottom + edge))
    for (let y = top; y < bottom; y += tile)
      for (let x = left; x < right; x += tile) {
        const centre = shape.distance(x + tile / 2, y + tile / 2)
        if (centre > tileReach + edge) continue
        const inside = centre < -tileReach - edge
        this.#fillTile(x, y, shape, colour, opacity, edge, inside)
      }
  }

  #fillTile(
    left: number,
    top: number,
    shape: Shape,
    colour: Colour,
    opacity: Opacity,
    edge: number,
    inside: boolean,
  ) {
    const right = Math.min(left + tile, this.width)
    const bottom = Math.min(top + tile, this.height)
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const distance = inside ? -edge : shape.distance(x + 0.5, y + 0.5)
        const cover = Math.min(Math.max(0.5 - distance / edge, 0), 1)
        if (cover === 0) continue
        const strength = typeof opacity === 'number' ? opacity : opacity(x + 0.5, y + 0.5)
        this.#blend((y * this.width + x) * 3, colour, cover * strength)
      }
  }

  #blend(at: number, colour: Colour, cover: number) {
    const { pixels } = this
    for (let channel = 0; channel < 3; channel += 1) {
      const before = pixels[at + channel] ?? 0
      pixels[at + channel] = Math.round(before + ((colour[channel] ?? 0) - before) * cover)
    }
  }
}

export type Part = {
  /** Meters toward the viewer. */
  depth: number
  /** All that the part covers. */
  shapes: readonly Shape[]
  paint: (canvas: Canvas) => void
}
