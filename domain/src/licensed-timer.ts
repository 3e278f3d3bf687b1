import { uncataloguedExerciseName } from './exercises.ts'
import type { IntervalTimer } from './interval-timer.ts'

/** An exercise as a wall shows it in an active break, named in the wall's language. */
export type ShownBreak = {
  readonly name: string
  readonly displayName: string
  readonly videoLink: string | null
}

/** What the licence service says of a gym's timer. */
export type TimerOfLicence = {
  /** ISO 8601; null while the timer is not started. */
  readonly dwsTimeStamp: string | null
  readonly dwsActiveBreaks: readonly string[]
}

/**
 * The timer that a licence gives (specification 4.5), its breaks by what is known of them: one that the
 * catalogue does not know is called after its own name, and has no video. None without a licence.
 */
export function licensedTimer(
  licence: TimerOfLicence | null,
  known: readonly ShownBreak[],
): IntervalTimer<ShownBreak> {
  if (licence === null) return { stamp: null, playlist: [] }
  const { dwsTimeStamp, dwsActiveBreaks } = licence
  return {
    stamp: dwsTimeStamp === null ? null : Date.parse(dwsTimeStamp),
    playlist: dwsActiveBreaks.map(
      (name) =>
        known.find((exercise) => exercise.name === name) ?? {
          name,
          displayName: uncataloguedExerciseName(name),
          videoLink: null,
        },
    ),
  }
}
