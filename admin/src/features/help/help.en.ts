export const en = {
  help: 'Help',
  setUp: 'Set-up',
  setUpWhy: 'From the franchise portal to a workout on every wall, in six steps.',
  steps: [
    { title: 'Log in to the portal', text: 'Use the franchise portal’s own e-mail and password.' },
    {
      title: 'Services tab',
      text: 'Open the Services tab and choose the console. You are signed in at once.',
    },
    { title: 'My Locations', text: 'Open My Locations in the menu and choose your gym.' },
    {
      title: 'Turn on the screens',
      text: 'Start with Round 1 and set the source to HDMI. Note the code that each screen shows.',
    },
    {
      title: 'Edit a location to reach Screens',
      text: 'Its Screens table has one row for each round.',
    },
    {
      title: 'Enter the code and link',
      text: 'Open a screen, enter its code in Auth Link Code and click Link, then Back.',
    },
  ],
  appears: 'Workouts should appear within 60-90 seconds.',
  notes: 'Notes',
  noteList: [
    'Keep the TV in landscape in its own settings. The PC rotates the picture automatically.',
    'Always use HDMI port 1.',
    'If a screen misbehaves, restart the mini PC first.',
    'For tickets, write to support by e-mail.',
    'Equipment is purchased through our partner. Ask support for the address.',
    'A torn bag? On the coach’s remote, under Equipment, say that it is out: walls show what may stand in from the next bell, until it is back or the day ends.',
    'Something to tell everyone? Under Announcements choose New announcement: walls show it in the place of their header, from when until when you say. With Emergency or drill… they are covered with it at once.',
    'Members with low vision? Ask head office to turn on Pages instead of scrolling on the page of a screen: texts that would scroll turn pages instead.',
  ],
  troubleshooting: 'Troubleshooting',
  troubles: [
    {
      title: 'Black screen',
      text: 'Check that the TV is on and its source is HDMI 1, then that the mini PC’s light is on. Restart the mini PC.',
    },
    {
      title: 'Wrong workout',
      text: 'Use the Refresh button of the screen and wait at least 60 seconds. Check that the code was entered at the right screen. If it stays wrong, power cycle the mini PC.',
    },
    {
      title: 'White screen',
      text: 'Wait for two minutes: the screen may be loading. Then use Hard Refresh on the location, and restart the mini PC if that does not help.',
    },
    {
      title: 'It boots to an operating-system screen',
      text: 'Press the power button of the mini PC once and wait until it is off, then turn it on again. If it happens again, write to support.',
    },
    {
      title: 'Wrong size or orientation',
      text: 'Set the TV to landscape and its picture size to “Just scan” or 16:9. Restart the mini PC, which rotates the picture itself.',
    },
    {
      title: 'Wrong or duplicate round',
      text: 'Open both screens in the console and unlink them. Link each again with the code it then shows.',
    },
  ],
  support: 'Support',
  supportWhy: 'Tell us the location, the round and what the wall shows. A photo helps.',
  supportWhat: 'the support address',
  write: (email: string) => `Write to ${email}`,
  shortcuts: 'Keyboard',
  shortcutList: [
    { keys: 'Ctrl K', text: 'Commands: search or jump to anything (Cmd K on a Mac)' },
    { keys: '/', text: 'Move to the search of the page' },
    { keys: '↑ ↓', text: 'On the handle of a routine: change its place' },
    { keys: 'Esc', text: 'Close a dialog or menu' },
  ],
}
export type HelpWords = typeof en
