import type { Workout } from '@roundboard/contract'
import {
  type Equipment,
  substitutedProgramme,
  limits,
  markedOutAt,
  outChangesAt,
  outForBreaksAt,
  type ProgrammeInterval,
  videoLinkFor,
} from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import {
  type FittedWorkout,
  fitRoutines,
  fitWorkout,
  keyOfExercise,
  substituteClipsOf,
} from '../../locations/equipment/index.ts'
import type { BreakExercise, Input, RoundInput } from './gather.ts'

export interface ScheduledInterval {
  readonly from: string
  readonly to: string
  readonly workout: FittedWorkout | null
}

/** A location's flexibility video, and the equipment that it replaces. */
export interface Flexibility {
  readonly flexibilityVideo: string | null
  readonly flexibilityInsteadOf: Equipment | undefined
}

/** What changes at a later instant, in epoch milliseconds, as known now. */
export interface Later extends Flexibility {
  readonly at: number
  readonly breaks: readonly BreakExercise[]
}

/** Fits workouts to the equipment. Equal results are the same object. */
function createFit({ known, missing, lrVideo }: RoundInput) {
  const made = new Map<Workout, Map<string, FittedWorkout>>()
  return (workout: Workout, out: readonly Equipment[]): FittedWorkout => {
    const absent = new Set([...missing, ...out])
    if (absent.size === 0) return workout
    const fitted = fitWorkout(workout, { known, absent, lrVideo })
    if (fitted === workout) return workout
    return made
      .getOrInsertComputed(workout, () => new Map<string, FittedWorkout>())
      .getOrInsertComputed(JSON.stringify(fitted.routines), () => fitted)
  }
}

/** Screens show a changed version of a workout only if it is newer. */
function newerFrom<W extends Pick<Workout, 'updatedAt'>>(workout: W, at: number): W {
  const turned = stampOf(at)
  return turned > workout.updatedAt ? { ...workout, updatedAt: turned } : workout
}

/** Replaces exercises whose equipment is missing or out of order. */
export function substitute(input: RoundInput, days: readonly ProgrammeInterval<Workout>[]) {
  const { round, record, known, missing, pieces, lrVideo } = input
  const gymHas = { known, absent: new Set(missing), lrVideo }
  const flexibility =
    round === limits.flexibilityRound && record?.videoLink
      ? { videoLink: record.videoLink, lrVideoLink: record.lrVideoLink }
      : null
  const fitted = substitutedProgramme<FittedWorkout>(days, pieces, createFit(input), newerFrom)
  const clips = [...days.map(({ workout }) => workout?.routines ?? []), flexibility ?? []]
  return {
    intervals: fitted.map(({ from, to, workout }): ScheduledInterval => ({
      from: stampOf(from),
      to: stampOf(to),
      workout,
    })),
    flexibility,
    flexibilityAt(at: number): Flexibility {
      // Flexibility has no bell: its video changes when a coach marks the equipment.
      const absent = new Set([...missing, ...markedOutAt(pieces, at)])
      const shown = flexibility && fitRoutines([flexibility], { ...gymHas, absent })[0]
      return {
        flexibilityVideo:
          (shown && (shown.substitute?.videoLink ?? videoLinkFor(shown.step, lrVideo))) ?? null,
        flexibilityInsteadOf: shown?.substitute && shown.missing[0],
      }
    },
    spares: [...new Set(clips.flatMap((of) => substituteClipsOf([of].flat(), gymHas)))],
  }
}

const clipsOf = ({ plannedBreaks }: Input) =>
  plannedBreaks.map((exercise) => ({
    exercise,
    videoLink: keyOfExercise(exercise),
    lrVideoLink: null,
  }))

function fitBreaks(input: Input, absent: ReadonlySet<Equipment>): BreakExercise[] {
  const fitted = fitRoutines(clipsOf(input), { known: input.known, absent, lrVideo: false })
  return fitted.map(({ step: { exercise }, missing: [insteadOf], substitute: instead }) => {
    if (instead === undefined) return exercise
    const { displayName, displayNameEs, displayNameTranslations } = instead.names
    const names = { displayName, displayNameEs, displayNameTranslations }
    return { name: exercise.name, videoLink: instead.videoLink, ...names, insteadOf }
  })
}

/** The same for active breaks, with what they and flexibility show later. */
export function substituteBreaks(input: Input, flexibilityAt: (at: number) => Flexibility) {
  const { now, known, missing, pieces } = input
  const shownAt = (at: number): Later => {
    const absent = new Set([...missing, ...outForBreaksAt(pieces, at)])
    return { at, breaks: fitBreaks(input, absent), ...flexibilityAt(at) }
  }
  const all = [now, ...outChangesAt(pieces).filter((at) => at > now)].map(shownAt)
  const textOf = ({ at: _at, ...shown }: Later) => JSON.stringify(shown)
  return {
    breaks: all[0]?.breaks ?? [],
    later: all.filter((one, place) => {
      const before = all[place - 1]
      return before !== undefined && textOf(before) !== textOf(one)
    }),
    spares: substituteClipsOf(clipsOf(input), { known, absent: new Set(missing), lrVideo: false }),
  }
}
