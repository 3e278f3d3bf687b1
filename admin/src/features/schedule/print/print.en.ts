import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Print week',
  why: 'One landscape page, A4 or Letter, with everything screens show this week.',
  subject: 'the schedule',
  print: 'Print',
  earlier: 'Previous week',
  later: 'Next week',
  thisWeek: 'This week',
  withUnseen: 'Include drafts and hidden workouts',
  workouts: 'This week’s workouts',
  round: 'Round',
  nothing: 'No workout',
  draft: 'Draft',
  covered: 'Hidden',
  noSteps: 'No steps',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  holes: (count: number) => plural(count, { one: '# gap', other: '# gaps' }),
  asOf: (when: string) => `As of ${when}`,
}
export type PrintWords = typeof en
