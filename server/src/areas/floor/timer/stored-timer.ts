import { type RemoteTimer, TimerCourse } from '@roundboard/contract'
import {
  parseCourse,
  type TimerAction,
  timerActions,
  type TimerCourse as Course,
  serializeCourse,
} from '@roundboard/domain'
import { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { keyOf } from './coach.ts'
import type { TimedLocation, TimerColumns } from './timer.repository.ts'

/** What coaches changed since the timer was last set. Its start is in a column of its own. */
const Coached = z.object({
  ...TimerCourse.omit({ stamp: true }).shape,
  takeBack: z
    .object({
      action: z.enum(timerActions),
      until: z.string(),
      /** Not stored by older versions. */
      by: z
        .object({ name: z.string(), pass: z.int().nullable(), key: z.string() })
        .nullable()
        .default(null),
    })
    .nullable(),
})

/** The last action, until when it can be undone, and who did it. */
export type LastAction = {
  readonly action: TimerAction
  readonly until: string
  readonly by: {
    readonly name: string
    readonly pass: number | null
    /** Identifies the pass or account. */
    readonly key: string
  } | null
}

export function coachedOf({ coached }: Pick<TimedLocation, 'coached'>) {
  return coached === null ? null : Coached.parse(JSON.parse(coached))
}

/** The last action on a timer, while it may still be undone. */
export function undoAt(timer: Pick<TimedLocation, 'coached'>, now: number): LastAction | null {
  const takeBack = coachedOf(timer)?.takeBack ?? null
  return takeBack !== null && Date.parse(takeBack.until) > now ? takeBack : null
}

/** The same as the actor sees it. */
export function presentUndo(
  actor: Actor,
  timer: Pick<TimedLocation, 'coached'>,
  now: number,
): RemoteTimer['takeBack'] {
  const last = undoAt(timer, now)
  const by = last?.by ?? null
  return (
    last && {
      action: last.action,
      until: last.until,
      by: by && { name: by.name, pass: by.pass, isYou: by.key === keyOf(actor) },
    }
  )
}

/** What a location's timer runs on. */
export function courseOf(location: Pick<TimedLocation, 'stamp' | 'coached'>): Course {
  const { stamp } = location
  const coached = coachedOf(location)
  if (coached === null) return { stamp: stamp === null ? null : Date.parse(stamp) }
  return parseCourse({ ...coached, stamp })
}

/** The columns that store it. */
export function columnsOf(
  course: Course,
  takeBack: LastAction | null,
): Pick<TimerColumns, 'stamp' | 'coached'> {
  const { stamp, ...coached } = serializeCourse(course)
  return { stamp, coached: JSON.stringify({ ...coached, takeBack }) }
}
