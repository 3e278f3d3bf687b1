import type { AwayCauseCode } from '@roundboard/domain'
import { pluralIn } from '../i18n/plural.ts'

const plural = pluralIn('en')

/** Why walls are away, as far as can be seen, and what speaks for it. */
export const en = {
  cause: {
    'whole-gym': 'The location’s network or power.',
    'one-by-one': 'Turned off one by one.',
    'one-box': 'This device only.',
    some: 'Several devices.',
    'never-linked': 'Never linked.',
    frozen: 'Video frozen.',
    'not-drawn': 'Display error.',
    'no-space': 'Disk full.',
    'no-boot': 'Can’t start offline.',
    'old-version': 'Outdated version.',
  } satisfies Record<AwayCauseCode, string> as Readonly<Record<AwayCauseCode, string>>,
  together: (screens: number, within: string | null) =>
    within === null
      ? plural(screens, {
          one: 'Its screen went offline.',
          other: 'All # screens went offline in the same second.',
        })
      : plural(screens, {
          one: 'Its screen went offline.',
          other: `All # screens went offline within ${within}.`,
        }),
  apart: (screens: number, within: string) =>
    plural(screens, {
      one: 'Its screen went offline.',
      other: `All # screens went offline within ${within}.`,
    }),
  othersAnswer: (others: number) =>
    plural(others, {
      one: 'The other screen is online.',
      other: 'The other # screens are online.',
    }),
  noOthers: 'The location has no other screens.',
  noDisplay: (screens: number) =>
    plural(screens, {
      one: 'Its screen has never been linked.',
      other: 'None of its # screens has ever been linked.',
    }),
  reports: (screens: number) =>
    plural(screens, {
      one: 'The screen is online and reported this itself.',
      other: '# screens are online and reported this themselves.',
    }),
  seconds: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  forMinutes: (minutes: string) => `${minutes} min`,
  forHours: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  forDays: (days: number) => plural(days, { one: '# day', other: '# days' }),
  underAMinute: 'less than a minute',
  round: (round: number) => `Round ${String(round)}`,
}
export type AwayWords = typeof en
