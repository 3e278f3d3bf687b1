import type { Coverage, ScheduledWorkout } from '@roundboard/contract'
import { addDays, type Day, issuesIn, type Language, workoutDays } from '@roundboard/domain'
import type { Place } from './commands.ts'
import { daysFrom, keyOf } from './cursor.ts'
import { contentKinds, countedKinds, type Filter } from './view-options.ts'
import type { Chip } from './schedule-view.ts'

export const isLanguage = (filter: Filter): filter is Language =>
  !countedKinds.some((kind) => kind === filter)

/** The content issue of a filter, if it is one. */
export const issueOf = (filter: Filter | undefined) => contentKinds.find((kind) => kind === filter)

/** The counts of one kind, and where they are. */
export interface Counted {
  readonly filter: Filter
  readonly count: number
  readonly first: Place
  /** For kinds that count cells. */
  readonly places: ReadonlySet<string>
  /** The counted workouts. */
  readonly ids: ReadonlySet<string>
  /** The days in which they are counted. */
  readonly from: Day
  readonly to: Day
}

/** All counts for the coming weeks, without zeros. */
export function countedIn({ from, counted, languages }: Coverage): Counted[] {
  const { gaps, drafts, overlaps, to } = counted
  const of = (
    filter: Filter,
    found: readonly Place[],
    ids: readonly string[],
    places: readonly Place[] = [],
  ): Counted[] => {
    const [first] = found
    if (first === undefined) return []
    const cells = new Set(places.map(keyOf))
    return [{ filter, count: found.length, first, places: cells, ids: new Set(ids), from, to }]
  }
  const ofWorkouts = (filter: Filter, found: Coverage['counted']['drafts']) =>
    of(
      filter,
      found,
      found.map(({ id }) => id),
    )
  return [
    ...of('gaps', gaps, [], gaps),
    ...ofWorkouts('drafts', drafts),
    ...of(
      'overlaps',
      overlaps,
      overlaps.flatMap(({ ids }) => ids),
      overlaps.flatMap(({ round, day, lastDay }) =>
        daysFrom(day, lastDay).map((each) => ({ round, day: each })),
      ),
    ),
    ...ofWorkouts('no-steps', counted.withoutSteps),
    ...ofWorkouts('missing-clip', counted.missingClips),
    ...ofWorkouts('long-text', counted.longTexts),
    ...languages.flatMap(({ language, workouts }) => ofWorkouts(language, workouts)),
  ]
}

/** Content issues outside the counted days, for links from the checklist. */
export function checkedIn(
  workouts: readonly ScheduledWorkout[],
  issue: (typeof contentKinds)[number],
  from: Day,
  to: Day,
): Counted | undefined {
  const found = workouts
    .map((workout) => ({ workout, ...workoutDays(workout) }))
    .filter(({ firstDay, lastDay }) => firstDay <= to && from <= lastDay)
    .filter(({ workout }) => issuesIn(workout).includes(issue))
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
  const [first] = found
  if (first === undefined) return undefined
  const ids = new Set(found.map(({ workout }) => workout.id))
  const at = { round: first.workout.round, day: first.firstDay < from ? from : first.firstDay }
  return { filter: issue, count: found.length, first: at, places: new Set(), ids, from, to }
}

/** Whether a chip contains or covers something counted. */
export function isCounted({ places, ids, from, to }: Counted, chip: Chip): boolean {
  const { round, day, days, stack } = chip
  const last = addDays(day, days - 1)
  if (places.size > 0)
    return daysFrom(day, last).some((each) => places.has(keyOf({ round, day: each })))
  return day <= to && from <= last && stack.some(({ id }) => ids.has(id))
}
