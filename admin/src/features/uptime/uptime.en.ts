import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Uptime during opening hours',
  what: 'the uptime of this location',
  why: 'One bar per day. Missing parts were offline.',
  whyWeeks: 'One bar per week. Missing parts were offline.',
  noScreens: 'No screens yet. Add a screen to see its uptime.',
  legend: {
    up: 'All online',
    some: 'Some offline',
    whole: 'All offline',
    closed: 'Closed',
    unknown: 'Unknown',
  },
  span: 'Days shown',
  year: 'Year',
  wholeGym: 'Whole location',
  noShare: 'unknown',
  gone: (screen: string) => `${screen}, deleted`,
  alike: (screens: number, share: string) =>
    plural(screens, {
      one: `The other screen: ${share}, offline only when all screens were.`,
      other: `The other # screens: ${share} each, offline only when all screens were.`,
    }),
  alikeBetween: (screens: number, least: string, most: string) =>
    plural(screens, {
      one: `The other screen: ${most}, offline only when all screens were.`,
      other: `The other # screens: ${least} to ${most}, offline only when all screens were.`,
    }),
  allAlike: (screens: number) =>
    plural(screens, {
      one: 'This location has one screen.',
      other: 'None of the # screens was offline on its own.',
    }),
  showAll: (screens: number) => plural(screens, { one: 'Show the screen', other: 'Show all #' }),
  showFew: 'Show only screens that differ',
  chosenDay: 'Day',
  today: 'Today',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  outageBefore: 'Previous outage',
  outageAfter: 'Next outage',
  byKeys: { day: 'day', outage: 'next outage' },
  closedOn: (day: string) => `${day}: closed`,
  unknownOn: (day: string) => `${day}: unknown`,
  whyUnknown: 'No display was linked, or the server was down.',
  wellOn: (day: string) => `${day}: all screens online`,
  wholeOn: (day: string, length: string) => `${day}: all screens offline for ${length}`,
  someOn: (day: string, length: string) => `${day}: some screens offline for ${length}`,
  alsoSome: (length: string) => `Some screens were offline for another ${length}.`,
  partlyUnknown: (length: string) => `Status unknown for ${length} of opening hours.`,
  troubled: (length: string) => `For ${length}, an online screen reported an issue.`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  since: (from: string) => `Since ${from}`,
  back: (screens: number, within: string) =>
    plural(screens, { one: 'It recovered.', other: `All # recovered within ${within}.` }),
  stillAway: 'Still offline.',
  whatOutages: 'the outages of this day',
  earlier: (count: number) =>
    plural(count, {
      one: 'Download the file to see 1 earlier outage on this day.',
      other: 'Download the file to see # earlier outages on this day.',
    }),
  file: 'CSV',
  fileWhat: 'Download this data',
  fileDays: 'Days and screens',
  fileOutages: 'Outages',
  saved: (file: string) => `Saved ${file}.`,
}
export type UptimeWords = typeof en
