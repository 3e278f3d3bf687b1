import type { MemberPage, Workout } from '@roundboard/contract'
import { addDays, gymDay, gymDayStart, limits } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  findLocationByMemberPageKey,
  gymClockOf,
  presentScreenLocation,
} from '../../locations/locations/index.ts'
import type { Programmes } from '../programme/index.ts'
import { languageFor, languagesOf } from './member-page-languages.ts'
import { presentMemberPageRound } from './member-page.presenter.ts'

/** The secret address of a member page grants access to what its screens show. */
const reader = systemActor('screen')

export type MemberPageService = ReturnType<typeof createMemberPageService>

/** The content of member pages. */
export function createMemberPageService(
  dependencies: Pick<Platform, 'read' | 'clock' | 'timeZones'> & { programmes: Programmes },
) {
  const { read, clock, timeZones, programmes } = dependencies

  return {
    /** What a member page shows now, in the first preferred language that is complete. */
    async find(key: string, wanted: readonly string[]): Promise<MemberPage> {
      const row = await findLocationByMemberPageKey(read(reader, 'screen').on, key)
      if (row === undefined) throw notFound('page')
      const gymClock = gymClockOf(row, timeZones)
      const now = clock()
      const day = gymDay(now, gymClock)
      const contents = await Promise.all(
        limits.workoutRounds.map(async (round) => {
          const shown = await programmes.get(row.id, round)
          if (shown === undefined) throw notFound('page')
          return { round, shown }
        }),
      )
      const gym = presentScreenLocation(row)
      const at = stampOf(now)
      const workouts = contents.flatMap(({ shown }): Workout[] => {
        const current = shown.intervals.find(({ from, to }) => from <= at && at < to)
        return current?.workout ? [current.workout] : []
      })
      const languages = languagesOf(workouts, gym.language)
      const language = languageFor(wanted, languages, gym.language)
      return {
        gym: gym.name,
        day,
        endsAt: stampOf(gymDayStart(addDays(day, 1), gymClock)),
        language,
        languages,
        rounds: contents.map(({ round, shown }) =>
          presentMemberPageRound(
            { round, name: shown.roundName, imageUrl: shown.roundImageUrl },
            shown.localized(language).workout,
            { media: shown.media, lrVideo: gym.lrVideo },
          ),
        ),
      }
    },
  }
}
