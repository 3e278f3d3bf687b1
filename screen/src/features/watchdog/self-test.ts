/** How clips played between two looks; nothing: there were not several that should. */
export type Finding = 'smooth' | 'rough' | 'nothing' | 'busy'

/**
 * Whether this device can decode all clips of its wall at once. Watching: they play together. Trying:
 * they were rough for half a minute, and play one after the other to see whether it is that. Settled:
 * twice they were rough together and smooth alone.
 */
export type SelfTest = {
  readonly phase: 'watching' | 'trying' | 'settled'
  /** How often they were rough together and smooth alone. */
  readonly evidence: number
  /** Looks in a row. */
  readonly rough: number
  readonly smooth: number
  /** Since the phase began, in milliseconds. */
  readonly phaseMs: number
  /** Before this time in the phase nothing is tried. */
  readonly restMs: number
}

const enoughEvidence = 2
const roughToTry = 6
const smoothToBelieve = 3
/** About ten minutes of it undo what was found before. */
const smoothToForget = 120
/** A display that starts is busy for a while. */
const startMs = 120_000
/** Each clip has had its turn by then. */
const tryMs = 40_000
const tryAtMostMs = 180_000
/** After a try that found them rough alone as well: it is not that there are several. */
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

/** A device of which nothing is known, or that could not when it was last tried. */
export const beginSelfTest = (couldNot: boolean) =>
  couldNot ? watching(1, 0) : watching(0, startMs)

/** A device that was found not to be able so long ago; tried again after a day. */
export const settledFor = (phaseMs: number): SelfTest => ({
  ...watching(enoughEvidence, 0),
  phase: 'settled',
  phaseMs,
})

/** Where the test stands after a look. */
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
