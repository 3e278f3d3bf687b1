import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Connected while open',
  what: 'when this gym was connected',
  why: 'A bar a day. What is missing from a bar was not connected.',
  whyWeeks: 'A bar a week. What is missing from a bar was not connected.',
  noScreens: 'No screens yet: there is nothing to be connected.',
  legend: {
    up: 'All walls',
    some: 'Some away',
    whole: 'Whole gym away',
    closed: 'Closed',
    unknown: 'Not known',
  },
  span: 'Days shown',
  year: 'Year',
  wholeGym: 'Whole gym',
  noShare: 'not known',
  gone: (screen: string) => `${screen}, no longer here`,
  alike: (screens: number, share: string) =>
    plural(screens, {
      one: `The other one: ${share}, away only with the whole gym.`,
      other: `The other #: ${share} each, away only with the whole gym.`,
    }),
  alikeBetween: (screens: number, least: string, most: string) =>
    plural(screens, {
      one: `The other one: ${most}, away only with the whole gym.`,
      other: `The other #: ${least} to ${most}, away only with the whole gym.`,
    }),
  allAlike: (screens: number) =>
    plural(screens, {
      one: 'The gym has one wall.',
      other: 'None of the # walls was away by itself.',
    }),
  showAll: (screens: number) => plural(screens, { one: 'Show the one', other: 'Show all #' }),
  showFew: 'Show only those that differ',
  chosenDay: 'Day',
  today: 'Today',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  outageBefore: 'The outage before',
  outageAfter: 'The next outage',
  byKeys: { day: 'day', outage: 'next outage' },
  closedOn: (day: string) => `${day}: closed`,
  unknownOn: (day: string) => `${day}: not known`,
  whyUnknown: 'No display was linked then, or the server itself was away.',
  wellOn: (day: string) => `${day}: all walls connected`,
  wholeOn: (day: string, length: string) => `${day}: the whole gym away for ${length}`,
  someOn: (day: string, length: string) => `${day}: some walls away for ${length}`,
  alsoSome: (length: string) => `Some walls were away for another ${length}.`,
  partlyUnknown: (length: string) => `Nothing is known of ${length} of its opening hours.`,
  troubled: (length: string) => `For ${length} a wall answered and said that something was wrong.`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  since: (from: string) => `Since ${from}`,
  back: (screens: number, within: string) =>
    plural(screens, { one: 'It came back.', other: `All # came back within ${within}.` }),
  stillAway: 'Still away.',
  whatOutages: 'the outages of this day',
  earlier: (count: number) =>
    plural(count, {
      one: 'One earlier outage of this day is in the file.',
      other: '# earlier outages of this day are in the file.',
    }),
  file: 'CSV',
  fileWhat: 'Download what is shown',
  fileDays: 'Days and walls',
  fileOutages: 'Outages',
  saved: (file: string) => `Saved ${file}.`,
}
export type UptimeWords = typeof en
