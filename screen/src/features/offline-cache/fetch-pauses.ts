import { backOffMs } from '@roundboard/client'

/** Nothing is fetched this long before and after a change of phase, so that it is drawn smoothly. */
const phaseMs = { before: 2_000, after: 4_000 } as const
const outage = { baseMs: 1_000, capMs: 60_000 } as const

/** When to fetch nothing: the screen is busy, or the server is unreachable. */
export function createFetchPauses(options: {
  /** Epoch milliseconds by the server. */
  readonly now: () => number
  readonly random: () => number
}) {
  const { now, random } = options
  let restUntil = 0
  let phaseEndsAt = -Infinity
  let outages = 0
  let outageUntil = 0

  return {
    rest(ms: number) {
      restUntil = Math.max(restUntil, performance.now() + ms)
    },
    phaseEnds(at: number) {
      phaseEndsAt = at
    },
    /** Whether the server responded. */
    noteResult(hasAnswered: boolean) {
      outages = hasAnswered ? 0 : outages + 1
      outageUntil = hasAnswered ? 0 : performance.now() + backOffMs(outages, { ...outage, random })
    },
    /** For how many more milliseconds to fetch nothing; 0 or less if fetching is allowed. */
    forMs(): number {
      const sincePhase = now() - phaseEndsAt
      const isChanging = -phaseMs.before < sincePhase && sincePhase < phaseMs.after
      const rest = Math.max(restUntil, outageUntil) - performance.now()
      return Math.max(rest, isChanging ? phaseMs.after - sincePhase : 0)
    },
  }
}
