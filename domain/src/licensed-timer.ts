import { uncataloguedExerciseName } from './exercises.ts'
import type { IntervalTimer } from './interval-timer.ts'
import { parseCourse, type SerializedCourse } from './timer-course.ts'

/** An exercise of an active break, named in the screen's language. */
export type ShownBreak = {
  readonly name: string
  readonly displayName: string
  readonly videoLink: string | null
  /** The exercise that it replaces, as the screen names it. */
  readonly insteadOf?: string | undefined
}

/** A location's timer, as the license service returns it. */
export type TimerOfLicence = {
  /** ISO 8601; null while the timer is stopped. */
  readonly dwsTimeStamp: string | null
  readonly dwsActiveBreaks: readonly string[]
  /** The timer's state after a coach acted on it, more exact than the stamp. */
  readonly course?: SerializedCourse | undefined
}

/** The exercises of a playlist in order, repeated ones too. Names that aren't `known` get a name of their own and no video. */
export const breaksInOrder = (
  names: readonly string[],
  known: readonly ShownBreak[],
): ShownBreak[] =>
  names.map(
    (name) =>
      known.find((exercise) => exercise.name === name) ?? {
        name,
        displayName: uncataloguedExerciseName(name),
        videoLink: null,
      },
  )

/**
 * The timer of a license (specification 4.5), with the exercises of its breaks. Exercises that the
 * catalog doesn't have are named after their ID and have no video. Stopped without a license.
 */
export function licensedTimer(
  licence: TimerOfLicence | null,
  known: readonly ShownBreak[],
): IntervalTimer<ShownBreak> {
  if (licence === null) return { stamp: null, playlist: [] }
  const { dwsTimeStamp, dwsActiveBreaks, course } = licence
  const plain = { stamp: dwsTimeStamp === null ? null : Date.parse(dwsTimeStamp) }
  return {
    ...(course ? parseCourse(course) : plain),
    playlist: breaksInOrder(dwsActiveBreaks, known),
  }
}
