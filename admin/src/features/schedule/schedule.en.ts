import { pluralIn } from '../../shared/i18n/plural.ts'
import type { Zoom } from './zoom.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Schedule',
  what: 'the schedule',
  today: 'Today',
  earlier: 'Previous',
  later: 'Next',
  zoom: 'Time range',
  zooms: { week: 'Week', fortnight: '2 weeks', month: 'Month' } satisfies Record<Zoom, string>,
  gym: 'Location',
  allGyms: 'All locations',
  noGym: 'No locations match',
  addWorkout: 'Add workout',
  printWeek: 'Print week',
  foldMenu: 'Collapse menu',
  unfoldMenu: 'Expand menu',
  allKeys: 'all shortcuts',
  showOnly: 'Show only',
  nextHole: 'Next gap:',
  holeAt: (round: number, day: string) => `round ${String(round)}, ${day}`,
  inDays: (days: number) =>
    days <= 0 ? 'today' : plural(days, { one: 'in # day', other: 'in # days' }),
  noHole: (day: string) => `No gaps through ${day}.`,
  holes: (count: number) => plural(count, { one: '# gap', other: '# gaps' }),
  drafts: (count: number, day: string) =>
    `${plural(count, { one: '# draft', other: '# drafts' })}, first on ${day}`,
  overlaps: (count: number) => plural(count, { one: '# overlap', other: '# overlaps' }),
  withoutSteps: (count: number) =>
    plural(count, { one: '# with no steps', other: '# with no steps' }),
  lacking: (count: number, language: string) => `${String(count)} missing in ${language}`,
  turnOf: (day: string, from: string, to: string) => `On ${day} from ${from} to ${to}`,
  stale: 'Showing the last saved schedule.',
  emptyTitle: 'Nothing is scheduled here yet',
  emptyWhy: 'Until you add workouts, screens show “Please Contact Support.”',
  copyWeeksBefore: (weeks: number) => `Copy the previous ${String(weeks)} weeks`,
  importFile: 'Import a file',
  firstWorkout: 'Add your first workout',
}
export type ScheduleWords = typeof en
