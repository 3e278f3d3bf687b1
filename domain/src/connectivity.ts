import { limits } from './limits.ts'

/** Whether the server has heard from a screen lately (specification section 4.4). */
export type ScreenConnectivity = 'connected' | 'disconnected'

/** The colors of connectivity, best first (specification section 4.4). */
export const connectivityColours = ['green', 'yellow', 'red'] as const

/** The color of a location's screens, or of all locations (specification section 4.4). */
export type ConnectivityColour = (typeof connectivityColours)[number]

/**
 * How far another server's clock may be ahead of ours, in milliseconds. A clock that was set back
 * by no more than this looks the same: screens that went silent count as connected for that much
 * longer.
 */
const clockToleranceMs = 10_000

/**
 * The span in which a connected screen's last status lies at `now`; all in epoch milliseconds. A
 * later status was stamped before a clock was set back, and proves nothing until the clock reaches
 * that time again.
 */
export const connectedSpan = (now: number): { readonly from: number; readonly to: number } => ({
  from: now - limits.connectedThresholdMs,
  to: now + clockToleranceMs,
})

/** Connected while the last status is no more than 90 seconds old; both instants in epoch milliseconds, `null` for a screen that never sent one. */
export function screenConnectivity(lastStatusAt: number | null, now: number): ScreenConnectivity {
  if (lastStatusAt === null) return 'disconnected'
  const { from, to } = connectedSpan(now)
  return from <= lastStatusAt && lastStatusAt <= to ? 'connected' : 'disconnected'
}

/** The color of a location with `connectedCount` of `total` screens connected (specification section 4.4). A location without screens has none. */
export function locationColour(connectedCount: number, total: number): ConnectivityColour | null {
  if (total === 0) return null
  if (connectedCount >= total) return 'green'
  return connectedCount > 0 ? 'yellow' : 'red'
}

/** The color of all locations together: the worst one, or green if none has a color. */
export function overallColour(colours: readonly (ConnectivityColour | null)[]): ConnectivityColour {
  if (colours.includes('red')) return 'red'
  return colours.includes('yellow') ? 'yellow' : 'green'
}
