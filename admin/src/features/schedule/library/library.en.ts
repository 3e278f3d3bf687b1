import type { TemplateLevel } from '@roundboard/contract'
import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  library: 'Templates',
  description: 'Save workouts here, then schedule them on any round and day.',
  subject: 'templates',
  thing: 'template',
  none: 'No templates found',
  noneYet: 'Open a workout in the schedule and save it as a template.',
  toSchedule: 'Open schedule',
  name: 'Name',
  equipment: 'Equipment',
  focus: 'Focus',
  tagsHint: 'Press Enter or comma after each tag.',
  level: 'Level',
  levels: {
    any: 'Any level',
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  } satisfies Record<TemplateLevel, string>,
  lastDay: 'Last shown',
  neverShown: 'Never',
  planned: (day: string) => `Until ${day}`,
  all: 'All',
  unused: (days: number) => `Unused for ${String(days)} days`,
  place: 'Schedule',
  placeOne: (name: string) => `Schedule ${name}`,
  round: 'Round',
  roundNumber: (number: number) => `Round ${String(number)}`,
  firstDay: 'First day',
  lastDayOf: 'Last day',
  asQuestion: 'State',
  noSuchDay: 'That isn’t a valid date.',
  endsBefore: 'The last day must be on or after the first day.',
  isTaken: 'There’s already a workout on those days. Choose other days or replace it.',
  replaces: (count: number) =>
    plural(count, {
      one: '# workout will be replaced.',
      other: '# workouts will be replaced.',
    }),
  placed: (name: string, days: string) => `Scheduled ${name}, ${days}`,
  edit: (name: string) => `Edit ${name}`,
  updated: (name: string) => `Updated template: ${name}`,
  remove: (name: string) => `Delete ${name}`,
  sureDelete: (name: string) => `Are you sure you want to delete template: "${name}" ?`,
  deleteDetail: 'Workouts created from it stay. You can’t undo this.',
  deleted: (name: string) => `Deleted template: ${name}`,
  keep: 'Save as template',
  kept: (name: string) => `Saved template: ${name}`,
}
export type TemplateWords = typeof en
