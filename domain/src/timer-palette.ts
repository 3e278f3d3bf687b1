import type { TimerPhase } from './timer-phases.ts'

/** The timer's color palettes on a location's screens and its coaches' phones. */
export const timerPalettes = ['classic', 'accessible'] as const
export type TimerPalette = (typeof timerPalettes)[number]

/** The colors of one phase: the background, the text on it, and the digits on the dark plate. */
export type PhaseColours = {
  readonly ground: string
  readonly words: string
  readonly digits: string
}

/** The plate behind the digits in every phase. It gives a contrast of 7:1 and more, which the backgrounds can't. */
export const digitPlate = '#0A0C0F'

/** Colors while no phase runs: waiting for the start, or paused. */
export const restColours = {
  ground: '#2D3440',
  words: '#F4F6F8',
  digits: '#F4F6F8',
} as const satisfies PhaseColours

/** The two palettes of a location: the specification's (section 9), and three hues that color-blind members can tell apart, with two light backgrounds and a dark one. */
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
