export const en = {
  help: 'Help',
  setUp: 'Setup',
  setUpWhy: 'Get workouts on every screen in six steps, starting from the franchise portal.',
  steps: [
    {
      title: 'Log in to the portal',
      text: 'Use your email address and password for the franchise portal.',
    },
    {
      title: 'Services tab',
      text: 'Open the Services tab and choose the console. You’re signed in automatically.',
    },
    { title: 'My Locations', text: 'Open My Locations in the menu and choose your location.' },
    {
      title: 'Turn on the screens',
      text: 'Start with Round 1 and set the source to HDMI. Note the code shown on each screen.',
    },
    {
      title: 'Edit a location to reach Screens',
      text: 'The Screens table has one row per round.',
    },
    {
      title: 'Enter the code and link',
      text: 'Open a screen, enter its code in Auth Link Code and click Link, then Back.',
    },
  ],
  appears: 'Workouts should appear within 60-90 seconds.',
  notes: 'Notes',
  noteList: [
    'Keep the TV in landscape. The PC rotates the picture automatically.',
    'Always use HDMI port 1.',
    'If a screen isn’t working properly, restart the mini PC first.',
    'To open a ticket, email support.',
    'Equipment is sold by our partner. Ask support for the address.',
    'Torn bag? Mark it as out of order under Equipment on the remote. From the next bell, screens show substitutes until it’s back or the day ends.',
    'Something to tell everyone? Under Announcements, choose New announcement. Screens show it as a banner for as long as you choose. Emergency or drill… covers the whole screen right away.',
    'Members with low vision? Ask head office to turn on Pages instead of scrolling for a screen. Long text then changes page by page.',
  ],
  troubleshooting: 'Troubleshooting',
  troubles: [
    {
      title: 'Black screen',
      text: 'Check that the TV is on and set to HDMI 1, and that the mini PC’s light is on. Then restart the mini PC.',
    },
    {
      title: 'Wrong workout',
      text: 'Use the screen’s Refresh button and wait at least 60 seconds. Check that its code was entered for the right screen. If it’s still wrong, power cycle the mini PC.',
    },
    {
      title: 'White screen',
      text: 'Wait two minutes: the screen may be loading. Then use Hard Refresh on the location. If that doesn’t help, restart the mini PC.',
    },
    {
      title: 'Boots to an operating system screen',
      text: 'Press the mini PC’s power button once, wait until it’s off, then turn it on again. If it happens again, email support.',
    },
    {
      title: 'Wrong size or orientation',
      text: 'Set the TV to landscape and its picture size to “Just scan” or 16:9. Then restart the mini PC, which rotates the picture.',
    },
    {
      title: 'Wrong or duplicate round',
      text: 'Open both screens in the console and unlink them. Then link each with the code it shows.',
    },
  ],
  support: 'Support',
  supportWhy: 'Tell us the location, the round and what the screen shows. A photo helps.',
  supportWhat: 'the support address',
  write: (email: string) => `Email ${email}`,
  shortcuts: 'Keyboard shortcuts',
  shortcutList: [
    { keys: 'Ctrl K', text: 'Search or jump to anything (Cmd K on a Mac)' },
    { keys: '/', text: 'Go to the search box' },
    { keys: '↑ ↓', text: 'Move a routine, when its handle has focus' },
    { keys: 'Esc', text: 'Close a dialog or menu' },
  ],
}
export type HelpWords = typeof en
