import { issueAt, scheduleDaysMax, type WorkoutSchedule } from '@roundboard/contract'
import { addDays, checkContent, gymDay, gymDayStart, orderedRoutines } from '@roundboard/domain'
import { type Actor, reaches } from '../../../platform/actor.ts'
import { AppError, badField, notFound } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocation, gymClockOf } from '../../locations/locations/index.ts'
import type { DescribesMedia } from '../../media/library/index.ts'
import { listWorkoutsTouching, presentWorkout } from '../workouts/index.ts'
import type { ContentFactsOf } from './content-facts.ts'
import { listGymDays } from './gym-days.ts'

export type ScheduleService = ReturnType<typeof createScheduleService>

/** The schedule, and the current days of locations. */
export function createScheduleService(
  dependencies: Pick<Platform, 'read' | 'clock' | 'timeZones'> & {
    media: DescribesMedia
    contentFacts: ContentFactsOf
  },
) {
  const { read, clock, timeZones, media, contentFacts } = dependencies

  function assertSpan(from: string, to: string): void {
    if (to < from)
      throw new AppError('bad-input', 'The end date must be after the start date.', {
        issues: [issueAt('to', 'end-before-start')],
      })
    if (addDays(from, scheduleDaysMax) <= to)
      throw badField('to', 'span-too-long', { max: scheduleDaysMax })
  }

  async function gymOf(on: Executor, id: string): Promise<NonNullable<WorkoutSchedule['gym']>> {
    const row = await findLocation(on, id)
    if (row === undefined) throw notFound('location')
    const gym = gymClockOf(row, timeZones)
    const day = gymDay(clock(), gym)
    return {
      day,
      from: stampOf(gymDayStart(day, gym)),
      to: stampOf(gymDayStart(addDays(day, 1), gym)),
      timeZone: row.timeZone,
    }
  }

  return {
    async read(
      actor: Actor,
      { from, to, location }: { from: string; to: string; location?: string | undefined },
    ): Promise<WorkoutSchedule> {
      assertSpan(from, to)
      const { on, scope } = read(actor, 'workouts.read')
      if (location !== undefined && !reaches(scope, location)) throw notFound('location')
      const workouts = (await listWorkoutsTouching(on, from, to)).map(presentWorkout)
      const today = await listGymDays(on, { clock, timeZones })
      const facts = await contentFacts(on, workouts)
      const links = workouts.flatMap(({ routines }) => routines.map(({ videoLink }) => videoLink))
      const described = await media.describe([...new Set(links)], false)
      const posters = new Map(described.map(({ url, poster }) => [url, poster]))
      return {
        workouts: workouts.map((workout) => {
          const { _id, id, name, subHeader, round, startDate, endDate } = workout
          const { isDraft, templateId, createdAt, updatedAt, routines } = workout
          return {
            ...{ _id, id, name, subHeader, round, startDate, endDate, isDraft, templateId },
            stills: orderedRoutines(routines).map(
              ({ videoLink }) => posters.get(videoLink) ?? null,
            ),
            ...checkContent(workout, facts),
            createdAt,
            updatedAt,
          }
        }),
        today: today.filter(({ day }) => from <= day && day <= to),
        gym: location === undefined ? null : await gymOf(on, location),
        languages: facts.wallLanguages,
      }
    },
  }
}
