import { type Colour, contrastOf, lightnessOf, readableTone, toneOf } from './contrast.ts'

/** The contrast that text needs: in the console, and on a screen across the room (WCAG 2). */
export const requiredContrast = { console: 4.5, wall: 7 } as const

/** The console's backgrounds, on which the accent must be readable. */
const light = { ground: '#faf7f2', surface: '#ffffff' } as const
const dark = { ground: '#131519', surface: '#23262c' } as const
const ink = '#0e0f12'
const wallText = '#eef1f4'

/** The console's accent in one color scheme: as a fill, as text, as a soft background, and the text on the fill. */
export interface AccentTones {
  readonly accent: Colour
  readonly ink: Colour
  readonly soft: Colour
  readonly on: Colour
}

/** The colors of a screen that a franchise sets. Those of the timer and of clips are fixed. */
export interface WallTones {
  readonly ground: Colour
  readonly strip: Colour
  readonly line: Colour
  readonly accent: Colour
  readonly onAccent: Colour
}

const clearer = (ground: Colour): Colour =>
  contrastOf('#ffffff', ground) >= contrastOf(ink, ground) ? '#ffffff' : ink

/** The console's accent in both color schemes, readable on their backgrounds. */
export function consoleTones(accent: Colour): { light: AccentTones; dark: AccentTones } {
  const inLight = readableTone(accent, [light.ground, light.surface], requiredContrast.console)
  const inDark = readableTone(accent, [dark.ground, dark.surface], requiredContrast.console)
  const softLight = toneOf(accent, 0.965)
  const softDark = toneOf(accent, 0.24)
  return {
    light: {
      accent: inLight,
      ink: readableTone(
        inLight,
        [light.ground, light.surface, softLight],
        requiredContrast.console,
      ),
      soft: softLight,
      on: clearer(inLight),
    },
    dark: {
      accent: inDark,
      ink: readableTone(inDark, [dark.ground, dark.surface, softDark], requiredContrast.console),
      soft: softDark,
      on: clearer(inDark),
    },
  }
}

const productWall = { ground: '#0a0c0f', accent: '#7cc7ff' } as const
const stripLighter = 0.09
const lineLighter = 0.16

/** A screen's colors, derived from the background and accent of the franchise; null for the product's own. */
export function wallTones(background: Colour | null, accent: Colour | null): WallTones {
  const ground = background ?? productWall.ground
  const strip = toneOf(ground, lightnessOf(ground) + stripLighter)
  const chosen = readableTone(accent ?? productWall.accent, [ground, strip], requiredContrast.wall)
  return {
    ground,
    strip,
    line: toneOf(ground, lightnessOf(ground) + lineLighter),
    accent: chosen,
    onAccent: clearer(chosen),
  }
}

/** An unreadable color's contrast, the contrast that it needs, and the nearest color that has it. */
export interface LowContrast {
  readonly ratio: number
  readonly wanted: number
  readonly nearest: Colour
}

/** Checks an accent on the console's light background; undefined if it's readable. */
export function lowContrastAccent(accent: Colour): LowContrast | undefined {
  const ratio = contrastOf(accent, light.ground)
  const wanted = requiredContrast.console
  if (ratio >= wanted) return undefined
  return { ratio, wanted, nearest: readableTone(accent, [light.ground, light.surface], wanted) }
}

/** Checks the screen's white text on a background and on the strip derived from it; undefined if it's readable. */
export function lowContrastBackground(background: Colour): LowContrast | undefined {
  const wanted = requiredContrast.wall
  const ratioOn = (ground: Colour) => contrastOf(wallText, wallTones(ground, null).strip)
  const ratio = ratioOn(background)
  if (ratio >= wanted) return undefined
  const from = lightnessOf(background)
  for (let lightness = from; lightness > 0; lightness -= 0.005) {
    const nearest = toneOf(background, lightness)
    if (ratioOn(nearest) >= wanted) return { ratio, wanted, nearest }
  }
  return { ratio, wanted, nearest: productWall.ground }
}
