/** How clips played between two checks; `nothing`: fewer than two clips should have been playing. */
export type Finding = 'smooth' | 'rough' | 'nothing' | 'busy'

/**
 * Whether this device can decode all clips of its wall at once. `watching`: they play together.
 * `trying`: they were choppy for half a minute, so they play one after another to find out whether
 * that is the cause. `settled`: twice they were choppy together and smooth alone.
 */
export type SelfTest = {
  readonly phase: 'watching' | 'trying' | 'settled'
  /** How often they were choppy together and smooth alone. */
  readonly evidence: number
  /** Consecutive checks with this result. */
  readonly rough: number
  readonly smooth: number
  /** Time in the current phase, in milliseconds. */
  readonly phaseMs: number
  /** How long a phase lasts before anything is tried. */
  readonly restMs: number
}

const enoughEvidence = 2
const roughToTry = 6
const smoothToBelieve = 3
/** After about ten minutes of smooth playback, earlier findings no longer count. */
const smoothToForget = 120
/** A device is busy for a while after it starts. */
const startMs = 120_000
/** Long enough for each clip to have its turn. */
const tryMs = 40_000
const tryAtMostMs = 180_000
/** The wait after a try in which they were choppy alone as well, so their number isn't the cause. */
const elsewhereMs = 600_000
const busyMs = 60_000
const settledMs = 24 * 3_600_000

const watching = (evidence: number, restMs: number): SelfTest => ({
  phase: 'watching',
  evidence,
  rough: 0,
  smooth: 0,
  phaseMs: 0,
  restMs,
})

/** The initial state: for an unknown device, or for one that failed an earlier test. */
export const beginSelfTest = (couldNot: boolean) =>
  couldNot ? watching(1, 0) : watching(0, startMs)

/** The state of a device that failed the test `phaseMs` ago; tested again after a day. */
export const settledFor = (phaseMs: number): SelfTest => ({
  ...watching(enoughEvidence, 0),
  phase: 'settled',
  phaseMs,
})

/** The state of the test after a check. */
export function nextSelfTest(test: SelfTest, passedMs: number, finding: Finding): SelfTest {
  const now = {
    ...test,
    phaseMs: test.phaseMs + passedMs,
    rough: finding === 'rough' ? test.rough + 1 : finding === 'nothing' ? test.rough : 0,
    smooth: finding === 'smooth' ? test.smooth + 1 : finding === 'nothing' ? test.smooth : 0,
  }
  switch (now.phase) {
    case 'settled':
      return now.phaseMs < settledMs ? now : beginSelfTest(true)
    case 'watching':
      if (now.rough >= roughToTry && now.phaseMs >= now.restMs)
        return { ...watching(now.evidence, 0), phase: 'trying' }
      return now.smooth >= smoothToForget ? { ...now, evidence: 0 } : now
    case 'trying':
      if (finding === 'rough') return watching(0, elsewhereMs)
      if (finding === 'busy' || now.phaseMs >= tryAtMostMs) return watching(now.evidence, busyMs)
      if (now.phaseMs < tryMs || now.smooth < smoothToBelieve) return now
      return now.evidence + 1 < enoughEvidence ? watching(now.evidence + 1, 0) : settledFor(0)
  }
}
