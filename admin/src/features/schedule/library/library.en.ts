import type { TemplateLevel } from '@roundboard/contract'
import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  library: 'Library',
  description: 'Workouts that are worth keeping, to be placed on any round and day.',
  subject: 'templates',
  thing: 'template',
  none: 'No templates found',
  noneYet: 'Open a workout in the schedule and keep it here.',
  toSchedule: 'Open the schedule',
  name: 'Name',
  equipment: 'Equipment',
  focus: 'Focus',
  tagsHint: 'Enter or a comma ends a tag.',
  level: 'Level',
  levels: {
    any: 'Any level',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  } satisfies Record<TemplateLevel, string>,
  lastDay: 'Last shown',
  neverShown: 'Not yet',
  planned: (day: string) => `Until ${day}`,
  all: 'All',
  unused: (days: number) => `Not within ${String(days)} days`,
  place: 'Place',
  placeOne: (name: string) => `Place ${name} on days`,
  round: 'Round',
  roundNumber: (number: number) => `Round ${String(number)}`,
  firstDay: 'First day',
  lastDayOf: 'Last day',
  asQuestion: 'On the walls',
  noSuchDay: 'This day does not exist.',
  endsBefore: 'The last day is before the first.',
  isTaken: 'There is a workout already: nothing would be placed.',
  replaces: (count: number) =>
    plural(count, {
      one: '# workout gives way to it.',
      other: '# workouts give way to it.',
    }),
  placed: (name: string, days: string) => `Placed ${name} on ${days}.`,
  edit: (name: string) => `Edit ${name}`,
  updated: (name: string) => `Updated template: ${name}`,
  remove: (name: string) => `Delete ${name}`,
  sureDelete: (name: string) => `Are you sure you want to delete template: "${name}" ?`,
  deleteDetail: 'Workouts that were made of it stay. This cannot be undone.',
  deleted: (name: string) => `Deleted template: ${name}`,
  keep: 'Keep in the library',
  kept: (name: string) => `${name} is in the library.`,
}
export type TemplateWords = typeof en
