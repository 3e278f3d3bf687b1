import { pluralIn } from '../i18n/plural.ts'

const plural = pluralIn('en')

/** The words of the library wherever it is shown: on its page, and where one chooses from it. */
export const en = {
  subject: 'media',
  theLibrary: 'the media library',
  kind: 'Kind',
  kinds: {
    'exercise-video': 'Exercise video',
    'round-picture': 'Round picture',
    flexibility: 'Flexibility',
  },
  kindsMany: {
    'exercise-video': 'Exercise videos',
    'round-picture': 'Round pictures',
    flexibility: 'Flexibility videos',
  },
  allKinds: 'All kinds',
  length: 'Length',
  anyLength: 'Any length',
  lengths: {
    short: 'Under 3 s',
    middle: '3 to 10 s',
    long: '10 s or more',
  },
  sort: 'Sort by',
  sorts: {
    '-createdAt': 'Newest first',
    createdAt: 'Oldest first',
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    durationMs: 'Shortest first',
    '-durationMs': 'Longest first',
    '-bytes': 'Largest first',
  },
  filters: 'Filters',
  all: 'All',
  unused: 'Unused',
  jumps: 'Loop isn’t seamless',
  moreTags: (count: number) => plural(count, { one: '# more tag', other: '# more tags' }),
  none: 'No media found',
  noneYet: 'Drop clips or whole folders here to add them.',
  tiles: 'Media',
  keysOfTiles: 'Use the arrow keys to move between items.',
  badgeJumps: 'Not seamless',
  jumpsSaid: 'Loop isn’t seamless',
  lasts: (seconds: string) => `${seconds} s`,
  isUnused: 'unused',
  uses: (count: number) => plural(count, { one: 'used once', other: 'used # times' }),
  playClip: (name: string) => `Play ${name}`,
  stopClip: (name: string) => `Stop ${name}`,
  choose: 'Choose…',
  chooseFor: (field: string) => `Choose from the library: ${field}`,
  chooseTitle: 'Choose from the library',
  chosen: 'selected',
  chosenClip: (name: string) => `From the library: ${name}`,
  openClip: (name: string) => `Open ${name} in the library`,
  elsewhere: 'This link points outside the library, so it may not be available offline.',
  notInLibrary: 'Not in the library.',
  variantTaken: (name: string) => `Locker room variant also selected: ${name}`,
}
export type LibraryWords = typeof en
