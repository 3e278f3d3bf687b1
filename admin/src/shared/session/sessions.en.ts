export const en = {
  sessions: 'Sessions',
  what: 'the sessions',
  none: 'Not signed in anywhere.',
  browser: 'Browser',
  onSystem: (browser: string, system: string) => `${browser} on ${system}`,
  place: 'Place',
  thisNetwork: 'This network',
  since: 'Since',
  lastSeen: 'Last seen',
  ends: 'Ends',
  end: 'End session',
  endNamed: (where: string) => `End session: ${where}`,
  ended: 'Ended the session.',
  this: 'This session',
  unknown: 'Unknown browser',
}
export type SessionWords = typeof en
