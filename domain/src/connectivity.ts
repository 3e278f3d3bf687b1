import { limits } from './limits.ts'

/** Whether the server has heard from a screen lately (specification section 4.4). */
export type ScreenConnectivity = 'connected' | 'disconnected'

/** The colours of connectivity, best first (specification section 4.4). */
export const connectivityColours = ['green', 'yellow', 'red'] as const

/** The colour of a location's screens, or of all locations (specification section 4.4). */
export type ConnectivityColour = (typeof connectivityColours)[number]

/**
 * How far ahead of ours the clock of another server may be, in milliseconds. A clock that is set back
 * by no more is not told from that: who is silent since counts as connected for that much longer.
 */
const clockToleranceMs = 10_000

/**
 * From when until when a screen must last have been heard of to be connected at `now`; all in epoch
 * milliseconds. A status further ahead was stamped before a clock went back, and proves nothing until
 * the clock is there again.
 */
export const connectedSpan = (now: number): { readonly from: number; readonly to: number } => ({
  from: now - limits.connectedThresholdMs,
  to: now + clockToleranceMs,
})

/**
 * Connected while the last status is no more than 90 seconds old; both instants in epoch
 * milliseconds, `null` for a screen never heard of.
 */
export function screenConnectivity(lastStatusAt: number | null, now: number): ScreenConnectivity {
  if (lastStatusAt === null) return 'disconnected'
  const { from, to } = connectedSpan(now)
  return from <= lastStatusAt && lastStatusAt <= to ? 'connected' : 'disconnected'
}

/**
 * A location's colour from how many of its screens are connected (specification section 4.4). A
 * location without screens has none: nothing in it answers, and nothing is missing.
 */
export function locationColour(connectedCount: number, total: number): ConnectivityColour | null {
  if (total === 0) return null
  if (connectedCount >= total) return 'green'
  return connectedCount > 0 ? 'yellow' : 'red'
}

/** The colour of all locations together: the worst of those that have one, green if none has. */
export function overallColour(colours: readonly (ConnectivityColour | null)[]): ConnectivityColour {
  if (colours.includes('red')) return 'red'
  return colours.includes('yellow') ? 'yellow' : 'green'
}
