import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Opening hours, alerts',
  why: 'By the gym’s own clock. Nobody is told of a wall that is off while the gym is closed, and closed hours count nowhere. What goes past midnight is two openings: to the day’s end, and from 0:00 on the next day.',
  open: 'Open',
  always: 'Always',
  everyDay: 'Every day',
  allDay: 'all day',
  closed: 'closed',
  dayIs: (day: string, hours: string) => `${day} ${hours}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  opens: (weekday: string, opening: number) => `${weekday} opens (${String(opening)})`,
  closes: (weekday: string, opening: number) => `${weekday} closes (${String(opening)})`,
  closedAllDay: 'Closed all day',
  add: 'Add opening',
  addOn: (weekday: string) => `Add opening on ${weekday}`,
  remove: (weekday: string, opening: number) => `Remove opening ${String(opening)} of ${weekday}`,
  alwaysOpen: 'Always open',
  allDayOn: (weekday: string) => `All day on ${weekday}`,
  setAllDay: 'All day',
  copyMonday: 'Copy Monday to all days',
  told: 'Told when away',
  toldLabel: 'Told when away after',
  toldHint: 'Minutes in opening hours.',
  after: (minutes: number) => plural(minutes, { one: 'after # minute', other: 'after # minutes' }),
}
export type HoursWords = typeof en
