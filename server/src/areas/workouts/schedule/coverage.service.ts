import { type Coverage, countedWeeks, coverageDays, type Workout } from '@roundboard/contract'
import {
  addDays,
  checkContent,
  type ContentIssue,
  type Day,
  type Gap,
  issuesIn,
  type Language,
  languageFamily,
  missingTexts,
  type RoundDay,
  roundDays,
  workoutDays,
} from '@roundboard/domain'
import type { Actor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Reader } from '../../../platform/read.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { listWorkoutsTouching, presentWorkout } from '../workouts/index.ts'
import type { ContentFactsOf, CountsWallLanguages } from './content-facts.ts'
import { earliestGymDay } from './gym-days.ts'

/** Most gaps are within a few weeks: the rest of the year is read only if one of them isn't. */
const daysAtOnce = 56

type Now = { readonly clock: Clock; readonly timeZones: TimeZones }
type Counted = Coverage['counted']
type CountedWorkout = Counted['drafts'][number]

/** The coming year from a day on, some weeks at a time. */
async function* weeksFrom(on: Executor, from: Day) {
  const last = addDays(from, coverageDays - 1)
  for (let first = from; first <= last; first = addDays(first, daysAtOnce)) {
    const end = addDays(first, daysAtOnce - 1)
    const to = end < last ? end : last
    const workouts = (await listWorkoutsTouching(on, first, to)).map(presentWorkout)
    yield { workouts, cells: roundDays(workouts, first, to) }
  }
}

const gapsOf = (cells: readonly RoundDay<Workout>[]): Gap[] =>
  cells
    .filter(({ workout }) => workout === null)
    .map(({ round, day, draft }) => ({ round, day, hasDraft: draft !== null }))

/** The first gaps of the coming year: all rounds with a gap on the next day that has any. */
export async function nextGapDay(
  on: Executor,
  now: Now,
): Promise<{ day: Day; rounds: number[] } | null> {
  for await (const { cells } of weeksFrom(on, await earliestGymDay(on, now))) {
    const gaps = gapsOf(cells)
    const [next] = gaps
    if (next === undefined) continue
    const { day } = next
    return { day, rounds: gaps.filter((gap) => gap.day === day).map(({ round }) => round) }
  }
  return null
}

const inOrder = (one: CountedWorkout, other: CountedWorkout) =>
  one.day === other.day ? one.round - other.round : one.day < other.day ? -1 : 1

/** Workouts by the first day of a span that they are on. */
const counted = (workouts: readonly Workout[], from: Day): CountedWorkout[] =>
  workouts
    .map((workout) => {
      const { firstDay } = workoutDays(workout)
      return { id: workout.id, round: workout.round, day: firstDay < from ? from : firstDay }
    })
    .sort(inOrder)

function overlapsOf(cells: readonly RoundDay<Workout>[]): Counted['overlaps'] {
  const overlaps: Counted['overlaps'] = []
  const lastOf = new Map<number, Counted['overlaps'][number]>()
  for (const { round, day, published } of cells) {
    if (published.length < 2) continue
    const ids = published.map(({ id }) => id).sort()
    const last = lastOf.get(round)
    if (last && addDays(last.lastDay, 1) === day && last.ids.join() === ids.join())
      last.lastDay = day
    else {
      const overlap = { round, day, lastDay: day, ids }
      lastOf.set(round, overlap)
      overlaps.push(overlap)
    }
  }
  return overlaps
}

/** The counts of the counted weeks, which the first weeks read contain. */
function countedIn(
  { workouts, cells }: { workouts: readonly Workout[]; cells: readonly RoundDay<Workout>[] },
  from: Day,
  to: Day,
) {
  const inSpan = cells.filter(({ day }) => day <= to)
  const touching = workouts.filter((workout) => workoutDays(workout).firstDay <= to)
  const drafts = touching.filter(({ isDraft }) => isDraft)
  return {
    counted: {
      gaps: gapsOf(inSpan),
      drafts: counted(drafts, from),
      overlaps: overlapsOf(inSpan),
      withoutSteps: counted(
        touching.filter(({ routines }) => routines.length === 0),
        from,
      ),
    },
    touching,
    showable: new Set([...inSpan.flatMap(({ workout }) => workout ?? []), ...drafts]),
  }
}

export type CoverageService = ReturnType<typeof createCoverageService>

/** What is missing from the schedule, for the dashboard, the schedule and emails. */
export function createCoverageService(
  dependencies: Now & {
    read: Reader
    countWallLanguages: CountsWallLanguages
    contentFacts: ContentFactsOf
  },
) {
  const { read, clock, timeZones, countWallLanguages, contentFacts } = dependencies

  /** The workouts in which the content checks find an issue. */
  async function createIssues(on: Executor, workouts: readonly Workout[], from: Day) {
    const facts = await contentFacts(on, workouts)
    const found = workouts.map((workout) => issuesIn(checkContent(workout, facts)))
    return (issue: ContentIssue) =>
      counted(
        workouts.filter((_, index) => found[index]?.includes(issue)),
        from,
      )
  }

  /** Each workout's missing texts, computed once. */
  function createTexts(languages: readonly Language[]) {
    const known = new Map<string, ReturnType<typeof missingTexts>>()
    return (workout: Workout, language: Language) =>
      known
        .getOrInsertComputed(workout.id, () => missingTexts(workout, languages))
        .find((texts) => texts.language === language)
  }

  return {
    async get(actor: Actor): Promise<Coverage> {
      const { on } = read(actor, 'workouts.read')
      const from = await earliestGymDay(on, { clock, timeZones })
      const to = addDays(from, countedWeeks * 7 - 1)
      const inUse = await countWallLanguages(on)
      const languages = inUse.filter(({ language }) => languageFamily(language) !== 'en')
      const textsOf = createTexts(languages.map(({ language }) => language))
      const missing = new Map<Language, { round: number; day: Day }>()
      let soon: ReturnType<typeof countedIn> | undefined
      let nextGap: Coverage['nextGap'] = null
      let nextDraft: Coverage['nextDraft'] = null
      for await (const weeks of weeksFrom(on, from)) {
        soon ??= countedIn(weeks, from, to)
        for (const { round, day, workout, draft } of weeks.cells)
          if (workout === null) {
            nextGap ??= { round, day, hasDraft: draft !== null }
            if (draft !== null) nextDraft ??= { round, day }
          } else
            for (const { language } of languages)
              if (!missing.has(language) && (textsOf(workout, language)?.missing ?? 0) > 0)
                missing.set(language, { round, day })
        if (nextGap !== null && nextDraft !== null && missing.size === languages.length) break
      }
      soon ??= countedIn({ workouts: [], cells: [] }, from, to)
      const { touching, showable } = soon
      const withIssue = await createIssues(on, touching, from)
      return {
        from,
        nextGap,
        nextDraft,
        counted: {
          ...{ to, ...soon.counted },
          longTexts: withIssue('long-text'),
          missingClips: withIssue('missing-clip'),
        },
        languages: languages.map(({ language, gyms }) => ({
          language,
          gyms,
          missing: missing.get(language) ?? null,
          workouts: counted(
            [...showable].filter((workout) => textsOf(workout, language)),
            from,
          ),
        })),
      }
    },
  }
}
