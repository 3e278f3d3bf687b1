import type { BootState, MissingReason } from '@roundboard/contract'
import type { HoldLack } from '@roundboard/domain'

export const en = {
  title: 'Without network',
  why: 'Whether the walls of this gym could show its coming day if network and server were away.',
  noneLinked: 'No display is linked yet.',
  holdDay: (held: string, all: string, weekday: string) =>
    `${held} of ${all} screens hold ${weekday}`,
  lacks: {
    'never-heard': 'Its display has not said anything yet.',
    silent: 'Does not answer: what it holds is not known.',
    untold: 'Does not say what it holds: it runs an older version.',
    insecure: 'Cannot start without network: its address is not secure.',
    unsupported: 'Cannot start without network: its browser keeps nothing.',
    failed: 'Cannot start without network: its application could not be kept.',
    filling: 'Is still fetching its application.',
    older: 'Has not taken the newest programme yet.',
    files: 'Files are missing.',
  } satisfies Record<HoldLack, string> as Readonly<Record<HoldLack, string>>,
  holdsFiles: (held: string, all: string) => `Holds ${held} of ${all} files.`,
  nextFile: {
    waiting: 'The next one has its turn soon.',
    failed: 'The next one could not be fetched, and is tried again.',
    'wrong-bytes': 'The next one arrived damaged, and is tried again.',
    'not-found': 'The next one is not on the server.',
    'no-space': 'There is no room for the next one.',
    elsewhere: 'The next one lies on another server, and cannot be kept.',
  } satisfies Record<MissingReason, string> as Readonly<Record<MissingReason, string>>,
  onThisWall: 'What this wall holds on its own disk, as its display said in its last heartbeat.',
  cannotStart: 'This wall cannot start without network.',
  whatToDo: {
    insecure:
      'Browsers keep nothing of a page whose address is not secure. Give the walls HTTPS, or start the kiosk with the flag for exactly this address.',
    unsupported: 'Its browser cannot keep an application. Update it, or use another one.',
    failed: 'Its application could not be kept: the disk may be full or broken. It is tried again.',
  },
  manual: (page: string) => `All ways are in ${page} of the documentation.`,
  starts: 'Starts without network',
  boots: {
    held: 'Yes',
    filling: 'Not yet: it is fetching its application',
    insecure: 'No: its address is not secure',
    unsupported: 'No: its browser keeps nothing',
    failed: 'No: its application could not be kept',
  } satisfies Record<BootState, string> as Readonly<Record<BootState, string>>,
  until: 'Everything held until',
  notEvenNow: 'Not even what is on now is held',
  files: 'Files',
  filesHeld: (held: string, all: string, heldSize: string, size: string) =>
    `${held} of ${all} (${heldSize} of ${size})`,
  kept: 'Space',
  isPersisted: 'The browser never clears it by itself',
  isNotPersisted: 'The browser may clear it when its disk is full',
  build: 'Build',
  refusedBuild: 'Did not come up',
  missing: 'Missing, the soonest needed first',
  reasons: {
    waiting: 'has its turn soon',
    failed: 'could not be fetched, is tried again',
    'wrong-bytes': 'arrived damaged, is tried again',
    'not-found': 'is not on the server',
    'no-space': 'no room left',
    elsewhere: 'lies on another server, cannot be kept',
  } satisfies Record<MissingReason, string> as Readonly<Record<MissingReason, string>>,
  ofLibrary: 'A file of the library',
  still: 'A picture',
}
export type HoldsWords = typeof en
