import { blend, palette, type Colour } from './colour.ts'

export type Look = {
  gloves: boolean
  skin: Colour
  shorts: Colour
  accent: Colour
  /** The color between a limb and the body behind it. */
  backdrop: Colour
}

export const athlete: Look = {
  gloves: false,
  skin: palette.skin,
  shorts: palette.kit,
  accent: palette.accent,
  backdrop: palette.backdrop,
}

export const ramp = (value: number, from: number, to: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1)

/** Darkens distant parts; `nearness` is 0 to 1. */
export const dim = (look: Look, nearness: number): Look => ({
  ...look,
  skin: blend(look.skin, look.backdrop, 0.46 * (1 - nearness)),
  shorts: blend(look.shorts, look.backdrop, 0.3 * (1 - nearness)),
  accent: blend(look.accent, look.backdrop, 0.38 * (1 - nearness)),
})
