import { isAdminRole, type Role } from './permissions.ts'

/** The kinds of alerts. `no-workout-tomorrow` also covers days that have only a draft; `coach-pass` is for passes that screens issue. */
export const alertKinds = [
  'location-away',
  'screen-away',
  'screen-trouble',
  'no-workout-tomorrow',
  'coach-pass',
  'server-trouble',
] as const

/** One kind of alert. */
export type AlertKind = (typeof alertKinds)[number]

/** How a person gets an alert: by email, in the console, or by a webhook of their own. */
export const alertChannels = ['email', 'bell', 'webhook'] as const

/** One way to get an alert. */
export type AlertChannel = (typeof alertChannels)[number]

/** What can be wrong with the server itself. `many-away`: most locations went offline at once, so the cause is the server. */
export const serverIssues = ['many-away', 'disk', 'database', 'mail', 'clock', 'jobs'] as const

/** An issue of the server. */
export type ServerIssue = (typeof serverIssues)[number]

/** The longest time that a location can be muted, in milliseconds. */
export const maxMuteMs = 92 * 86_400_000

/** How long notifications are kept, in milliseconds. */
export const noticeRetentionMs = 30 * 86_400_000

/** The alerts, channels and summary hour of a role, for people who haven't chosen their own. */
export function defaultAlerts(role: Role): {
  readonly kinds: readonly AlertKind[]
  readonly channels: readonly AlertChannel[]
  readonly summaryHour: number | null
} {
  if (!isAdminRole(role))
    return {
      kinds: ['location-away', 'screen-away', 'screen-trouble', 'coach-pass'],
      channels: ['email', 'bell'],
      summaryHour: null,
    }
  return { kinds: alertKinds, channels: ['bell'], summaryHour: 7 }
}

/** Whether a role can get alerts of a kind. Alerts about the server or about all locations are for head office only. */
export const canReceiveAlert = (role: Role, kind: AlertKind): boolean =>
  isAdminRole(role) || (kind !== 'server-trouble' && role === 'location')

/** The maximum length of the note on an acknowledged outage, in characters. */
export const acknowledgementNoteLength = 300
