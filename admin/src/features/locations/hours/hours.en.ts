import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  title: 'Opening hours and alerts',
  why: 'In the location’s local time. You aren’t alerted about screens that go offline while the location is closed, and closed hours don’t count toward uptime. To stay open past midnight, add two openings: one until the end of the day, one from 0:00 the next day.',
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
  remove: (weekday: string, opening: number) => `Remove opening ${String(opening)} on ${weekday}`,
  alwaysOpen: 'Always open',
  allDayOn: (weekday: string) => `All day on ${weekday}`,
  setAllDay: 'All day',
  copyMonday: 'Copy Monday to all days',
  told: 'Alert when offline',
  toldLabel: 'Minutes offline before an alert',
  toldHint: 'Counts opening hours only.',
  after: (minutes: number) => plural(minutes, { one: 'after # minute', other: 'after # minutes' }),
}
export type HoursWords = typeof en
