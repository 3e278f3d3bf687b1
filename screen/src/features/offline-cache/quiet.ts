import { backOffMs } from '@roundboard/client'

/** The walls draw their change of phase alone: from so long before it until so long after. */
const phaseMs = { before: 2_000, after: 4_000 } as const
const outage = { baseMs: 1_000, capMs: 60_000 } as const

/** When nothing is fetched: the walls are busy, or the server is away. */
export function createQuiet(options: {
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
    /** The server answered, or did not. */
    heard(hasAnswered: boolean) {
      outages = hasAnswered ? 0 : outages + 1
      outageUntil = hasAnswered ? 0 : performance.now() + backOffMs(outages, { ...outage, random })
    },
    /** For how long from now on, in milliseconds; none: 0 or less. */
    forMs(): number {
      const sincePhase = now() - phaseEndsAt
      const isChanging = -phaseMs.before < sincePhase && sincePhase < phaseMs.after
      const rest = Math.max(restUntil, outageUntil) - performance.now()
      return Math.max(rest, isChanging ? phaseMs.after - sincePhase : 0)
    },
  }
}
