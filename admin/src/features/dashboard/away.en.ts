import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Who is away',
  what: 'who is away',
  location: 'Location',
  since: 'Away since',
  why: 'Why, as far as we can see',
  never: 'never seen',
  there: (when: string) => `${when} there`,
  round: (round: number) => `Round ${String(round)}`,
  screens: (count: number) => plural(count, { one: '# screen', other: '# screens' }),
  connectedOf: (what: string, connected: string, of: string) => `${what}, ${connected} / ${of}`,
  atClock: (clock: string) => `at ${clock}`,
  onDay: (day: string, clock: string) => `on ${day} at ${clock}`,
  toldOnly: (count: number, when: string) =>
    plural(count, {
      one: `Head office was told ${when}.`,
      other: `# of head office were told ${when}.`,
    }),
  told: (names: string, others: number, when: string) =>
    others === 0
      ? `Told ${names} ${when}.`
      : `Told ${names} and ${plural(others, { one: '# other', other: '# others' })} ${when}.`,
  often: (times: number, length: string) =>
    plural(times, {
      one: `It was away once in thirty days, for ${length}.`,
      other: `It was away # times in thirty days, for ${length} in all.`,
    }),
  opens: (weekday: string, clock: string) => `The gym opens on ${weekday} at ${clock}.`,
  closedRows: 'Closed now, and away: they do not count',
  replace: 'Replace display',
  look: 'Look at it',
  reload: 'Hard Refresh',
  reloaded: (name: string) =>
    `Hard refresh sent to ${name}. Please wait 30-60 seconds for its screens to reload.`,
  mutedWell: (count: number) =>
    plural(count, {
      one: '# gym that is well is muted:',
      other: '# gyms that are well are muted:',
    }),
  mutedWellUntil: (name: string, when: string) => `${name} until ${when}`,
  sentences: 'In three sentences',
  counted: (away: number, look: number) =>
    [
      away > 0 && plural(away, { one: '# gym is away', other: '# gyms are away' }),
      look > 0 && plural(look, { one: '# gym needs a look', other: '# gyms need a look' }),
    ]
      .filter((part) => part !== false)
      .join(', '),
  noneAway: 'No gym is away',
  wellCount: (well: number) => plural(well, { one: '# gym is well.', other: '# gyms are well.' }),
  closedCount: (closed: number) =>
    plural(closed, {
      one: '# is closed now and does not count.',
      other: '# are closed now and do not count.',
    }),
  notLooked: 'The server has just started, and has not looked yet.',
  noneLinked: 'No display is linked yet',
  noneLinkedWhy: 'What walls hold for the coming day is told here.',
  heldWhy: 'They could show it without network.',
  notHeldWhy: 'Their walls lack something of the coming day.',
  fillIt: 'Fill it',
  beforeIt: (place: string) => `Before it, ${place} is only a draft.`,
  draftThere: 'A draft waits there.',
  missingIn: (language: string, place: string) => `${language}: first text missing for ${place}.`,
}
export type AwayRowWords = typeof en
