/** A small picture of what a wall showed at a moment: sRGB bytes, red, green and blue of each place. */
export type SeenFrame = { readonly atMs: number; readonly pixels: Uint8Array }

/** How often a part of the picture changed to and fro within one second, at most. */
export type Flashes = {
  /** Pairs of opposing changes of luminance (WCAG 2.3.1, general flash threshold). */
  readonly general: number
  /** Pairs of opposing changes to and from saturated red (WCAG 2.3.1, red flash threshold). */
  readonly red: number
}

/** More than three in one second may cause a seizure (WCAG 2.3.1). */
export const mostFlashes = 3

/** A change of a tenth of the luminance counts where its darker side is below this. */
const clearChange = 0.1
const darkSide = 0.8
/** What is saturated red, and how much of it has to change (WCAG 2.3.1). */
const saturated = 0.8
const clearRed = 20
/** A quarter of ten degrees of sight, of a wall that fills a monitor's 1024 x 768: smaller places do not count. */
const smallestShare = 21_824 / (1024 * 768)
const secondMs = 1_000

/**
 * The most flashes that the same part of the pictures has within any second; parts that are smaller
 * together than what counts are left out.
 */
export function flashesOf(frames: readonly SeenFrame[]): Flashes {
  return {
    general: mostPairs(frames, luminance, (from, to) => {
      const isClear = Math.abs(from - to) >= clearChange - 1e-9
      return isClear && Math.min(from, to) < darkSide
    }),
    red: mostPairs(frames, redness, (from, to) => Math.abs(from - to) > clearRed),
  }
}

/** By place: the extremes that its value goes through, then how many pairs of changes fall into a second. */
function mostPairs(
  frames: readonly SeenFrame[],
  valueOf: (pixels: Uint8Array, at: number) => number,
  isChange: (from: number, to: number) => boolean,
): number {
  const places = (frames[0]?.pixels.length ?? 0) / 3
  const pairs = Array.from({ length: places }, (_, place) =>
    pairsInASecond(changesAt(frames, place, valueOf, isChange)),
  ).sort((a, b) => b - a)
  return pairs[Math.max(0, Math.ceil(places * smallestShare) - 1)] ?? 0
}

/** When the value of a place turned, by enough to count. */
function changesAt(
  frames: readonly SeenFrame[],
  place: number,
  valueOf: (pixels: Uint8Array, at: number) => number,
  isChange: (from: number, to: number) => boolean,
): number[] {
  const changes: number[] = []
  let extreme: number | undefined
  let direction = 0
  for (const { atMs, pixels } of frames) {
    const value = valueOf(pixels, place * 3)
    if (extreme === undefined) {
      extreme = value
      continue
    }
    const goes = Math.sign(value - extreme)
    if (goes === direction && goes !== 0) extreme = value
    else if (isChange(extreme, value)) {
      changes.push(atMs)
      extreme = value
      direction = goes
    }
  }
  return changes
}

function pairsInASecond(changes: readonly number[]): number {
  let most = 0
  for (const [index, from] of changes.entries()) {
    const within = changes.slice(index).filter((at) => at - from <= secondMs).length
    most = Math.max(most, Math.floor(within / 2))
  }
  return most
}

const linear = (byte: number) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(pixels: Uint8Array, at: number): number {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** (R - G - B) x 320 where it is saturated red, else none. */
function redness(pixels: Uint8Array, at: number): number {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0].map(linear)
  const all = (red ?? 0) + (green ?? 0) + (blue ?? 0)
  if (all === 0 || (red ?? 0) / all < saturated) return 0
  return Math.max(0, ((red ?? 0) - (green ?? 0) - (blue ?? 0)) * 320)
}
