export const en = {
  title: 'Remote',
  what: 'the coach passes',
  why: 'Coaches control this location’s timer from a phone. To open the remote, hold a corner of a screen for two seconds, then scan the code.',
  open: 'Open here',
  make: 'Create link',
  address: 'Link for one phone',
  howTo: 'This link opens once, on one phone. It works until the end of the day at this location.',
  qrCode: 'QR code of the link, for the phone’s camera',
  none: 'No coach passes',
  pass: (number: number, by: string) => `Coach pass ${String(number)} · ${by}`,
  opened: (time: string, until: string) => `Opened at ${time}, expires at ${until}`,
  waits: (until: string) => `Not opened yet, expires at ${until}`,
  revoke: 'Revoke all',
  sureRevoke: (location: string) => `Revoke all coach passes at ${location}?`,
  revokeDetail:
    'All phones lose access to this remote right away. Coaches can open it again by holding a corner of a screen.',
  revoked: 'All coach passes revoked.',
}

export type RemoteWords = typeof en
