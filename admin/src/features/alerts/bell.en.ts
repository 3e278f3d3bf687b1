import type { ScreenTrouble } from '@roundboard/domain'
import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

type Said = readonly [title: string, how: string]

/** What the bell says of outages: one line each, and the same line when it is over. */
export const en = {
  title: 'Notifications',
  what: 'your notifications',
  button: (unread: number) =>
    unread === 0
      ? 'Notifications'
      : plural(unread, { one: 'Notifications: # unread', other: 'Notifications: # unread' }),
  unknown: 'Notifications: couldn’t be loaded',
  unread: 'Unread',
  markAll: 'Mark all as read',
  mark: (title: string) => `Mark as read: ${title}`,
  none: 'No notifications',
  noneWhy:
    'When a location goes offline, or something else you follow happens, you’ll see it here.',
  newest: (count: number) => `Showing the ${String(count)} most recent.`,
  choose: 'Notification settings',
  screen: (round: number, name: string) =>
    name === '' || name === `Round ${String(round)}`
      ? `Round ${String(round)}`
      : `Round ${String(round)} · ${name}`,
  more: (named: string, count: number) => `${named} and ${String(count)} more`,
  away: (gym: string) => `${gym} is offline`,
  awayHow: (screens: number) =>
    plural(screens, {
      one: 'Its screen isn’t responding.',
      other: 'None of its # screens is responding.',
    }),
  back: (gym: string) => `${gym} is back online`,
  some: (gym: string, away: number, of: number) =>
    `${gym}: ${String(away)} of ${plural(of, { one: '# screen', other: '# screens' })} offline`,
  someHow: (screens: string) => `${screens}. The others are online.`,
  someBack: (gym: string) => `${gym}: all screens are back online`,
  look: (gym: string) => `${gym} needs attention`,
  well: (gym: string) => `${gym} has recovered`,
  troubles: {
    frozen: 'video frozen',
    'not-drawn': 'display error',
    'no-space': 'disk full',
    'no-boot': 'can’t start offline',
    'old-version': 'outdated version',
  } satisfies Record<ScreenTrouble, string> as Readonly<Record<string, string>>,
  noWorkout: (day: string) => `No workout for ${day}`,
  noWorkoutHow: (rounds: string, isOne: boolean) => `${isOne ? 'Round' : 'Rounds'} ${rounds}.`,
  drafts: (rounds: string) => `A draft for ${rounds} is ready to publish.`,
  hasWorkouts: (day: string) => `Every round has a workout for ${day}`,
  wentWithout: (day: string) => `There was no workout on ${day}`,
  server: {
    'many-away': (gyms: number, screens: number): Said => [
      `${String(gyms)} locations went offline at once`,
      `${String(screens)} screens are affected. The cause is probably the server or its connection.`,
    ],
    disk: (): Said => [
      'The server’s disk is almost full',
      'Free up space to avoid losing service.',
    ],
    database: (): Said => [
      'The database couldn’t save changes',
      'Changes made during that time were rejected.',
    ],
    mail: (count: number): Said => [
      'Emails aren’t being sent',
      plural(count, { one: '# email couldn’t be sent.', other: '# emails couldn’t be sent.' }),
    ],
    jobs: (count: number): Said => [
      'Background jobs are failing',
      plural(count, { one: '# job failed.', other: '# jobs failed.' }),
    ],
    clock: (): Said => [
      'The server’s clock was changed',
      'Screens follow it. Check that it’s right.',
    ],
  },
  serverEnds: {
    'many-away': 'Most locations are back online',
    disk: 'The server’s disk has enough space again',
    database: 'The database is saving changes again',
    mail: 'Emails are being sent again',
    jobs: 'Background jobs are running again',
    clock: 'The server’s clock is correct again',
  },
  there: (when: string) => `${when} local time`,
  since: (when: string, length: string) => `Since ${when} (${length})`,
  changedBy: (length: string, when: string) => `Changed by ${length}, noticed ${when}`,
  after: (length: string, from: string, to: string) => `Lasted ${length}, from ${from} to ${to}`,
}
export type BellWords = typeof en
