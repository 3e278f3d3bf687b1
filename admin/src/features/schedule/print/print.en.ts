import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Print a week',
  why: 'One page across, A4 or Letter: what the walls of every gym show.',
  subject: 'the schedule',
  print: 'Print',
  earlier: 'The week before',
  later: 'The week after',
  thisWeek: 'This week',
  withUnseen: 'Also what walls do not show: drafts and covered workouts',
  workouts: 'Workouts of the week',
  round: 'Round',
  nothing: 'No workout',
  draft: 'Draft',
  covered: 'Covered',
  noSteps: 'No steps',
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  holes: (count: number) => plural(count, { one: '# hole', other: '# holes' }),
  asOf: (when: string) => `As of ${when}`,
}
export type PrintWords = typeof en
