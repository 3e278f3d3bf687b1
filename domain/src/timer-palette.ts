import type { TimerPhase } from './timer-phases.ts'

/** Which colours the timer's phases have on a location's walls, and on the phones of its coaches. */
export const timerPalettes = ['classic', 'accessible'] as const
export type TimerPalette = (typeof timerPalettes)[number]

/** The colours of one phase: its ground, the words on it, and the digits on the dark plate. */
export type PhaseColours = {
  readonly ground: string
  readonly words: string
  readonly digits: string
}

/** The plate that the digits stand on in every phase: 7:1 and more, which the grounds cannot give. */
export const digitPlate = '#0A0C0F'

/** While no phase runs: waiting for the start, or paused. */
export const restColours = {
  ground: '#2D3440',
  words: '#F4F6F8',
  digits: '#F4F6F8',
} as const satisfies PhaseColours

/**
 * The two palettes that a location may choose between: the specification's (section 9), and three hues
 * that colour-blind members can tell apart, with light, light and dark grounds.
 */
export const phaseColours = {
  classic: {
    green: { ground: '#00A650', words: '#000000', digits: '#5CE79A' },
    yellow: { ground: '#FBE100', words: '#000000', digits: '#FBE100' },
    red: { ground: '#C8102E', words: '#FFFFFF', digits: '#FFB0B6' },
  },
  accessible: {
    green: { ground: '#4BB4A5', words: '#000000', digits: '#7FDCCF' },
    yellow: { ground: '#FFE11E', words: '#000000', digits: '#FFE11E' },
    red: { ground: '#8C0000', words: '#FFFFFF', digits: '#F2F2F2' },
  },
} as const satisfies Record<TimerPalette, Record<TimerPhase, PhaseColours>>
