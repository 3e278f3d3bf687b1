import type { Camera } from './camera.ts'
import type { Body, HandSpace } from './figure.ts'
import type { Motion } from './keyframes.ts'
import type { Canvas } from './raster.ts'
import type { Vector } from './vector.ts'

/** Something drawn with the figure, behind it or in front of it. */
export type Prop = {
  layer: 'behind' | 'front'
  paint: (canvas: Canvas, camera: Camera) => void
}

export type Limb = `${'left' | 'right'}${'Hand' | 'Foot'}`

export type Exercise = {
  slug: string
  seconds: number
  motion: Motion
  hands: HandSpace
  gloves?: boolean
  /** The camera: degrees around the figure, the point of the floor it looks at, how many metres it sees across. */
  turn: number
  middle: Vector
  metresAcross: number
  /** Degrees that the camera looks down; 9 unless told. */
  tip?: number
  /** Pixels from the top to the point looked at; near the bottom unless told. */
  ground?: number
  /** Lies under the exercise instead of the round floor; metres. */
  mat?: { from: number; to: number; halfWidth: number }
  /** Limbs that leave a trail while they are fast. */
  trails?: readonly Limb[]
  /** Share of the loop that makes the best still. */
  poster: number
  props?: (phase: number, body: Body) => Prop[]
}
