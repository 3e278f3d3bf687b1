import { type PhaseState, remainingSeconds, type TimerState } from '@roundboard/domain'

export type Cue = 'bell' | 'double-bell' | 'warning' | 'tick'

/** Later cues are skipped, because the screen has just started or was asleep. */
const lateMs = 900

/**
 * The sound for a change of the timer: a bell at the start of a round, two at its end, another signal at
 * the warning, and ticks in the last three seconds before each bell.
 */
export function cueOf(before: TimerState<unknown>, now: TimerState<unknown>): Cue | undefined {
  if (now.phase === 'idle' || now.phase === 'waiting' || now.isPaused) return undefined
  if (before.phase !== now.phase || isRestart(before, now)) {
    if (now.elapsedInPhaseMs > lateMs || before.phase === 'idle') return undefined
    return now.phase === 'green' ? 'bell' : now.phase === 'yellow' ? 'warning' : 'double-bell'
  }
  if (now.phase === 'green') return undefined
  const seconds = remainingSeconds(now.remainingMs)
  return seconds <= 3 && seconds < remainingSeconds(before.remainingMs) ? 'tick' : undefined
}

/** Whether a coach restarted the phase. */
const isRestart = (before: TimerState<unknown>, now: PhaseState<unknown>): boolean =>
  'phaseStartsAt' in before && before.elapsedInPhaseMs > lateMs && now.elapsedInPhaseMs <= lateMs

/** Plays cues with Web Audio. */
export function createSounds(): (cue: Cue) => void {
  let audio: AudioContext | undefined

  function tone(
    frequency: number,
    atS: number,
    forS: number,
    volume: number,
    type: OscillatorType,
  ) {
    if (!audio) return
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    const start = audio.currentTime + atS
    oscillator.type = type
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.004)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + forS)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + forS)
  }
  /** Partials of a ring-side bell, each fading sooner the higher it is. */
  function bell(atS: number) {
    for (const [ratio, volume] of [
      [1, 0.5],
      [2.76, 0.25],
      [5.4, 0.12],
      [8.93, 0.06],
    ] as const)
      tone(520 * ratio, atS, 2.2 / Math.sqrt(ratio), volume, 'sine')
  }
  const play = {
    bell: () => {
      bell(0)
    },
    'double-bell': () => {
      bell(0)
      bell(0.45)
    },
    warning: () => {
      for (const beat of [0, 0.22, 0.44]) tone(740, beat, 0.16, 0.3, 'square')
    },
    tick: () => {
      tone(1_200, 0, 0.06, 0.3, 'triangle')
    },
  } satisfies Record<Cue, () => void>

  return (cue) => {
    if (typeof AudioContext !== 'function') return
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    play[cue]()
  }
}
