import { TimerCourse } from '@roundboard/contract'
import {
  readCourse,
  type TimerAction,
  timerActions,
  type TimerCourse as Course,
  writeCourse,
} from '@roundboard/domain'
import { z } from 'zod'
import type { TimedLocation, TimerColumns } from './timer.repository.ts'

/** What coaches did to a timer since it was last set; its stamp stands in a column of its own. */
const Coached = z.object({
  ...TimerCourse.omit({ stamp: true }).shape,
  takeBack: z
    .object({
      action: z.enum(timerActions),
      until: z.string(),
      /** Not kept by servers before. */
      by: z
        .object({ name: z.string(), pass: z.int().nullable(), key: z.string() })
        .nullable()
        .default(null),
    })
    .nullable(),
})

/** The last action on a timer, until when it may be taken back, and who did it. */
export type TakeBack = {
  readonly action: TimerAction
  readonly until: string
  readonly by: {
    readonly name: string
    readonly pass: number | null
    /** What tells them from all others: of the pass or the account. */
    readonly key: string
  } | null
}

export function coachedOf({ coached }: Pick<TimedLocation, 'coached'>) {
  return coached === null ? null : Coached.parse(JSON.parse(coached))
}

/** What a location's timer runs on. */
export function courseOf(location: Pick<TimedLocation, 'stamp' | 'coached'>): Course {
  const { stamp } = location
  const coached = coachedOf(location)
  if (coached === null) return { stamp: stamp === null ? null : Date.parse(stamp) }
  return readCourse({ ...coached, stamp })
}

/** How it is kept. */
export function columnsOf(
  course: Course,
  takeBack: TakeBack | null,
): Pick<TimerColumns, 'stamp' | 'coached'> {
  const { stamp, ...coached } = writeCourse(course)
  return { stamp, coached: JSON.stringify({ ...coached, takeBack }) }
}
