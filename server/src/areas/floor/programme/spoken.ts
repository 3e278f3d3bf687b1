import { type Programme, shownIn, type ShownWorkout } from '@roundboard/contract'
import { type Language, originalLanguage } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import { type FittedWorkout, insteadOf } from '../../locations/equipment/index.ts'

/** JSON in ASCII: its length in bytes is its length, and it is written as it lies in memory. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A stretch of a programme with all that is known of its workout. */
export interface ScheduledInterval {
  readonly from: string
  readonly to: string
  readonly workout: FittedWorkout | null
}

/** What walls in one language show. */
export interface Spoken {
  readonly intervals: Programme['intervals']
  readonly workout: ShownWorkout | null
  /** How every heartbeat's answer goes on after the screen: JSON in ASCII. */
  readonly tail: string
}

interface Facts {
  readonly intervals: readonly ScheduledInterval[]
  readonly lrVideo: boolean
  readonly appVersion: string
}

/** A workout as walls in a language show it, with the signs of what stands in. */
function spokenIn(language: Language, workout: FittedWorkout): ShownWorkout {
  const shown = shownIn(language, workout)
  const signs = workout.routines.map(({ insteadOf: piece }) => piece && insteadOf(language, piece))
  return {
    ...shown,
    routines: shown.routines.map((routine, place) => {
      const sign = signs[place]
      return sign === undefined ? routine : { ...routine, insteadOf: sign }
    }),
  }
}

function intervalsIn(language: Language, intervals: readonly ScheduledInterval[]) {
  // A workout that comes back later in the programme is made once.
  const made = new Map<FittedWorkout, ShownWorkout>()
  return intervals.map(({ from, to, workout }) => ({
    from,
    to,
    workout: workout && made.getOrInsertComputed(workout, () => spokenIn(language, workout)),
  }))
}

const isTranslated = ({ nameTranslations, subHeaderTranslations, routines }: FittedWorkout) =>
  nameTranslations.length + subHeaderTranslations.length > 0 ||
  routines.some(
    ({ textTranslations, cueTranslations, insteadOf }) =>
      textTranslations.length + cueTranslations.length > 0 || insteadOf !== undefined,
  )

/** What walls show of these intervals at an instant: made for a language when it is first asked for. */
export function createSpoken({ intervals, lrVideo, appVersion }: Facts, now: number) {
  const stamp = stampOf(now)
  const place = intervals.findIndex(({ from, to }) => from <= stamp && stamp < to)

  function speak(shown: Programme['intervals']): Spoken {
    const workout = shown[place]?.workout ?? null
    const tail = `"workout":${asciiJson(workout)},"lrVideo":${String(lrVideo)},"appVersion":${asciiJson(appVersion)}`
    return { intervals: shown, workout, tail }
  }

  const original = speak(intervalsIn(originalLanguage, intervals))
  if (!intervals.some(({ workout }) => workout !== null && isTranslated(workout)))
    return () => original

  const written = JSON.stringify(original.intervals)
  const known = new Map<Language, Spoken>()
  return (language: Language): Spoken =>
    known.getOrInsertComputed(language, () => {
      const shown = intervalsIn(language, intervals)
      return JSON.stringify(shown) === written ? original : speak(shown)
    })
}
