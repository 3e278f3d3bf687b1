import type { PlannedPlace } from './bulk-plan.ts'
import { addDays, type Day, daysBetween, weekdayOf } from './calendar-days.ts'

/** A workout of a week template: its week from 0, its weekday (0 for Sunday) and its number of days. */
export type WeekSlot = {
  readonly id: string
  readonly round: number
  readonly week: number
  readonly weekday: number
  readonly days: number
}

/** How many weeks a template has, and its workouts. */
export type WeekSlots = { readonly weeks: number; readonly slots: readonly WeekSlot[] }

/** Repeats the templates every `every` weeks: `times` times in all, or for all workouts that end by `until`. */
export type WeekRepeat =
  | { readonly every: number; readonly times: number }
  | { readonly every: number; readonly until: Day }

/** Where a workout is in weeks that start on a day; days outside those weeks are cut off. */
export function slotOf(
  { round, firstDay, lastDay }: { round: number; firstDay: Day; lastDay: Day },
  startDate: Day,
  weeks: number,
): Omit<WeekSlot, 'id'> | undefined {
  const end = addDays(startDate, weeks * 7 - 1)
  const from = firstDay < startDate ? startDate : firstDay
  const to = lastDay > end ? end : lastDay
  if (to < from) return undefined
  const week = Math.floor(daysBetween(startDate, from) / 7)
  return { round, week, weekday: weekdayOf(from), days: daysBetween(from, to) + 1 }
}

export const countWeeks = (templates: readonly WeekSlots[]): number =>
  templates.reduce((sum, { weeks }) => sum + weeks, 0)

/** How many times the templates are placed. */
function countTimes(startDate: Day, repeat: WeekRepeat | undefined): number {
  if (repeat === undefined) return 1
  if ('times' in repeat) return repeat.times
  return Math.max(0, Math.floor(daysBetween(startDate, repeat.until) / (repeat.every * 7)) + 1)
}

/** How many workouts there would be at most. Check this before placing them. */
export const countPlaced = (
  templates: readonly WeekSlots[],
  startDate: Day,
  repeat: WeekRepeat | undefined,
): number =>
  countTimes(startDate, repeat) * templates.reduce((sum, { slots }) => sum + slots.length, 0)

/** Puts templates one after another from a day on. Workouts keep their weekdays, whatever day that is, and end with their template's weeks. */
export function placeWeeks(
  templates: readonly WeekSlots[],
  startDate: Day,
  repeat: WeekRepeat | undefined,
): PlannedPlace[] {
  const until = repeat !== undefined && 'until' in repeat ? repeat.until : undefined
  const first = weekdayOf(startDate)
  const places: PlannedPlace[] = []
  for (let time = 0; time < countTimes(startDate, repeat); time += 1) {
    let day = addDays(startDate, time * (repeat?.every ?? 0) * 7)
    for (const { weeks, slots } of templates) {
      const end = addDays(day, weeks * 7 - 1)
      for (const { id, round, week, weekday, days } of slots) {
        const from = addDays(day, week * 7 + ((weekday - first + 7) % 7))
        const lastDay = addDays(from, days - 1)
        const to = lastDay > end ? end : lastDay
        if (until === undefined || to <= until)
          places.push({ of: id, round, startDate: from, endDate: to })
      }
      day = addDays(end, 1)
    }
  }
  return places
}

/** What identifies repeats of a workout in a round: its template or its name. */
export type Repeatable = {
  readonly round: number
  readonly nameFolded: string
  readonly templateId: string | null
  readonly firstDay: Day
  readonly lastDay: Day
}

/** Finds the closest repeat of a workout in its round, at most `days` days before or after it. */
export function createRepeatFinder<W extends Repeatable>(others: readonly W[], days: number) {
  const keysOf = ({ round, nameFolded, templateId }: Repeatable) => [
    `${String(round)} name ${nameFolded}`,
    ...(templateId === null ? [] : [`${String(round)} template ${templateId}`]),
  ]
  const byKey = new Map<string, W[]>()
  for (const other of others)
    for (const key of keysOf(other)) byKey.getOrInsertComputed(key, () => []).push(other)
  return (workout: Repeatable): W | undefined => {
    const distance = ({ firstDay, lastDay }: W) =>
      Math.max(daysBetween(lastDay, workout.firstDay), daysBetween(workout.lastDay, firstDay))
    return keysOf(workout)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((other) => distance(other) > 0 && distance(other) <= days)
      .sort((a, b) => distance(a) - distance(b))[0]
  }
}
