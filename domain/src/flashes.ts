/** A small picture of a screen or clip at a moment: sRGB bytes, red, green and blue of each pixel. */
export type RgbFrame = { readonly atMs: number; readonly pixels: Uint8Array }

/** How often a part of the picture flashes within one second, at most. */
export type Flashes = {
  /** Pairs of opposing changes of luminance (WCAG 2.3.1, general flash threshold). */
  readonly general: number
  /** Pairs of opposing changes to and from saturated red (WCAG 2.3.1, red flash threshold). */
  readonly red: number
  /** The middle of the worst second. */
  readonly atMs: number
  /** Two or three flashes a second in four of five seconds: the extended rule of EA's IRIS. */
  readonly isSustained: boolean
}

/** More than three in one second can cause a seizure (WCAG 2.3.1). */
export const flashesMax = 3

/** A change of a tenth of the luminance counts if its darker side is below `darkSide`. */
const clearChange = 0.1
const darkSide = 0.8
/** What counts as saturated red, and how much of it has to change (WCAG 2.3.1). */
const saturated = 0.8
const clearRed = 20
/** A quarter of ten degrees of vision, for a picture that fills a monitor of 1024 × 768. */
const shareOfWall = 21_824 / (1024 * 768)
/** The same for a clip: see decision 126. */
const shareOfClip = 0.25
const secondMs = 1_000
/** IRIS: this many flashes a second, for this share of this time. */
const sustained = { flashes: 2, share: 0.8, ofMs: 5_000 }

/** How many pictures a second of a clip are checked for flashes. */
export const flashFps = 60
/** The most bytes that these pictures may take. */
const mostFilmBytes = 24 * 2 ** 20

/** The width and height, in pixels, of the pictures of a clip in which flashes are counted. */
export const flashSide = (durationMs: number): number =>
  Math.min(32, Math.floor(Math.sqrt(mostFilmBytes / 3 / (flashFps * (durationMs / 1000 + 1)))))

/** Whether either kind flashes more than three times in a second. */
export const exceedsFlashLimit = ({ general, red }: Pick<Flashes, 'general' | 'red'>): boolean =>
  Math.max(general, red) > flashesMax

/** The most flashes in one second of at least `share` of the picture. */
export function measureFlashes(frames: readonly RgbFrame[], share = shareOfWall): Flashes {
  const isClear: IsChange = (from, to) =>
    Math.abs(from - to) >= clearChange - 1e-9 && Math.min(from, to) < darkSide
  const general = pairsBySecond(frames, share, luminance, isClear)
  const red = pairsBySecond(frames, share, redness, (from, to) => Math.abs(from - to) > clearRed)
  const worst = frames.map((_, index) => Math.max(general[index] ?? 0, red[index] ?? 0))
  const most = Math.max(0, ...worst)
  return {
    general: Math.max(0, ...general),
    red: Math.max(0, ...red),
    atMs: (frames[worst.indexOf(most)]?.atMs ?? 0) + secondMs / 2,
    isSustained: isSustained(frames, worst),
  }
}

/** The flashes of a clip as screens play it: in a loop, at least as long as the extended rule requires, and in phase in all three panels. */
export function measureLoopFlashes(frames: readonly RgbFrame[], durationMs: number): Flashes {
  const copies = Math.max(2, Math.ceil((sustained.ofMs + 2 * secondMs) / durationMs))
  const played = Array.from({ length: copies }, (_, copy) =>
    frames.map(({ atMs, pixels }) => ({ atMs: atMs + copy * durationMs, pixels })),
  )
  const found = measureFlashes(played.flat(), shareOfClip)
  return { ...found, atMs: found.atMs % durationMs }
}

type ValueOf = (red: number, green: number, blue: number) => number
type IsChange = (from: number, to: number) => boolean

/** For the second from each frame on, how many pairs of changes enough pixels have. */
function pairsBySecond(
  frames: readonly RgbFrame[],
  share: number,
  valueOf: ValueOf,
  isChange: IsChange,
): number[] {
  const places = (frames[0]?.pixels.length ?? 0) / 3
  const wanted = Math.max(1, Math.ceil(places * share))
  const ends = endsAfter(frames, secondMs)
  /** By frame, how many pixels have that many pairs. */
  const counts = frames.map(() => [] as number[])
  for (let place = 0; place < places; place += 1) {
    const changes = changesBefore(frames, place * 3, valueOf, isChange)
    for (const [index, end] of ends.entries()) {
      const pairs = Math.floor(((changes[end] ?? 0) - (changes[index] ?? 0)) / 2)
      const count = counts[index]
      if (pairs > 0 && count) count[pairs] = (count[pairs] ?? 0) + 1
    }
  }
  return counts.map((count) => {
    let left = wanted
    for (let pairs = count.length - 1; pairs > 0; pairs -= 1) {
      left -= count[pairs] ?? 0
      if (left <= 0) return pairs
    }
    return 0
  })
}

/** By frame, the first one that is at least `ms` later. */
function endsAfter(frames: readonly RgbFrame[], ms: number): number[] {
  let end = 0
  return frames.map(({ atMs }) => {
    while ((frames[end]?.atMs ?? Infinity) < atMs + ms - 1e-6) end += 1
    return end
  })
}

/** By frame, how many changes of a pixel's value before it were large enough to count. */
function changesBefore(
  frames: readonly RgbFrame[],
  at: number,
  valueOf: ValueOf,
  isChange: IsChange,
): Uint32Array {
  const changes = new Uint32Array(frames.length + 1)
  let extreme = NaN
  let direction = 0
  let count = 0
  for (const [index, { pixels }] of frames.entries()) {
    const value = valueOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const goes = Math.sign(value - extreme)
    if (index === 0 || (goes === direction && goes !== 0)) extreme = value
    else if (isChange(extreme, value)) {
      count += 1
      extreme = value
      direction = goes
    }
    changes[index + 1] = count
  }
  return changes
}

function isSustained(frames: readonly RgbFrame[], pairs: readonly number[]): boolean {
  let flashing = 0
  const before = [0, ...pairs.map((each) => (flashing += Number(each >= sustained.flashes)))]
  return endsAfter(frames, sustained.ofMs).some((end, start) => {
    const count = (before[end] ?? 0) - (before[start] ?? 0)
    return end < frames.length && count >= sustained.share * (end - start)
  })
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const lightOf = (byte: number) => linear[byte] ?? 0

const luminance: ValueOf = (red, green, blue) =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)

/** (R - G - B) x 320 for saturated red, else 0. */
const redness: ValueOf = (...bytes) => {
  const [red, green, blue] = [lightOf(bytes[0]), lightOf(bytes[1]), lightOf(bytes[2])]
  const all = red + green + blue
  return all === 0 || red / all < saturated ? 0 : Math.max(0, (red - green - blue) * 320)
}
