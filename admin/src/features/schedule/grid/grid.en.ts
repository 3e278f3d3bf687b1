import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  schedule: 'Schedule',
  noWorkout: 'No workout',
  wallsSay: 'Walls say “Please Contact Support.”',
  noSteps: 'No steps yet: walls stay dark',
  wallsCannot: 'no steps yet, walls cannot show it',
  week: (day: string) => `Week of ${day}`,
  weekNumber: (number: number) => `W${String(number)}`,
  gyms: (count: number) => plural(count, { one: '# gym', other: '# gyms' }),
  here: 'now',
  round: (round: number, name: string) =>
    name ? `${String(round)} ${name}` : `Round ${String(round)}`,
  onAir: 'on air',
  onAirIn: (count: number) => plural(count, { one: 'on air in # gym', other: 'on air in # gyms' }),
  past: 'past',
  missingIn: (language: string) => `${language} missing`,
  outdatedIn: (language: string) => `${language} outdated`,
  draft: 'draft',
  again: (days: string) => `the same is in this week on ${days}, too`,
  wins: (count: number) => `${String(count)} workouts, this one wins`,
}
export type GridWords = typeof en
