import {
  type BreakExercise,
  type Programme,
  shownIn,
  type ShownWorkout,
} from '@roundboard/contract'
import { exerciseNameIn, type Language, originalLanguage } from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import { type FittedWorkout, insteadOf } from '../../locations/equipment/index.ts'
import type { Flexibility, Later, ScheduledInterval } from './substitute.ts'

/** JSON in ASCII: its length is its length in bytes. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A round's program in one language. */
export interface Localized {
  readonly intervals: Programme['intervals']
  readonly workout: ShownWorkout | null
  /** What follows the screen in every heartbeat's answer, as JSON in ASCII. */
  readonly tail: string
}

/** A workout in a language, with the labels of its substitutes. */
function workoutIn(language: Language, workout: FittedWorkout): ShownWorkout {
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
  // A workout that returns later in the program is made once.
  const made = new Map<FittedWorkout, ShownWorkout>()
  return intervals.map(({ from, to, workout }) => ({
    from,
    to,
    workout: workout && made.getOrInsertComputed(workout, () => workoutIn(language, workout)),
  }))
}

const isTranslated = ({ nameTranslations, subHeaderTranslations, routines }: FittedWorkout) =>
  nameTranslations.length + subHeaderTranslations.length > 0 ||
  routines.some(
    ({ textTranslations, cueTranslations, insteadOf }) =>
      textTranslations.length + cueTranslations.length > 0 || insteadOf !== undefined,
  )

/** Translates a program for one instant, each language on first use. */
export function localize(
  intervals: readonly ScheduledInterval[],
  { lrVideo, appVersion }: { lrVideo: boolean; appVersion: string },
  now: number,
) {
  const stamp = stampOf(now)
  const place = intervals.findIndex(({ from, to }) => from <= stamp && stamp < to)

  function localized(shown: Programme['intervals']): Localized {
    const workout = shown[place]?.workout ?? null
    const tail = `"workout":${asciiJson(workout)},"lrVideo":${String(lrVideo)},"appVersion":${asciiJson(appVersion)}`
    return { intervals: shown, workout, tail }
  }

  const original = localized(intervalsIn(originalLanguage, intervals))
  if (!intervals.some(({ workout }) => workout !== null && isTranslated(workout)))
    return () => original

  const written = JSON.stringify(original.intervals)
  const known = new Map<Language, Localized>()
  return (language: Language): Localized =>
    known.getOrInsertComputed(language, () => {
      const shown = intervalsIn(language, intervals)
      return JSON.stringify(shown) === written ? original : localized(shown)
    })
}

export const flexibilityIn = (
  language: Language,
  { flexibilityVideo, flexibilityInsteadOf: piece }: Flexibility,
) => ({
  flexibilityVideo,
  ...(piece && { flexibilityInsteadOf: insteadOf(language, piece) }),
})

export const breaksIn = (language: Language, breaks: Later['breaks']): BreakExercise[] =>
  breaks.map(({ name, videoLink, insteadOf: piece, ...names }) => ({
    name,
    displayName: exerciseNameIn(language, names),
    videoLink,
    ...(piece && { insteadOf: insteadOf(language, piece) }),
  }))
