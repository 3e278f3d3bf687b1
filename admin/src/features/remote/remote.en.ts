export const en = {
  title: 'Remote',
  what: 'the passes for the remote',
  why: 'A phone that pauses and moves on the timer of this location. Coaches open it with the code that a wall shows when a corner is held for two seconds.',
  open: 'Open here',
  make: 'Make a link',
  address: 'Address for one phone',
  howTo: 'It opens once, on one phone, and works until the end of the day at this location.',
  qrCode: 'Code with the address, for the camera of the phone',
  none: 'No phone has a pass',
  pass: (number: number, by: string) => `Pass ${String(number)} · ${by}`,
  opened: (time: string, until: string) => `Opened at ${time}, until ${until}`,
  waits: (until: string) => `Not opened yet, can be until ${until}`,
  revoke: 'Revoke all',
  sureRevoke: (location: string) => `Revoke all passes of ${location}?`,
  revokeDetail:
    'Every phone that is a remote here is refused from now on. Who is on the floor holds the corner of a wall again.',
  revoked: 'All passes are revoked.',
}

export type RemoteWords = typeof en
