export const en = {
  sessions: 'Sessions',
  what: 'the sessions',
  none: 'No active sessions',
  browser: 'Browser',
  onSystem: (browser: string, system: string) => `${browser} on ${system}`,
  place: 'IP address',
  thisNetwork: 'This network',
  since: 'Signed in',
  lastSeen: 'Last active',
  ends: 'Expires',
  end: 'End session',
  endNamed: (where: string) => `End session: ${where}`,
  ended: 'Session ended.',
  this: 'This session',
  unknown: 'Unknown browser',
}
export type SessionWords = typeof en
