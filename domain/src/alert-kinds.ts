import { isAdminRole, type Role } from './permissions.ts'

/** What people are told of without looking; `no-workout-tomorrow` counts a day that has only a draft, `coach-pass` is about passes that screens issue. */
export const alertKinds = [
  'location-away',
  'screen-away',
  'screen-trouble',
  'no-workout-tomorrow',
  'coach-pass',
  'server-trouble',
] as const

/** One of the things that people are told of without looking. */
export type AlertKind = (typeof alertKinds)[number]

/** How a person is told: by mail, in the console's header, at an address of theirs. */
export const alertChannels = ['email', 'bell', 'webhook'] as const

/** One of the ways in which a person is told. */
export type AlertChannel = (typeof alertChannels)[number]

/** What is the matter with the server itself; `many-away`: most gyms went at once, so the cause is here. */
export const serverIssues = ['many-away', 'disk', 'database', 'mail', 'clock', 'jobs'] as const

/** One of the things that can be the matter with the server itself. */
export type ServerIssue = (typeof serverIssues)[number]

/** For how long at most a location is muted, in milliseconds. */
export const maxMuteMs = 92 * 86_400_000

/** For how long the bell keeps what it told, in milliseconds. */
export const noticeRetentionMs = 30 * 86_400_000

/** Of what a person of a role is told, how, and at which hour a summary comes, unless they choose. */
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

/** What is about all gyms or the server concerns head office alone. */
export const canReceiveAlert = (role: Role, kind: AlertKind): boolean =>
  isAdminRole(role) || (kind !== 'server-trouble' && role === 'location')

/** How long the note to an acknowledged outage may be, in characters. */
export const acknowledgementNoteLength = 300
