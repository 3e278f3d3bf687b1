import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Locations that need attention',
  what: 'locations that need attention',
  location: 'Location',
  since: 'Since',
  why: 'Likely cause',
  never: 'never seen',
  there: (when: string) => `${when} local time`,
  round: (round: number) => `Round ${String(round)}`,
  screens: (count: number) => plural(count, { one: '# screen', other: '# screens' }),
  connectedOf: (what: string, connected: string, of: string) => `${what}, ${connected} / ${of}`,
  atClock: (clock: string) => `at ${clock}`,
  onDay: (day: string, clock: string) => `on ${day} at ${clock}`,
  toldOnly: (count: number, when: string) =>
    plural(count, {
      one: `# person at head office was notified ${when}.`,
      other: `# people at head office were notified ${when}.`,
    }),
  told: (names: string, others: number, when: string) =>
    others === 0
      ? `Notified ${names} ${when}.`
      : `Notified ${names} and ${plural(others, { one: '# other', other: '# others' })} ${when}.`,
  often: (times: number, length: string) =>
    plural(times, {
      one: `Offline once in the last 30 days, for ${length}.`,
      other: `Offline # times in the last 30 days, ${length} in total.`,
    }),
  opens: (weekday: string, clock: string) => `Opens ${weekday} at ${clock}.`,
  closedRows: 'Closed now and offline (not counted above)',
  replace: 'Replace display',
  look: 'View screen',
  reload: 'Hard Refresh',
  reloaded: (name: string) =>
    `Hard refresh sent to ${name}. Please wait 30-60 seconds for its screens to reload.`,
  mutedWell: (count: number) =>
    plural(count, {
      one: '# muted location has no issues:',
      other: '# muted locations have no issues:',
    }),
  mutedWellUntil: (name: string, when: string) => `${name} until ${when}`,
  sentences: 'Overview',
  counted: (away: number, look: number) =>
    [
      away > 0 && plural(away, { one: '# location is offline', other: '# locations are offline' }),
      look > 0 &&
        plural(look, { one: '# location needs attention', other: '# locations need attention' }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  noneAway: 'No locations are offline',
  wellCount: (well: number) =>
    plural(well, { one: '# location has no issues.', other: '# locations have no issues.' }),
  closedCount: (closed: number) =>
    plural(closed, {
      one: '# is closed now and isn’t counted.',
      other: '# are closed now and aren’t counted.',
    }),
  notLooked: 'The server just started and hasn’t checked the screens yet.',
  noneLinked: 'No screens are linked yet',
  noneLinkedWhy: 'Link a screen to see what it can show offline.',
  heldWhy: 'Screens can show it without a network.',
  notHeldWhy: 'Some of the next day’s content isn’t cached on their screens.',
  fillIt: 'Fill gap',
  beforeIt: (place: string) => `Unpublished draft before that: ${place}.`,
  draftThere: 'It has a draft.',
  missingIn: (language: string, place: string) =>
    `First missing ${language} translation: ${place}.`,
}
export type AwayRowWords = typeof en
