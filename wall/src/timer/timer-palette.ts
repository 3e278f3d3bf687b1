import type { TimerPalette } from '@roundboard/contract'
import { timerLimits, type TimerPhase } from '@roundboard/domain'

/** The colours of one phase: its ground, the words on it, and the digits on the dark plate. */
export type PhaseColours = {
  readonly ground: string
  readonly words: string
  readonly digits: string
}

/** The plate that the digits stand on in every phase: 7:1 and more, which the grounds cannot give. */
export const digitPlate = '#0A0C0F'

const { colours, accessibleColours } = timerLimits

/** The two palettes that a location may choose between (specification section 9, issue of colour vision). */
export const phaseColours = {
  classic: {
    green: { ground: colours.green, words: '#000000', digits: '#5CE79A' },
    yellow: { ground: colours.yellow, words: '#000000', digits: '#FBE100' },
    red: { ground: colours.red, words: '#FFFFFF', digits: '#FF9AA2' },
  },
  accessible: {
    green: { ground: accessibleColours.green, words: '#000000', digits: '#7FDCCF' },
    yellow: { ground: accessibleColours.yellow, words: '#000000', digits: '#FFE11E' },
    red: { ground: accessibleColours.red, words: '#FFFFFF', digits: '#F2F2F2' },
  },
} as const satisfies Record<TimerPalette, Record<TimerPhase, PhaseColours>>
