import type { AwayCauseCode } from '@roundboard/domain'
import { pluralIn } from '../i18n/plural.ts'

const plural = pluralIn('en')

/** Why walls are away, as far as can be seen, and what speaks for it. */
export const en = {
  cause: {
    'whole-gym': 'The gym’s network or power.',
    'one-by-one': 'Switched off one after the other.',
    'one-box': 'This box only.',
    some: 'Several boxes.',
    'never-linked': 'Never linked.',
    frozen: 'Video frozen.',
    'not-drawn': 'The wall is not drawn.',
    'no-space': 'No room on its disk.',
    'no-boot': 'Cannot start without network.',
    'old-version': 'An older version.',
  } satisfies Record<AwayCauseCode, string> as Readonly<Record<AwayCauseCode, string>>,
  together: (screens: number, within: string | null) =>
    within === null
      ? plural(screens, { one: 'Its screen went.', other: 'All # went in the same second.' })
      : plural(screens, { one: 'Its screen went.', other: `All # went within ${within}.` }),
  apart: (screens: number, within: string) =>
    plural(screens, { one: 'Its screen went.', other: `All # went within ${within}.` }),
  othersAnswer: (others: number) =>
    plural(others, { one: 'The other one answers.', other: 'The other # answer.' }),
  noOthers: 'The gym has no other.',
  noDisplay: (screens: number) =>
    plural(screens, {
      one: 'Its screen never had a display.',
      other: 'None of its # screens ever had a display.',
    }),
  reports: (screens: number) =>
    plural(screens, {
      one: 'It answers, and says so itself.',
      other: '# screens say so themselves.',
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
