import { limits } from './limits.ts'

/** Whether the server has heard from a screen lately (specification section 4.4). */
export type ScreenConnectivity = 'connected' | 'disconnected'

/** The colours of connectivity, best first (specification section 4.4). */
export const connectivityColours = ['green', 'yellow', 'red'] as const

/** The colour of a location's screens, or of all locations (specification section 4.4). */
export type ConnectivityColour = (typeof connectivityColours)[number]

/**
 * Connected while the last status is no more than 90 seconds old; both instants in epoch
 * milliseconds by one clock, `null` for a screen never heard of.
 */
export function screenConnectivity(lastStatusAt: number | null, now: number): ScreenConnectivity {
  if (lastStatusAt === null) return 'disconnected'
  return now - lastStatusAt <= limits.connectedThresholdMs ? 'connected' : 'disconnected'
}

/**
 * A location's colour from how many of its screens are connected. A location without screens is
 * green: nothing in it is missing.
 */
export function locationColour(connectedCount: number, total: number): ConnectivityColour {
  if (connectedCount >= total) return 'green'
  return connectedCount > 0 ? 'yellow' : 'red'
}

/** The colour of all locations together: the worst among them, green if there are none. */
export function overallColour(colours: readonly ConnectivityColour[]): ConnectivityColour {
  if (colours.includes('red')) return 'red'
  return colours.includes('yellow') ? 'yellow' : 'green'
}
