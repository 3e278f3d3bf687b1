export const en = {
  title: 'Member page',
  what: 'the link',
  why: 'Members see today’s nine rounds on their phones, without an account. Screens without the timer show a QR code in a corner when there’s room.',
  address: 'Link for members',
  forDesk: 'Print the code for the front desk, or send members the link.',
  qrCode: 'QR code of the member page',
  open: 'Open here',
  renew: 'Create new link',
  sureRenew: (location: string) => `Create a new link to the member page of ${location}?`,
  renewDetail:
    'The current link and every printed code stop working right away. Screens show the new code.',
  renewed: 'New link created.',
  none: 'No link right now',
}

export type PocketWords = typeof en
