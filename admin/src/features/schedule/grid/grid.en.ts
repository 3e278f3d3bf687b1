import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  schedule: 'Schedule',
  noWorkout: 'No workout',
  wallsSay: 'Screens show “Please Contact Support.”',
  noSteps: 'No steps yet: screens stay blank',
  wallsCannot: 'no steps yet, so screens can’t show it',
  week: (day: string) => `Week of ${day}`,
  weekNumber: (number: number) => `W${String(number)}`,
  gyms: (count: number) => plural(count, { one: '# location', other: '# locations' }),
  here: 'now',
  round: (round: number, name: string) =>
    name ? `${String(round)} ${name}` : `Round ${String(round)}`,
  onAir: 'showing now',
  onAirIn: (count: number) =>
    plural(count, { one: 'showing now at # location', other: 'showing now at # locations' }),
  past: 'past',
  missingIn: (language: string) => `${language} missing`,
  outdatedIn: (language: string) => `${language} outdated`,
  draft: 'draft',
  again: (days: string) => `also this week on ${days}`,
  wins: (count: number) => `${String(count)} workouts overlap, screens show this one`,
}
export type GridWords = typeof en
