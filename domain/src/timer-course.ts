import type { TimerPhase } from './timer-phases.ts'

/** An extended phase: its iteration, counted from 0, and by how many milliseconds. */
export type LongerPhase = {
  readonly iteration: number
  readonly phase: TimerPhase
  readonly ms: number
}

/**
 * A run of the timer, in epoch milliseconds: when its first round began, or would have begun
 * without pauses and shifts (`null` while stopped); when it was paused; and its extended phase.
 */
export type TimerRun = {
  readonly stamp: number | null
  readonly pausedAt?: number | null
  readonly longer?: LongerPhase | null
}

/** The timer's state, from which all screens and phones of a location compute the same moment: the run from the instant `since` on (epoch milliseconds), and the run before. */
export type TimerCourse = TimerRun & {
  readonly since?: number | null
  readonly before?: TimerRun | null
}

/** The run at `now`, epoch milliseconds. */
export function runAt(course: TimerCourse, now: number): TimerRun {
  const { stamp, pausedAt = null, longer = null, since = null, before = null } = course
  return before !== null && since !== null && now < since ? before : { stamp, pausedAt, longer }
}

/** The next instant after `now` at which an action takes effect: another run begins, or the timer pauses. */
export function nextRunAt(course: TimerCourse, now: number): number | null {
  const { since = null, before = null } = course
  const { pausedAt = null } = runAt(course, now)
  const instants = [before && since, pausedAt].filter((instant) => instant !== null)
  const coming = instants.filter((instant) => instant > now)
  return coming.length === 0 ? null : Math.min(...coming)
}

/** A run on the wire, with instants in ISO 8601. */
export type SerializedRun = {
  readonly stamp: string | null
  readonly pausedAt: string | null
  readonly longer: LongerPhase | null
}

/** A course on the wire, with instants in ISO 8601. */
export type SerializedCourse = SerializedRun & {
  readonly since: string | null
  readonly before: SerializedRun | null
}

const instantOf = (written: string | null) => (written === null ? null : Date.parse(written))
const writtenOf = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString()

const readRun = ({ stamp, pausedAt, longer }: SerializedRun): TimerRun => ({
  stamp: instantOf(stamp),
  pausedAt: instantOf(pausedAt),
  longer,
})

const writeRun = ({ stamp, pausedAt = null, longer = null }: TimerRun): SerializedRun => ({
  stamp: writtenOf(stamp),
  pausedAt: writtenOf(pausedAt),
  longer,
})

/** Reads a course from the wire. */
export const parseCourse = (written: SerializedCourse): TimerCourse => ({
  ...readRun(written),
  since: instantOf(written.since),
  before: written.before && readRun(written.before),
})

/** Writes a course for the wire. */
export const serializeCourse = (course: TimerCourse): SerializedCourse => ({
  ...writeRun(course),
  since: writtenOf(course.since ?? null),
  before: course.before ? writeRun(course.before) : null,
})
