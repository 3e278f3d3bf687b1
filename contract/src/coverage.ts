import { z } from 'zod'
import { call } from './call.ts'
import { Id, Language } from './fields.ts'

/** How many days ahead coverage looks, from the earliest gym day. */
export const coverageDays = 365

/** How many weeks ahead it counts everything. */
export const countedWeeks = 4

const RoundDay = z.object({ round: z.int(), day: z.iso.date() })

/** A day of a round without a published workout that screens can show, and whether it has a draft. */
export const Gap = RoundDay.extend({ hasDraft: z.boolean() })
export type Gap = z.infer<typeof Gap>

/** A workout, its round, and the first of its days within the four weeks. */
const CountedWorkout = RoundDay.extend({ id: Id })

/** What is missing from the schedule: the next gap and text of the coming year, and everything in the next four weeks. */
export const Coverage = z.object({
  /** The earliest gym day of any location now. */
  from: z.iso.date(),
  nextGap: Gap.nullable(),
  /** The next gap that has a draft. */
  nextDraft: RoundDay.nullable(),
  /** Everything in the four weeks from that day on, by day, then by round. */
  counted: z.object({
    /** The last day of the four weeks. */
    to: z.iso.date(),
    gaps: z.array(Gap),
    drafts: z.array(CountedWorkout),
    /** Consecutive days on which the same published workouts of a round overlap. */
    overlaps: z.array(RoundDay.extend({ lastDay: z.iso.date(), ids: z.array(Id) })),
    withoutSteps: z.array(CountedWorkout),
    /** What the content checks find: instructions too long to show well, and missing clips. */
    longTexts: z.array(CountedWorkout),
    missingClips: z.array(CountedWorkout),
  }),
  /** The languages of screens other than the original, by how many locations use them. */
  languages: z.array(
    z.object({
      language: Language,
      gyms: z.int(),
      /** The next day of a round whose workout on screens is missing texts in this language. */
      missing: RoundDay.nullable(),
      /** In the four weeks: workouts on screens and drafts with missing or outdated texts in this language. */
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
    scope: 'schedule:read',
    summary:
      'Schedule coverage: the next gap, the next gap with a draft and the next missing translations in the next 12 months, and all gaps, drafts, overlaps, missing translations and content issues in the next four weeks',
    data: Coverage,
  }),
}
