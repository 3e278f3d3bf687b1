import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { digitPlate, phaseColours } from './timer-palette.ts'
import { timerPhases } from './timer-phases.ts'

const palettes = Object.entries(phaseColours)

describe.each(palettes)('the %s palette', (_, palette) => {
  it.each(timerPhases)('shows the digits of %s at a contrast of at least 7:1 (AAA)', (phase) => {
    expect(contrastOf(palette[phase].digits, digitPlate)).toBeGreaterThanOrEqual(7)
  })

  it.each(timerPhases)(
    'shows the large text of %s at a contrast of at least 4.5:1 (AAA, large)',
    (phase) => {
      expect(contrastOf(palette[phase].words, palette[phase].ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

// spec: 9
it('has the specification’s colors', () => {
  expect(timerPhases.map((phase) => phaseColours.classic[phase].ground)).toEqual([
    '#00A650',
    '#FBE100',
    '#C8102E',
  ])
})
