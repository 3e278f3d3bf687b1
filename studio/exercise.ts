import type { Camera } from './camera.ts'
import type { Body, HandSpace } from './figure.ts'
import type { Motion } from './keyframes.ts'
import type { Surface } from './raster.ts'

/** Something drawn with the figure, behind it or in front of it. */
export type Prop = {
  layer: 'behind' | 'front'
  /** May leave the picture: the frame is not made larger for it. */
  scenery?: true
  paint: (surface: Surface, camera: Camera) => void
}

export type Limb = `${'left' | 'right'}${'Hand' | 'Foot'}`

export type Exercise = {
  slug: string
  seconds: number
  motion: Motion
  hands: HandSpace
  gloves?: boolean
  /** Degrees that the camera stands around the figure; what it sees follows from the motion. */
  turn: number
  /** Degrees that the camera looks down; 9 by default. */
  tip?: number
  /** A mat under the figure instead of the round floor. */
  mat?: true
  /** Limbs that leave a trail while they are fast. */
  trails?: readonly Limb[]
  /** Share of the loop that makes the best still. */
  poster: number
  props?: (phase: number, body: Body) => Prop[]
}
