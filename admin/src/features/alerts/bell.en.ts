import type { ScreenTrouble } from '@roundboard/domain'
import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

type Said = readonly [title: string, how: string]

/** What the bell says of outages: one line each, and the same line when it is over. */
export const en = {
  title: 'Alerts',
  what: 'your alerts',
  button: (unread: number) =>
    unread === 0
      ? 'Alerts'
      : plural(unread, { one: 'Alerts: # unread', other: 'Alerts: # unread' }),
  unknown: 'Alerts: could not be loaded',
  unread: 'Unread',
  markAll: 'Mark all as read',
  mark: (title: string) => `Mark as read: ${title}`,
  none: 'No alerts',
  noneWhy:
    'When a gym goes dark, or something else that you want to know of happens, it stands here.',
  newest: (count: number) => `The newest ${String(count)} are shown.`,
  choose: 'What you are told',
  screen: (round: number, name: string) =>
    name === '' || name === `Round ${String(round)}`
      ? `Round ${String(round)}`
      : `Round ${String(round)} · ${name}`,
  more: (named: string, count: number) => `${named} and ${String(count)} more`,
  away: (gym: string) => `${gym} is away`,
  awayHow: (screens: number) =>
    plural(screens, {
      one: 'Its screen does not answer.',
      other: 'None of its # screens answers.',
    }),
  back: (gym: string) => `${gym} is back`,
  some: (gym: string, away: number, of: number) =>
    `${gym}: ${String(away)} of ${plural(of, { one: '# screen', other: '# screens' })} away`,
  someHow: (screens: string) => `${screens}. The others answer.`,
  someBack: (gym: string) => `${gym}: all screens are back`,
  look: (gym: string) => `${gym} needs a look`,
  well: (gym: string) => `${gym} is well again`,
  troubles: {
    frozen: 'video frozen',
    'not-drawn': 'not drawn',
    'no-space': 'no room on its disk',
    'no-boot': 'cannot start without network',
    'old-version': 'an older version',
  } satisfies Record<ScreenTrouble, string> as Readonly<Record<string, string>>,
  noWorkout: (day: string) => `No workout for ${day}`,
  noWorkoutHow: (rounds: string, isOne: boolean) => `${isOne ? 'Round' : 'Rounds'} ${rounds}.`,
  drafts: (rounds: string) => `A draft for ${rounds} only wants to be published.`,
  hasWorkouts: (day: string) => `Every round has a workout for ${day}`,
  wentWithout: (day: string) => `${day} went by without a workout`,
  server: {
    'many-away': (gyms: number, screens: number): Said => [
      `${String(gyms)} gyms went at once`,
      `With ${String(screens)} screens. So many at a time: the cause is the server or its connection.`,
    ],
    disk: (): Said => [
      'The server’s disk is nearly full',
      'It holds media, and an embedded database.',
    ],
    database: (): Said => ['The database took no writes', 'What was sent meanwhile was refused.'],
    mail: (count: number): Said => [
      'Mail does not go out',
      plural(count, {
        one: '# letter could not be sent.',
        other: '# letters could not be sent.',
      }),
    ],
    jobs: (count: number): Said => [
      'The server could not do its work',
      plural(count, { one: '# job was given up.', other: '# jobs were given up.' }),
    ],
    clock: (): Said => [
      'The server’s clock was changed',
      'Walls go by it: look whether it is right.',
    ],
  },
  serverEnds: {
    'many-away': 'Most of the gyms are back',
    disk: 'The server’s disk has room again',
    database: 'The database takes writes again',
    mail: 'Mail goes out again',
    jobs: 'The server does its work again',
    clock: 'The server’s clock is right again',
  },
  there: (when: string) => `${when} there`,
  since: (when: string, length: string) => `Since ${when}, ${length}`,
  changedBy: (length: string, when: string) => `By ${length}, told of ${when}`,
  after: (length: string, from: string, to: string) => `After ${length}: ${from} to ${to}`,
}
export type BellWords = typeof en
