export const en = {
  title: 'Workout on phones',
  what: 'the address for phones',
  why: 'What the nine rounds show today, for whoever scans the code: no account, no cookie, nothing of other days. Walls without the timer show it in a corner where the steps leave room.',
  address: 'Address for members',
  forDesk: 'Print it for the desk, or send it to members.',
  qrCode: 'Code with the address, for the camera of a phone',
  open: 'Open here',
  renew: 'New address',
  sureRenew: (location: string) => `Give the page of ${location} a new address?`,
  renewDetail:
    'The former one ends at once, with every code that was printed of it. Walls show the new one.',
  renewed: 'The page has a new address.',
  none: 'There is no address at the moment',
}

export type PocketWords = typeof en
