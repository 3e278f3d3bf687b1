import type { RemotePiece, Translation } from '@roundboard/contract'
import {
  clipOfStep,
  equipment,
  type Equipment,
  exerciseNameIn,
  type Language,
  markedOutAt,
  outAt,
  textIn,
  videoLinkFor,
} from '@roundboard/domain'
import { stampOf } from '../../../platform/clock.ts'
import {
  fitRoutines,
  keyOfExercise,
  type PieceState,
  type KnownClips,
} from '../../locations/equipment/index.ts'
import type { LocationProgramme } from '../programme/index.ts'

/** An exercise, where it is shown and in which words. */
export interface FloorStep {
  readonly step: number
  readonly text: string
  readonly textTranslations: readonly Translation[]
  readonly videoLink: string
  readonly lrVideoLink: string | null
}

/** A location's plan for today. Exercises without clips are identified by name. */
export interface Floor {
  readonly missing: readonly Equipment[]
  readonly lrVideo: boolean
  readonly language: Language
  readonly rounds: readonly {
    readonly round: RemotePiece['uses'][number]['round']
    readonly steps: readonly FloorStep[]
  }[]
  readonly known: KnownClips
}

const untranslated = { step: 1, textTranslations: [] }

/** The flexibility video as a step. */
export const flexibilityStep = ({ flexibility, roundName }: LocationProgramme): FloorStep[] =>
  flexibility === null ? [] : [{ ...untranslated, ...flexibility, text: roundName }]

/** An active break's exercise as a step. */
export const breakStep = (exercise: LocationProgramme['plannedBreaks'][number]): FloorStep => ({
  ...untranslated,
  text: exercise.displayName,
  videoLink: keyOfExercise(exercise),
  lrVideoLink: null,
})

type Fitted = ReturnType<typeof fitRoutines<FloorStep>>[number]

function clipShown({ step, substitute }: Fitted, { language, lrVideo, known }: Floor) {
  if (substitute?.videoLink != null)
    return { name: exerciseNameIn(language, substitute.names), videoLink: substitute.videoLink }
  const names = clipOfStep(step, lrVideo, (link) => known.get(link))
  const called = known.get(step.videoLink)?.names
  return {
    name:
      names !== undefined && called !== undefined
        ? exerciseNameIn(language, called)
        : textIn(language, step.text, step.textTranslations),
    videoLink: known.get(step.videoLink)?.videoLink === null ? null : videoLinkFor(step, lrVideo),
  }
}

function usesOf(piece: Equipment, out: readonly Equipment[], floor: Floor): RemotePiece['uses'] {
  const { missing, lrVideo, known, rounds } = floor
  const others = [...missing, ...out].filter((one) => one !== piece)
  const fitted = (steps: readonly FloorStep[], ...absent: Equipment[]) =>
    fitRoutines(steps, { known, lrVideo, absent: new Set(absent) })
  return rounds.flatMap(({ round, steps }) => {
    const there = fitted(steps, ...others)
    const without = fitted(steps, ...others, piece)
    return without.flatMap((after, place) => {
      const before = there[place]
      if (before === undefined || !after.missing.includes(piece)) return []
      return [
        {
          ...{ round, step: after.step.step },
          now: clipShown(before, floor),
          instead: after.substitute ? clipShown(after, floor) : null,
        },
      ]
    })
  })
}

/** A location's equipment, and its effect on the rounds at an instant. */
export function presentPieces(
  pieces: readonly PieceState[],
  floor: Floor,
  now: number,
): RemotePiece[] {
  const out = markedOutAt(pieces, now)
  const onWalls = outAt(pieces, now)
  return equipment
    .filter((piece) => !floor.missing.includes(piece))
    .map((piece) => {
      const mark = pieces.find(
        (one) => one.equipment === piece && (out.includes(piece) || onWalls.includes(piece)),
      )
      const backAt = typeof mark?.backAt === 'number' ? mark.backAt : null
      const isComingBack = mark !== undefined && mark.backAt !== null
      return {
        equipment: piece,
        outBy: mark ? mark.by : null,
        from: mark?.from == null ? null : stampOf(mark.from),
        until: mark === undefined || mark.backAt === 'bell' ? null : stampOf(backAt ?? mark.until),
        isComingBack,
        uses: usesOf(piece, out, floor),
      }
    })
}
