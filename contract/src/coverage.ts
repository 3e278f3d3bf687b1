import { z } from 'zod'
import { call } from './call.ts'
import { Language } from './fields.ts'

/** How far ahead coverage looks, in days from the first that any gym is in now. */
export const coverageDays = 365

const RoundDay = z.object({ round: z.int(), day: z.iso.date() })

/** What lacks first in the coming year. */
export const Coverage = z.object({
  /** From this day on: the earliest that any gym is in now. */
  from: z.iso.date(),
  /** The next day of a round without a workout on walls, and whether a draft lies on it; null without one. */
  hole: RoundDay.extend({ isDraft: z.boolean() }).nullable(),
  /** The next such day on which a draft lies. */
  draft: RoundDay.nullable(),
  /** The languages of walls other than the original's, by how many gyms have one in it. */
  languages: z.array(
    z.object({
      language: Language,
      gyms: z.int(),
      /** The next day of a round whose workout on walls has texts that are missing in it. */
      missing: RoundDay.nullable(),
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
      'The next day of a round without a workout, the next with a draft only, and the next that lacks texts in a language of walls',
    data: Coverage,
  }),
}
