import { z } from 'zod'
import { call } from './call.ts'
import { Id, Language } from './fields.ts'

/** How far ahead coverage looks, in days from the first that any gym is in now. */
export const coverageDays = 365

/** How far ahead it counts: four weeks from that day on. */
export const countedWeeks = 4

const RoundDay = z.object({ round: z.int(), day: z.iso.date() })

/** A day of a round without a published workout that screens can show, and whether a draft is there. */
export const Gap = RoundDay.extend({ hasDraft: z.boolean() })
export type Gap = z.infer<typeof Gap>

/** A workout, with its round and the first day of the counted span that it is counted for. */
const CountedWorkout = RoundDay.extend({ id: Id })

/** What is missing from the schedule: the next of each in the coming year, and all in the coming weeks. */
export const Coverage = z.object({
  /** From this day on: the earliest that any gym is in now. */
  from: z.iso.date(),
  nextGap: Gap.nullable(),
  /** The next gap that has a draft. */
  nextDraft: RoundDay.nullable(),
  /** All that there is from that day on for four weeks, in the order of days, then rounds. */
  counted: z.object({
    /** The last day of the four weeks. */
    to: z.iso.date(),
    gaps: z.array(Gap),
    drafts: z.array(CountedWorkout),
    /** Days in a row on which the same published workouts of a round overlap. */
    overlaps: z.array(RoundDay.extend({ lastDay: z.iso.date(), ids: z.array(Id) })),
    withoutSteps: z.array(CountedWorkout),
  }),
  /** The languages of screens other than the original's, by how many gyms have one in it. */
  languages: z.array(
    z.object({
      language: Language,
      gyms: z.int(),
      /** The next day of a round whose workout on screens has texts that are missing in it. */
      missing: RoundDay.nullable(),
      /** In the four weeks: what is on screens, or a draft, with texts missing or outdated in it. */
      workouts: z.array(CountedWorkout),
    }),
  ),
})
export type Coverage = z.infer<typeof Coverage>

export const coverageCalls = {
  getCoverage: call({
    method: 'GET',
    path: '/api/v1/schedule/coverage',
    may: 'workouts.read',
    summary:
      'What is missing from the schedule: the next gap, the next with a draft and the next missing texts of the coming year, and all gaps, drafts, overlaps and missing texts of the next four weeks',
    data: Coverage,
  }),
}
