import { timerActions, timerLimits, timerPhases } from '@roundboard/domain'
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

/** Who acted on a phone: the pass's number and who created it, or the signed-in user. */
export const DoneBy = z.object({ name: z.string(), pass: z.int().nullable() })

/** The last action on a timer, for as long as it may be undone. */
export const TimerTakeBack = z.object({
  action: z.enum(timerActions),
  until: Stamp,
  /** Who did it, and whether that was the caller; null: that was not kept. */
  by: z.object({ ...DoneBy.shape, isYou: z.boolean() }).nullable(),
})
