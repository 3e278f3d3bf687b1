import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  dashboard: 'Dashboard',
  hello: (name: string) => `Hello, ${name}.`,
  connectivity: 'Screen connectivity',
  simulated: (count: number) =>
    `${plural(count, { one: '# screen is simulated', other: '# screens are simulated' })}. To turn this off, set DEMO_DISPLAYS=0.`,
  connectivityWhat: 'screen connectivity',
  overall: 'Overall',
  overallMeaning: {
    green: 'All screens are online.',
    yellow: 'Some screens are offline.',
    red: 'At least one location has no screens online.',
  },
  connectedOf: (connected: string, all: string) => `${connected} of ${all} screens connected`,
  locationsIn: (count: number) => plural(count, { one: '# location', other: '# locations' }),
  location: 'Location',
  status: 'Status',
  screens: 'Screens',
  lastStatus: 'Last seen',
  neverSeen: 'never seen',
  onlyProblems: 'With issues',
  others: 'All others',
  noneOf: {
    all: 'No locations found',
    problems: 'No locations have issues.',
    'not-held': 'All locations are ready for a night offline.',
  },
  notHeld: (count: number) =>
    plural(count, {
      one: '# location isn’t ready for a night offline',
      other: '# locations aren’t ready for a night offline',
    }),
  allHeld: 'The next day is available offline at every location',
  listThem: 'Show them',
  listAll: 'Show all',
  content: 'Content Status',
  contentWhat: 'the content status',
  contentWhy: 'These workouts have no routines, so screens can’t show them.',
  contentGood: 'Every workout has routines.',
  round: (number: number) => `Round ${String(number)}`,
  addRoutines: 'Add routines',
  schedule: 'Rolling schedule',
  scheduleWhat: 'the schedule',
  scheduleWhy: (zone: string) =>
    `What screens show over the next seven days. Your time zone is ${zone}.`,
  today: 'Today',
  scheduledWorkout: (name: string) => `Scheduled: ${name}`,
  onlyDraft: (name: string, round: number, day: string) =>
    `Draft, not on screens: ${name}, round ${String(round)}, ${day}`,
  toDay: (day: string) => `Open ${day} in the schedule`,
  coverage: 'Schedule coverage',
  coverageWhat: 'schedule coverage',
  nextHole: 'Next gap:',
  nextDraft: 'Next unpublished draft:',
  nextMissing: (language: string, gyms: number) =>
    `${language} (${plural(gyms, { one: '# location', other: '# locations' })}), next missing translation:`,
  placeAt: (round: number, day: string) => `round ${String(round)}, ${day}`,
  draftWaits: 'has a draft',
  noHole: 'No gaps in the next 12 months.',
  allTranslated: (language: string) => `${language}: fully translated.`,
  notScheduled: 'Not scheduled',
  addFor: (round: number, day: string) =>
    `Not scheduled: add a workout for round ${String(round)}, ${day}`,
  api: 'API access',
  apiWhy:
    'This account is for programs. They log in with its email address and password. The API document describes the calls.',
  apiDocument: 'Open API document',
  release: 'Latest release note',
  releaseWhat: 'the latest release note',
  noReleases: 'No releases found',
  allReleases: 'All release notes',
}
export type DashboardWords = typeof en
