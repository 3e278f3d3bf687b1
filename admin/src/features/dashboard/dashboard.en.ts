import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  dashboard: 'Dashboard',
  hello: (name: string) => `Hello, ${name}.`,
  connectivity: 'Screen connectivity',
  simulated: (count: number) =>
    `${plural(count, { one: '# display is simulated', other: '# displays are simulated' })}: DEMO_DISPLAYS=0 leaves them out.`,
  connectivityWhat: 'screen connectivity',
  overall: 'Overall',
  overallMeaning: {
    green: 'Every screen answers.',
    yellow: 'Some screens do not answer.',
    red: 'At least one location has no screen that answers.',
  },
  connectedOf: (connected: string, all: string) => `${connected} of ${all} screens connected`,
  locationsIn: (count: number) => plural(count, { one: '# location', other: '# locations' }),
  location: 'Location',
  status: 'Status',
  screens: 'Screens',
  lastStatus: 'Last status',
  neverSeen: 'never seen',
  onlyProblems: 'Only problems',
  others: 'All others',
  noneOf: {
    all: 'No locations found',
    problems: 'Every screen of every location answers.',
    'not-held': 'Every location would survive a night without network.',
  },
  notHeld: (count: number) =>
    plural(count, {
      one: '# location would not survive a night without network',
      other: '# locations would not survive a night without network',
    }),
  allHeld: 'Every gym with a display holds its coming day',
  listThem: 'Show them',
  listAll: 'Show all',
  content: 'Content Status',
  contentWhat: 'the content status',
  contentWhy: 'Workouts that lack routines. Walls cannot show them.',
  contentGood: 'Every workout has its routines.',
  round: (number: number) => `Round ${String(number)}`,
  addRoutines: 'Add routines',
  schedule: 'Rolling schedule',
  scheduleWhat: 'the schedule',
  scheduleWhy: (zone: string) =>
    `What walls show in the seven days from today, as it is in your time zone, ${zone}.`,
  today: 'Today',
  scheduledWorkout: (name: string) => `Scheduled: ${name}`,
  onlyDraft: (name: string, round: number, day: string) =>
    `Only a draft, not on walls: ${name}, round ${String(round)} on ${day}`,
  toDay: (day: string) => `${day} in the schedule`,
  coverage: 'Coverage',
  coverageWhat: 'the coverage',
  nextHole: 'Next hole:',
  nextDraft: 'Next with only a draft:',
  nextMissing: (language: string, gyms: number) =>
    `${language} (${plural(gyms, { one: '# gym', other: '# gyms' })}), next text missing:`,
  placeAt: (round: number, day: string) => `round ${String(round)} on ${day}`,
  draftWaits: 'a draft waits there',
  noHole: 'No hole in the coming year.',
  allTranslated: (language: string) => `${language}: every text is there.`,
  notScheduled: 'Not scheduled',
  addFor: (round: number, day: string) =>
    `Not scheduled: add a workout for round ${String(round)} on ${day}`,
  api: 'API access',
  apiWhy:
    'This account is for programs. They log in with its e-mail address and password and ask as the API document says.',
  apiDocument: 'Open the API document',
  release: 'Latest release note',
  releaseWhat: 'the latest release note',
  noReleases: 'No releases found',
  allReleases: 'All release notes',
}
export type DashboardWords = typeof en
