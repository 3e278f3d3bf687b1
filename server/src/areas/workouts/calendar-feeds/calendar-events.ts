import type { Workout } from '@roundboard/contract'
import {
  addDays,
  daysBetween,
  type Day,
  type GymClock,
  gymDayStart,
  type Language,
  limits,
  onAirSpans,
  orderedRoutines,
  textIn,
} from '@roundboard/domain'

/** The workouts of some rounds, and the location whose days apply. */
export interface FeedSource {
  readonly id: string
  readonly workouts: readonly Workout[]
  readonly language: Language
  readonly rounds: ReadonlyMap<number, string>
  readonly round: number | null
  /** Null: calendar days. */
  readonly gym: { readonly name: string; readonly clock: GymClock } | null
}

export interface CalendarEvent {
  readonly uid: string
  /** Epoch milliseconds; for all-day events, midnight in UTC of the day. */
  readonly start: number
  readonly end: number
  readonly isAllDay: boolean
  readonly summary: string
  readonly description: string
  readonly place: string | null
  readonly category: string
}

/** The days in a feed: from the first of the previous month to at most a year ahead. */
export function daysOfFeed(today: Day): { firstShown: Day; first: Day; last: Day } {
  const monthOf = (day: Day) => `${day.slice(0, 7)}-01`
  const firstShown = monthOf(addDays(monthOf(today), -1))
  return {
    firstShown,
    // Includes the start of workouts that began earlier, up to a limit.
    first: monthOf(addDays(firstShown, -366)),
    // By whole months, so that endless workouts don't change the feed every day.
    last: addDays(monthOf(addDays(today, 366)), -1),
  }
}

const isMidnightGym = ({ is365, schedule }: GymClock) =>
  !is365 || schedule.every((hour) => hour === limits.scheduleHourMax)

function timesOf(clock: GymClock | undefined, firstDay: Day, lastDay: Day) {
  const dayAfter = addDays(lastDay, 1)
  if (clock === undefined || isMidnightGym(clock))
    return { start: Date.parse(firstDay), end: Date.parse(dayAfter), isAllDay: true }
  const [start, end] = [gymDayStart(firstDay, clock), gymDayStart(dayAfter, clock)]
  return { start, end, isAllDay: false }
}

function textsOf(workout: Workout, language: Language) {
  const { name, nameTranslations, subHeader, subHeaderTranslations, routines } = workout
  const steps = orderedRoutines(routines).map(
    ({ step, text, textTranslations }) =>
      `${String(step)}. ${textIn(language, text, textTranslations)}`,
  )
  const title = textIn(language, subHeader, subHeaderTranslations)
  return {
    name: textIn(language, name, nameTranslations),
    description: [title, ...steps].filter((line) => line !== '').join('\n'),
  }
}

/** The events of a feed: each workout on the days when screens show it, possibly in parts. */
export function eventsOf(source: FeedSource, today: Day): CalendarEvent[] {
  const { firstShown, first, last } = daysOfFeed(today)
  const byRound = Map.groupBy(source.workouts, ({ round }) => round)
  return [...byRound].flatMap(([round, workouts]) =>
    onAirSpans(workouts, first, last)
      .filter(({ lastDay }) => lastDay >= firstShown)
      .map(({ workout, firstDay, lastDay }): CalendarEvent => {
        const { name, description } = textsOf(workout, source.language)
        const began = workout.startDate.slice(0, 10)
        // A moved workout stays the same event. The rest of an interrupted one is another.
        const isCutOff = began < first && firstDay === first
        const later = isCutOff ? 0 : daysBetween(began, firstDay)
        return {
          uid: `${workout.id}${later === 0 ? '' : `+${String(later)}`}.${source.id}@roundboard`,
          ...timesOf(source.gym?.clock, firstDay, lastDay),
          summary: source.round === null ? `${String(round)}. ${name}` : name,
          description,
          place: source.gym?.name ?? null,
          category: source.rounds.get(round) ?? `Round ${String(round)}`,
        }
      })
      .filter(({ start, end }) => start < end)
      .sort((a, b) => a.start - b.start),
  )
}
