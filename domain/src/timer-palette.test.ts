import { describe, expect, it } from 'vitest'
import { digitPlate, phaseColours } from './timer-palette.ts'
import { timerPhases } from './timer-phases.ts'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const palettes = Object.entries(phaseColours)

describe.each(palettes)('the %s palette', (_, palette) => {
  it.each(timerPhases)('shows the digits of %s at 7:1 and more (AAA)', (phase) => {
    expect(contrast(palette[phase].digits, digitPlate)).toBeGreaterThanOrEqual(7)
  })

  it.each(timerPhases)('shows the large words of %s at 4.5:1 and more (AAA, large)', (phase) => {
    expect(contrast(palette[phase].words, palette[phase].ground)).toBeGreaterThanOrEqual(4.5)
  })
})

it('has the specification’s colours', () => {
  expect(timerPhases.map((phase) => phaseColours.classic[phase].ground)).toEqual([
    '#00A650',
    '#FBE100',
    '#C8102E',
  ])
})
