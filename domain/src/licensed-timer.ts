import { uncataloguedExerciseName } from './exercises.ts'
import type { IntervalTimer } from './interval-timer.ts'
import { parseCourse, type SerializedCourse } from './timer-course.ts'

/** An exercise as a wall shows it in an active break, named in the wall's language. */
export type ShownBreak = {
  readonly name: string
  readonly displayName: string
  readonly videoLink: string | null
  /** What it stands in for, as the wall says it. */
  readonly insteadOf?: string | undefined
}

/** What the licence service says of a gym's timer. */
export type TimerOfLicence = {
  /** ISO 8601; null while the timer is not started. */
  readonly dwsTimeStamp: string | null
  readonly dwsActiveBreaks: readonly string[]
  /** Where somebody acted on it: what it runs on, more exactly than the stamp says. */
  readonly course?: SerializedCourse | undefined
}

/** The exercises of breaks in the order of a playlist, which may name one twice, each by what is known of it. */
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
 * The timer that a licence gives (specification 4.5), its breaks by what is known of them: one that the
 * catalogue does not know is called after its own name, and has no video. None without a licence.
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
