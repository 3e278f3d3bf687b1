import { type Coverage, coverageDays, type Workout } from '@roundboard/contract'
import { addDays, type Language, languageFamily, roundDays } from '@roundboard/domain'
import type { Actor } from '../../../platform/actor.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Reader } from '../../../platform/read.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { listWorkoutsTouching, presentWorkout } from '../workouts/index.ts'
import { listGymDays } from './gym-days.ts'
import { lacksOf } from './missing-texts.ts'

/** Most lacks lie within a few weeks: the rest of the year is read only for those that do not. */
const daysAtOnce = 56

/** In which languages texts of workouts are missing; each is looked at once. */
function createMissing(languages: readonly Language[]) {
  const known = new Map<string, readonly Language[]>()
  return (workout: Workout) =>
    known.getOrInsertComputed(workout.id, () =>
      lacksOf(workout, languages)
        .filter(({ missing }) => missing > 0)
        .map(({ language }) => language),
    )
}

/** How many locations use each screen language, most used first. */
export type CountsWallLanguages = (on: Executor) => Promise<{ language: Language; gyms: number }[]>

export type CoverageService = ReturnType<typeof createCoverageService>

/** What lacks first: the next hole, the next draft in one, the next text in a language of walls. */
export function createCoverageService(dependencies: {
  read: Reader
  clock: Clock
  timeZones: TimeZones
  countWallLanguages: CountsWallLanguages
}) {
  const { read, clock, timeZones, countWallLanguages } = dependencies
  return {
    async get(actor: Actor): Promise<Coverage> {
      const { on } = read(actor, 'workouts.read')
      const [today] = await listGymDays(on, { clock, timeZones })
      const from = today?.day ?? stampOf(clock()).slice(0, 10)
      const last = addDays(from, coverageDays - 1)
      const inUse = await countWallLanguages(on)
      const languages = inUse.filter(({ language }) => languageFamily(language) !== 'en')
      const missingIn = createMissing(languages.map(({ language }) => language))
      const missing = new Map<Language, { round: number; day: string }>()
      let hole: Coverage['hole'] = null
      let draft: Coverage['draft'] = null
      const isOpen = () => hole === null || draft === null || missing.size < languages.length
      for (let first = from; first <= last && isOpen(); first = addDays(first, daysAtOnce)) {
        const end = addDays(first, daysAtOnce - 1)
        const to = end < last ? end : last
        const workouts = (await listWorkoutsTouching(on, first, to)).map(presentWorkout)
        for (const { round, day, workout, draft: waiting } of roundDays(workouts, first, to)) {
          if (workout === null) {
            hole ??= { round, day, isDraft: waiting !== null }
            if (waiting !== null) draft ??= { round, day }
          } else
            for (const language of missingIn(workout))
              if (!missing.has(language)) missing.set(language, { round, day })
        }
      }
      return {
        from,
        hole,
        draft,
        languages: languages.map(({ language, gyms }) => ({
          language,
          gyms,
          missing: missing.get(language) ?? null,
        })),
      }
    },
  }
}
