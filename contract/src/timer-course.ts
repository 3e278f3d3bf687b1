import { timerLimits, timerPhases } from '@roundboard/domain'
import { z } from 'zod'
import { Stamp } from './fields.ts'

/**
 * What a timer runs on: when its first round began, or would have, had it never been paused; when it was
 * paused, if it is; and the phase that was made longer, if one was: from then on all comes later.
 */
export const TimerRun = z.object({
  stamp: Stamp.nullable(),
  pausedAt: Stamp.nullable(),
  longer: z
    .object({
      /** Counted from 0. */
      iteration: z
        .int()
        .min(0)
        .max(timerLimits.lastIteration - 1),
      phase: z.enum(timerPhases),
      ms: z.int().min(0),
    })
    .nullable(),
})
export type TimerRun = z.infer<typeof TimerRun>

/**
 * What all walls and phones of a gym compute the same moment from: what the timer runs on, since when, and
 * what it ran on before. `since` may lie a moment ahead, so that all have heard of it by then.
 */
export const TimerCourse = z.object({
  ...TimerRun.shape,
  since: Stamp.nullable(),
  before: TimerRun.nullable(),
})
export type TimerCourse = z.infer<typeof TimerCourse>
