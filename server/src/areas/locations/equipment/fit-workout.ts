import type { Routine, Workout } from '@roundboard/contract'
import {
  clipOfStep,
  type Equipment,
  substituteSteps,
  type Language,
  languageFamily,
  nameTranslationsOf,
  videoLinkFor,
} from '@roundboard/domain'
import { substitutesMessages } from '../../../platform/messages/substitutes.ts'
import type { KnownAlternative, KnownClips } from './known-clips.ts'

/** A workout with a location's substitutes, each with the equipment that it replaces. */
export type FittedWorkout = Omit<Workout, 'routines'> & {
  readonly routines: (Routine & { readonly insteadOf?: Equipment })[]
}

/** The text that a screen shows above a substitute, by the piece of equipment it replaces. */
export const insteadOf = (language: Language, piece: Equipment): string =>
  substitutesMessages(languageFamily(language))[piece]

interface LocationEquipment {
  readonly known: KnownClips
  readonly absent: ReadonlySet<Equipment>
  readonly lrVideo: boolean
}

type Clips = Pick<Routine, 'videoLink' | 'lrVideoLink'>

/** Steps of a workout, or the flexibility video alone, with a location's substitutes. */
export const fitRoutines = <S extends Clips>(routines: readonly S[], gym: LocationEquipment) => {
  const { known, absent, lrVideo } = gym
  return substituteSteps(routines, {
    linkOf: (routine) => videoLinkFor(routine, lrVideo),
    clipOf: (routine) => clipOfStep(routine, lrVideo, (link) => known.get(link)),
    absent,
  })
}

/** A substitute's text, or its name. */
function textsOf({ names, instruction, instructionTranslations }: KnownAlternative) {
  if (instruction !== '')
    return { text: instruction, textTranslations: [...instructionTranslations] }
  return { text: names.displayName, textTranslations: [...nameTranslationsOf(names)] }
}

/** A workout with a location's substitutes; the same object if it has none. */
export function fitWorkout(workout: Workout, gym: LocationEquipment): FittedWorkout {
  const fitted = fitRoutines(workout.routines, gym)
  if (fitted.every(({ substitute }) => substitute === undefined)) return workout
  return {
    ...workout,
    routines: fitted.map(({ step, missing, substitute }) => {
      const [insteadOf] = missing
      if (substitute?.videoLink == null || insteadOf === undefined) return step
      const { videoLink } = substitute
      const own = { ...textsOf(substitute), videoLink, lrVideoLink: null, insteadOf }
      return { ...step, cue: null, cueTranslations: [], ...own }
    }),
  }
}

const sparesPerStep = 2

/** The clips of possible substitutes at a location. */
export const substituteClipsOf = (
  routines: readonly Clips[],
  { known, absent, lrVideo }: LocationEquipment,
): string[] =>
  routines.flatMap((routine) => {
    const clip = clipOfStep(routine, lrVideo, (link) => known.get(link))
    if (clip === undefined || clip.needs.length === 0) return []
    return clip.alternatives
      .filter(({ needs }) => !needs.some((need) => absent.has(need)))
      .flatMap(({ videoLink }) => videoLink ?? [])
      .slice(0, sparesPerStep)
  })
