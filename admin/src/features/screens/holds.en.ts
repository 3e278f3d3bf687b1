import type { BootState, MissingReason } from '@roundboard/contract'
import type { HoldLack } from '@roundboard/domain'

export const en = {
  title: 'Available offline',
  why: 'Whether the screens at this location could show the coming day without a network or server.',
  noneLinked: 'No linked displays yet.',
  holdDay: (held: string, all: string, weekday: string) =>
    `${held} of ${all} screens have ${weekday} available offline`,
  lacks: {
    'never-heard': 'Its display hasn’t reported anything yet.',
    silent: 'Offline. What it has cached is unknown.',
    untold: 'Doesn’t report what it has cached because its version is too old.',
    insecure: 'Can’t start offline: its address isn’t secure.',
    unsupported: 'Can’t start offline: its browser doesn’t support it.',
    failed: 'Can’t start offline: the app couldn’t be cached.',
    filling: 'Still downloading the app.',
    older: 'Doesn’t have the latest program yet.',
    files: 'Files are missing.',
  } satisfies Record<HoldLack, string> as Readonly<Record<HoldLack, string>>,
  holdsFiles: (held: string, all: string) => `${held} of ${all} files are cached.`,
  nextFile: {
    waiting: 'The next one will download soon.',
    failed: 'The next one couldn’t be downloaded. Retrying.',
    'wrong-bytes': 'The next one arrived damaged. Retrying.',
    'not-found': 'The next one isn’t on the server.',
    'no-space': 'There isn’t enough space for the next one.',
    elsewhere: 'The next one is on another server and can’t be cached.',
  } satisfies Record<MissingReason, string> as Readonly<Record<MissingReason, string>>,
  onThisWall: 'What this screen has cached, reported by the display in its last heartbeat.',
  cannotStart: 'This screen can’t start offline.',
  whatToDo: {
    insecure:
      'Browsers don’t cache pages without a secure address. Use HTTPS for the screens, or start the kiosk with the flag for this exact address.',
    unsupported: 'Its browser can’t cache apps. Update it or use another browser.',
    failed: 'The app couldn’t be cached. Its disk may be full or damaged. Retrying.',
  },
  manual: (page: string) => `For all options, see ${page} in the documentation.`,
  starts: 'Starts offline',
  boots: {
    held: 'Yes',
    filling: 'Not yet: still downloading the app',
    insecure: 'No: its address isn’t secure',
    unsupported: 'No: its browser doesn’t support it',
    failed: 'No: the app couldn’t be cached',
  } satisfies Record<BootState, string> as Readonly<Record<BootState, string>>,
  until: 'Everything cached until',
  notEvenNow: 'Today’s content isn’t fully cached',
  files: 'Files',
  filesHeld: (held: string, all: string, heldSize: string, size: string) =>
    `${held} of ${all} (${heldSize} of ${size})`,
  kept: 'Space',
  isPersisted: 'The browser won’t clear it automatically',
  isNotPersisted: 'The browser may clear it if the disk fills up',
  build: 'Build',
  refusedBuild: 'Failed to start',
  missing: 'Missing, in the order needed',
  reasons: {
    waiting: 'will download soon',
    failed: 'couldn’t be downloaded, retrying',
    'wrong-bytes': 'arrived damaged, retrying',
    'not-found': 'isn’t on the server',
    'no-space': 'not enough space',
    elsewhere: 'is on another server, can’t be cached',
  } satisfies Record<MissingReason, string> as Readonly<Record<MissingReason, string>>,
  ofLibrary: 'Library file',
  still: 'Picture',
}
export type HoldsWords = typeof en
