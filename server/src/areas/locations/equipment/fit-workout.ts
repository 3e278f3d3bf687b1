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

/** A workout as a gym shows it: what stands in for a step says for which piece. */
export type FittedWorkout = Omit<Workout, 'routines'> & {
  readonly routines: (Routine & { readonly insteadOf?: Equipment })[]
}

/** What a screen says above a substitute, by the piece of equipment it replaces. */
export const insteadOf = (language: Language, piece: Equipment): string =>
  substitutesMessages(languageFamily(language))[piece]

interface LocationEquipment {
  readonly known: KnownClips
  readonly absent: ReadonlySet<Equipment>
  readonly lrVideo: boolean
}

type Clips = Pick<Routine, 'videoLink' | 'lrVideoLink'>

/** Steps of a workout, or the flexibility video alone, as a gym shows them. */
export const fitRoutines = <S extends Clips>(routines: readonly S[], gym: LocationEquipment) => {
  const { known, absent, lrVideo } = gym
  return substituteSteps(routines, {
    linkOf: (routine) => videoLinkFor(routine, lrVideo),
    clipOf: (routine) => clipOfStep(routine, lrVideo, (link) => known.get(link)),
    absent,
  })
}

/** What walls say of an exercise that stands in: its own text, or its name. */
function textsOf({ names, instruction, instructionTranslations }: KnownAlternative) {
  if (instruction !== '')
    return { text: instruction, textTranslations: [...instructionTranslations] }
  return { text: names.displayName, textTranslations: [...nameTranslationsOf(names)] }
}

/** A workout as a gym shows it; the workout itself where it shows all of its steps. */
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

/** The clips that a gym may have to show instead of these, when something is out. */
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
