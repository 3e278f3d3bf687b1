import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  panel: 'Workout',
  theWorkout: 'the workout',
  wall: (name: string) => `Screen preview of ${name}`,
  noWall: 'Add steps so screens can show this workout.',
  daysLabel: 'Days',
  only: (day: string) => `${day} only`,
  days: (days: string, count: number) => `${days}, ${plural(count, { other: '# days' })}`,
  state: 'State',
  states: {
    draft: 'Draft',
    published: 'Published',
    past: 'Past',
    'no-steps': 'No steps yet',
  },
  onAir: (gyms: number) =>
    `Showing now at ${plural(gyms, { one: '# location', other: '# locations' })}`,
  lastTime: 'Last shown',
  daysBefore: (day: string, count: number) =>
    `${day}, ${plural(count, { one: '# day earlier', other: '# days earlier' })}`,
  firstTime: 'Never before',
  wallShows: 'Screen shows',
  original: 'Original',
  languages: 'Languages',
  complete: (language: string) => language,
  missing: (language: string) => `${language} missing`,
  outdated: (language: string) => `${language} outdated`,
  subHeaderScrolls: (length: number, max: number) =>
    `${String(length)} of ${String(max)} characters. The sub-header will scroll on screens.`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  more: 'More',
  onThisDay: (count: number) => `${count === 2 ? 'Two' : String(count)} workouts on this day`,
  oneWins: (count: number) => `${count === 2 ? 'Two' : String(count)} workouts overlap`,
  thisWins: {
    'starts-last': 'Screens show this one: it starts last.',
    'created-last': 'Screens show this one: it was created last.',
  },
  otherWins: {
    'starts-last': (name: string) => `Screens show ${name}: it starts last.`,
    'created-last': (name: string) => `Screens show ${name}: it was created last.`,
  },
  wallShowsOn: {
    'starts-last': (name: string, day: string) =>
      `On ${day}, screens show ${name} because it starts last. If two start on the same day, screens show the newest.`,
    'created-last': (name: string, day: string) =>
      `On ${day}, screens show ${name} because it was created last. A workout that starts later would replace it.`,
  },
  isBack: (name: string, days: string, day: string) => `${name}, ${days}, returns on ${day}.`,
  isNotBack: (name: string, days: string) => `${name}, ${days}, doesn’t return afterward.`,
  wins: 'shown',
  end: (name: string, day: string) => `End ${name} on ${day}`,
  begin: (name: string, day: string) => `Start ${name} on ${day}`,
  remove: (name: string) => `Delete ${name}`,
  leaves: (days: string) => `This leaves a gap on ${days}.`,
  leavesMany: (count: number, day: string) =>
    `This leaves gaps on ${String(count)} days from ${day}.`,
  leave: 'Keep as is',
}
export type PanelWords = typeof en
