import { type Programme, shownIn, type ShownWorkout, type Workout } from '@roundboard/contract'
import { type Language, originalLanguage } from '@roundboard/domain'
import { stampOf } from '../../platform/clock.ts'
import { asciiJson } from './ascii-json.ts'

/** A stretch of a programme with all that is known of its workout. */
export interface ScheduledInterval {
  readonly from: string
  readonly to: string
  readonly workout: Workout | null
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

function intervalsIn(language: Language, intervals: readonly ScheduledInterval[]) {
  // A workout that comes back later in the programme is made once.
  const made = new Map<Workout, ShownWorkout>()
  return intervals.map(({ from, to, workout }) => ({
    from,
    to,
    workout: workout && made.getOrInsertComputed(workout, () => shownIn(language, workout)),
  }))
}

const isTranslated = ({ nameTranslations, subHeaderTranslations, routines }: Workout) =>
  nameTranslations.length + subHeaderTranslations.length > 0 ||
  routines.some(({ textTranslations }) => textTranslations.length > 0)

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
