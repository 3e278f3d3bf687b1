import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  panel: 'Workout',
  theWorkout: 'the workout',
  wall: (name: string) => `The wall of ${name}`,
  noWall: 'Without steps, walls cannot show it.',
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
  onAir: (gyms: number) => `On air in ${plural(gyms, { one: '# gym', other: '# gyms' })}`,
  lastTime: 'Last time',
  daysBefore: (day: string, count: number) =>
    `${day}, ${plural(count, { one: '# day before', other: '# days before' })}`,
  firstTime: 'Not before',
  wallShows: 'Wall shows',
  original: 'Original',
  languages: 'Languages',
  complete: (language: string) => language,
  missing: (language: string) => `${language} missing`,
  outdated: (language: string) => `${language} outdated`,
  subHeaderScrolls: (length: number, max: number) =>
    `${String(length)} of ${String(max)} characters. The sub-header scrolls on the wall.`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  more: 'More',
  onThisDay: (count: number) => `${count === 2 ? 'Two' : String(count)} workouts on this day`,
  oneWins: (count: number) => `${count === 2 ? 'Two' : String(count)} workouts, one wins`,
  thisWins: {
    'starts-last': 'This one wins: it starts last.',
    'created-last': 'This one wins: it was made last.',
  },
  otherWins: {
    'starts-last': (name: string) => `Walls show ${name}: it starts last.`,
    'created-last': (name: string) => `Walls show ${name}: it was made last.`,
  },
  wallShowsOn: {
    'starts-last': (name: string, day: string) =>
      `On ${day} the wall shows ${name}: it starts last. With the same start, the newest wins.`,
    'created-last': (name: string, day: string) =>
      `On ${day} the wall shows ${name}: it was made last. Had another started later, that one would win.`,
  },
  isBack: (name: string, days: string, day: string) => `${name}, ${days}, is back on ${day}.`,
  isNotBack: (name: string, days: string) => `${name}, ${days}, does not come back after it.`,
  wins: 'wins',
  end: (name: string, day: string) => `End ${name} on ${day}`,
  begin: (name: string, day: string) => `Begin ${name} on ${day}`,
  remove: (name: string) => `Delete ${name}`,
  leaves: (days: string) => `Then there is no workout on ${days}.`,
  leavesMany: (count: number, day: string) =>
    `Then there is no workout on ${String(count)} days from ${day}.`,
  leave: 'Leave as it is',
}
export type PanelWords = typeof en
