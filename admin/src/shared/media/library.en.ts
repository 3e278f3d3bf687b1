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
    short: 'Below 3 s',
    middle: '3 to 10 s',
    long: '10 s and more',
  },
  sort: 'Order',
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
  jumps: 'Jumps at the seam',
  moreTags: (count: number) => plural(count, { one: '# more tag', other: '# more tags' }),
  none: 'No media found',
  noneYet: 'Add the first clips: whole folders can be dropped here.',
  tiles: 'Media',
  keysOfTiles: 'Arrow keys move between them.',
  badgeJumps: 'Jumps',
  jumpsSaid: 'The figure jumps at the seam',
  lasts: (seconds: string) => `${seconds} s`,
  isUnused: 'unused',
  uses: (count: number) => plural(count, { one: 'used once', other: 'used # times' }),
  playClip: (name: string) => `Play ${name}`,
  stopClip: (name: string) => `Stop ${name}`,
  choose: 'Choose…',
  chooseFor: (field: string) => `Choose from the library: ${field}`,
  chooseTitle: 'Choose from the library',
  chosen: 'chosen',
  chosenClip: (name: string) => `From the library: ${name}`,
  openClip: (name: string) => `Open ${name} in the library`,
  elsewhere: 'A link elsewhere: without network it cannot be promised.',
  notInLibrary: 'This is not in the library.',
  variantTaken: (name: string) => `Its locker room variant was chosen, too: ${name}`,
}
export type LibraryWords = typeof en
