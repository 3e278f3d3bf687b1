/** A CSS color as `#rrggbb`, in lower case. */
export type Colour = `#${string}`

export const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/.test(text)

type Three = readonly [number, number, number]

const channels = (colour: Colour): Three =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Three

const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
const encoded = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

const sum = (weights: Three, [a, b, c]: Three) => weights[0] * a + weights[1] * b + weights[2] * c
const times = (matrix: readonly [Three, Three, Three], vector: Three): Three => [
  sum(matrix[0], vector),
  sum(matrix[1], vector),
  sum(matrix[2], vector),
]

const luminanceWeights = [0.2126, 0.7152, 0.0722] as const
const luminance = (colour: Colour) =>
  sum(luminanceWeights, channels(colour).map(linear) as unknown as Three)

/** The contrast ratio of two colors, 1 to 21 (WCAG 2, 1.4.3). */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Björn Ottosson's Oklab, in which equal steps of lightness look equal in every hue.
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const

function labOf(colour: Colour): Three {
  const [l, m, s] = times(toCones, channels(colour).map(linear) as unknown as Three)
  return times(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)])
}

function lightOf(lab: Three): Three {
  const [l, m, s] = times(fromLab, lab)
  return times(fromCones, [l ** 3, m ** 3, s ** 3])
}

const isShown = (light: Three) => light.every((share) => share >= -1e-4 && share <= 1.0001)

function hexOf(light: Three): Colour {
  const bytes = light.map((share) => Math.round(encoded(Math.min(Math.max(share, 0), 1)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The perceived lightness of a color: 0 for black, 1 for white. */
export const lightnessOf = (colour: Colour): number => labOf(colour)[0]

const chromaSteps = 24

/** The same hue at another lightness, 0 to 1, as saturated as sRGB allows. */
export function toneOf(colour: Colour, lightness: number): Colour {
  const [, a, b] = labOf(colour)
  const l = Math.min(Math.max(lightness, 0), 1)
  for (let step = chromaSteps; step > 0; step -= 1) {
    const light = lightOf([l, (a * step) / chromaSteps, (b * step) / chromaSteps])
    if (isShown(light)) return hexOf(light)
  }
  return hexOf(lightOf([l, 0, 0]))
}

const toneStep = 0.005

/**
 * The nearest tone of a color whose contrast to all grounds is at least `ratio` (WCAG 2): the color
 * itself if it is readable, else a lighter or darker tone, else black or white.
 */
export function readableTone(colour: Colour, grounds: readonly Colour[], ratio: number): Colour {
  const isClear = (tone: Colour) => grounds.every((ground) => contrastOf(tone, ground) >= ratio)
  if (isClear(colour)) return colour
  const from = lightnessOf(colour)
  for (let distance = toneStep; distance <= 1; distance += toneStep)
    for (const lightness of [from - distance, from + distance]) {
      if (lightness < 0 || lightness > 1) continue
      const tone = toneOf(colour, lightness)
      if (isClear(tone)) return tone
    }
  const least = (tone: Colour) => Math.min(...grounds.map((ground) => contrastOf(tone, ground)))
  return least('#000000') > least('#ffffff') ? '#000000' : '#ffffff'
}
