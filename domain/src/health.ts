import { type ConnectivityColour, locationColour } from './connectivity.ts'

/**
 * The health of locations: every location is in exactly one of these groups, listed in order of
 * urgency. `offline`: no screen is online. `issues`: some screens are offline, not linked or report
 * an issue. `healthy`: all screens are online. `closed`: outside its opening hours. `disabled`: not
 * active or not enabled. `setting-up`: no screen was ever linked.
 */
export const healthGroups = [
  'offline',
  'issues',
  'healthy',
  'closed',
  'disabled',
  'setting-up',
] as const
export type HealthGroup = (typeof healthGroups)[number]

/** How many screens a location has, and how many of them are in each state. */
export type ScreenCounts = {
  readonly screens: number
  readonly linked: number
  /** Screens that ever sent a heartbeat. */
  readonly everSeen: number
  /** Linked screens that are connected (specification section 4.4). */
  readonly connected: number
  /** Connected screens and, just after the server was down, those that were online before. */
  readonly online: number
  /** Online screens that report an issue. */
  readonly withIssues: number
}

/** Whether a location is still being set up: none of its screens was ever linked. */
export const isSettingUp = ({ linked, everSeen }: ScreenCounts): boolean =>
  linked === 0 && everSeen === 0

/** What is wrong with a location's screens, whether it is open or not; null: nothing. */
export function problemOf(counts: ScreenCounts): 'offline' | 'issues' | null {
  if (isSettingUp(counts)) return null
  if (counts.online === 0) return 'offline'
  return counts.online < counts.screens || counts.withIssues > 0 ? 'issues' : null
}

/** A location's screens, whether it is active and enabled, and whether it is open now. */
export type HealthInput = ScreenCounts & { readonly isEnabled: boolean; readonly isOpen: boolean }

/** The health group of a location. */
export function healthOf(location: HealthInput): HealthGroup {
  if (!location.isEnabled) return 'disabled'
  if (isSettingUp(location)) return 'setting-up'
  if (!location.isOpen) return 'closed'
  return problemOf(location) ?? 'healthy'
}

/** The color of a location (specification section 4.4); null while it is being set up. */
export const healthColour = (counts: ScreenCounts): ConnectivityColour | null =>
  isSettingUp(counts) ? null : locationColour(counts.connected, counts.screens)
