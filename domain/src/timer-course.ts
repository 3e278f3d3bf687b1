import type { TimerPhase } from './timer-phases.ts'

/** A phase that was made longer: the iteration counted from 0, and by how much in milliseconds. */
export type LongerPhase = {
  readonly iteration: number
  readonly phase: TimerPhase
  readonly ms: number
}

/**
 * What a timer runs on, in epoch milliseconds: when its first round began, or would have, had nobody
 * acted on it since (`null` when it is stopped); when it was paused; and the phase that was made longer.
 */
export type TimerRun = {
  readonly stamp: number | null
  readonly pausedAt?: number | null
  readonly longer?: LongerPhase | null
}

/**
 * What every wall and phone of a gym computes the same moment from: what the timer runs on from the
 * instant `since` on (epoch milliseconds), and what it ran on before.
 */
export type TimerCourse = TimerRun & {
  readonly since?: number | null
  readonly before?: TimerRun | null
}

/** What a timer runs on at `now`, epoch milliseconds. */
export function runAt(course: TimerCourse, now: number): TimerRun {
  const { stamp, pausedAt = null, longer = null, since = null, before = null } = course
  return before !== null && since !== null && now < since ? before : { stamp, pausedAt, longer }
}

/** The next instant after `now` at which somebody's action takes effect: the timer runs on something else, or stands still. */
export function nextRunAt(course: TimerCourse, now: number): number | null {
  const { since = null, before = null } = course
  const { pausedAt = null } = runAt(course, now)
  const instants = [before && since, pausedAt].filter((instant) => instant !== null)
  const coming = instants.filter((instant) => instant > now)
  return coming.length === 0 ? null : Math.min(...coming)
}

/** A course as it is on the wire, its instants in ISO 8601. */
export type SerializedRun = {
  readonly stamp: string | null
  readonly pausedAt: string | null
  readonly longer: LongerPhase | null
}

/** The same of a whole course. */
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
