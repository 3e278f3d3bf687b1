import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  system: 'System',
  what: 'the state of the installation',
  installation: 'Installation',
  version: 'Version',
  engine: 'Database',
  node: 'Node',
  timeZoneData: 'Time zone data',
  timeZonesOld: (version: string) => `${version}, older than nine months`,
  timeZonesFrom: 'Time zone data from',
  timeZoneSources: {
    package: 'Roundboard’s own package',
    system: 'the operating system',
    node: 'Node',
  },
  room: 'Room on the server’s disk',
  roomOf: (free: string, total: string) => `${free} of ${total} free`,
  roomLow: 'nearly full: make room before saving stops',
  roomFull: 'full: walls are served, but nothing can be saved',
  roomUnknown: 'not seen from here',
  mediaFiles: 'Media files',
  mediaFound: 'Found in storage',
  mediaMissing:
    'Some are missing from this server’s storage. Servers that share a database must share one S3 bucket or one media folder.',
  startedAt: 'Running since',
  screens: 'Screens connected',
  connectedOf: (connected: string, all: string) => `${connected} of ${all}`,
  locations: 'Locations',
  lockerRoom: 'Locations on the franchise-portal (locker room) host',
  face: 'Own face',
  faceWhat: 'the franchise’s own face',
  faceThing: 'face',
  faceWhy:
    'Name, logo and colours of your franchise: in this console, on its log-in page and on all walls. What is empty looks like Roundboard. The colours of the timer stay.',
  faceName: 'Name',
  faceNameHint: 'In the menu, on the log-in page and in the titles of pages.',
  accent: 'Accent colour',
  accentHint:
    'Buttons, links and what is chosen; on walls the round’s word and the numbers of steps.',
  wallBackground: 'Wall background',
  wallBackgroundHint: 'A dark colour: the walls’ words are white.',
  productsOwn: 'Roundboard’s own',
  logo: 'Logo',
  logoHint: 'An SVG file for dark grounds. Anything in it that is no drawing is left out.',
  noLogo: 'No logo',
  aLogo: 'The franchise’s logo',
  chooseLogo: 'Choose a file',
  removeLogo: 'Remove',
  logoTooLarge: (most: string) =>
    `This file is larger than ${most} kB. Please simplify the drawing.`,
  unclear: (ratio: string, wanted: string) =>
    `Words could not be read well: the contrast is ${ratio} : 1, and ${wanted} : 1 is wanted.`,
  takeTone: (colour: string) => `Take ${colour}`,
  wallPreview: 'A wall in these colours',
  round: 'Round',
  previewStep: 'Jab, cross, hook.',
  faceSaved: 'Saved. Walls follow at once.',
  exports: 'JSON exports',
  exportsWhy: 'Everything of one kind, as a JSON file.',
  kind: 'Data',
  kinds: {
    round: 'Rounds',
    location: 'Locations',
    user: 'Users',
    screen: 'Screens',
    'round-data': 'Round data',
  },
  roundNumber: 'Round Number',
  roundHint: '1 to 9; empty for all rounds',
  invalidRound: 'Invalid Round Number',
  export: 'Export',
  exportTitle: (kind: string) => `Export ${kind}`,
  exportConfirm: 'The file holds all of it. Please type your password.',
  exported: (count: number) => plural(count, { one: 'Exported # item', other: 'Exported # items' }),
  videoHost: 'Video host',
  videoHostWhy: 'Which of a routine’s two videos the walls of all locations show.',
  normalHost: (name: string) => `Normal videos come from ${name}.`,
  lockerRoomHost: (name: string) => `Locker room videos come from ${name}.`,
  toFranchise: 'Switch all to the normal videos',
  toLockerRoom: 'Switch all to the locker room videos',
  willChange: (count: number) =>
    plural(count, { one: '# location will change.', other: '# locations will change.' }),
  excluded: (identifier: string) =>
    `${identifier} is excluded from the switch to the normal videos.`,
  switched: (count: number) =>
    plural(count, { one: 'Switched # location.', other: 'Switched # locations.' }),
  refresh: 'All screens',
  refreshWhy: 'Have every screen of every location fetch its content again, or reload itself.',
  refreshAll: 'Refresh all screens',
  hardRefreshAll: 'Hard refresh all screens',
  refreshConfirm: (count: number) =>
    plural(count, {
      one: '# linked screen is told. Its wall may blink.',
      other: '# linked screens are told. Walls may blink.',
    }),
  refreshed: (count: number) =>
    plural(count, {
      one: 'Told # screen. Please wait at least 60 seconds.',
      other: 'Told # screens. Please wait at least 60 seconds.',
    }),
}
export type SystemWords = typeof en
