import { timerActions, timerLimits, timerPhases } from '@roundboard/domain'
import { z } from 'zod'
import { Stamp } from './fields.ts'

/**
 * A run of the timer: when its first round began, or would have begun without pauses and shifts;
 * when it was paused, if it is; and its extended phase, if it has one, which makes everything after
 * it later.
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
 * The timer's state, from which all screens and phones of a location compute the same moment: the
 * current run, since when, and the run before. `since` may be slightly in the future, so that all
 * of them know about it in time.
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
export const TimerUndo = z.object({
  action: z.enum(timerActions),
  until: Stamp,
  /** Who did it, and whether that was the caller; null if that wasn't stored. */
  by: z.object({ ...DoneBy.shape, isYou: z.boolean() }).nullable(),
})
