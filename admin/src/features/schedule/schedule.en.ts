import { pluralIn } from '../../shared/i18n/plural.ts'
import type { Zoom } from './zoom.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Schedule',
  what: 'the schedule',
  today: 'Today',
  earlier: 'Earlier',
  later: 'Later',
  zoom: 'Height of the rows',
  zooms: { week: 'Week', fortnight: 'Fortnight', month: 'Month' } satisfies Record<Zoom, string>,
  gym: 'Gym',
  allGyms: 'All gyms',
  noGym: 'No gym of this name',
  addWorkout: 'Add workout',
  printWeek: 'Print week',
  foldMenu: 'Fold the menu',
  unfoldMenu: 'Unfold the menu',
  allKeys: 'all keys',
  showOnly: 'Show only',
  nextHole: 'Next hole:',
  holeAt: (round: number, day: string) => `round ${String(round)} on ${day}`,
  inDays: (days: number) =>
    days <= 0 ? 'now' : plural(days, { one: 'in # day', other: 'in # days' }),
  noHole: (day: string) => `No hole until ${day}.`,
  holes: (count: number) => plural(count, { one: '# hole', other: '# holes' }),
  drafts: (count: number, day: string) =>
    `${plural(count, { one: '# draft', other: '# drafts' })}, first on ${day}`,
  overlaps: (count: number) => plural(count, { one: '# overlap', other: '# overlaps' }),
  withoutSteps: (count: number) =>
    plural(count, { one: '# without steps', other: '# without steps' }),
  lacking: (count: number, language: string) => `${String(count)} missing in ${language}`,
  turnOf: (day: string, from: string, to: string) => `In ${day} since ${from}, until ${to}`,
  stale: 'This is what was known last.',
  emptyTitle: 'Nothing is scheduled here yet',
  emptyWhy: 'Every round of every day is a hole: walls say “Please Contact Support.”',
  copyWeeksBefore: (weeks: number) => `Copy the ${String(weeks)} weeks before`,
  importFile: 'Import a file',
  firstWorkout: 'Add the first workout',
}
export type ScheduleWords = typeof en
