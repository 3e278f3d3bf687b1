import type { RemotePiece, Workout } from '@roundboard/contract'
import {
  clipOfStep,
  equipment,
  type Equipment,
  exerciseNameIn,
  isMarkedOut,
  type Language,
  outAt,
  textIn,
  videoLinkFor,
} from '@roundboard/domain'
import { stampOf } from '../../platform/clock.ts'
import { fitRoutines, type KeptPiece, type KnownClips } from '../equipment/index.ts'

/** What a gym shows today, as it was planned. */
export interface Floor {
  readonly missing: readonly Equipment[]
  readonly lrVideo: boolean
  readonly language: Language
  readonly rounds: readonly { readonly round: number; readonly planned: Workout | null }[]
  readonly known: KnownClips
}

type Routines = Workout['routines']
type Fitted = ReturnType<typeof fitRoutines>[number]

function clipShown({ step, instead }: Fitted, { language, lrVideo, known }: Floor) {
  if (instead?.videoLink != null)
    return { name: exerciseNameIn(language, instead.names), videoLink: instead.videoLink }
  const names = clipOfStep(step, lrVideo, (link) => known.get(link))
  const called = known.get(step.videoLink)?.names
  return {
    name:
      names !== undefined && called !== undefined
        ? exerciseNameIn(language, called)
        : textIn(language, step.text, step.textTranslations),
    videoLink: videoLinkFor(step, lrVideo),
  }
}

function usesOf(piece: Equipment, out: readonly Equipment[], floor: Floor): RemotePiece['uses'] {
  const { missing, lrVideo, known, rounds } = floor
  const others = [...missing, ...out].filter((one) => one !== piece)
  const fitted = (routines: Routines, ...absent: Equipment[]) =>
    fitRoutines(routines, { known, lrVideo, absent: new Set(absent) })
  return rounds.flatMap(({ round, planned }) => {
    const routines = planned?.routines ?? []
    const there = fitted(routines, ...others)
    const without = fitted(routines, ...others, piece)
    return without.flatMap((after, place) => {
      const before = there[place]
      if (before === undefined || !after.lacks.includes(piece)) return []
      return [
        {
          ...{ round, step: after.step.step },
          now: clipShown(before, floor),
          instead: after.instead ? clipShown(after, floor) : null,
        },
      ]
    })
  })
}

/** The equipment that a location has, and what its rounds make of it at an instant. */
export function presentPieces(
  pieces: readonly KeptPiece[],
  floor: Floor,
  now: number,
): RemotePiece[] {
  const isOut = (piece: Equipment) => isMarkedOut(pieces, piece, now)
  const out = equipment.filter(isOut)
  const onWalls = outAt(pieces, now)
  return equipment
    .filter((piece) => !floor.missing.includes(piece))
    .map((piece) => {
      const kept = pieces.find(
        (one) => one.equipment === piece && (isOut(piece) || onWalls.includes(piece)),
      )
      const backAt = typeof kept?.backAt === 'number' ? kept.backAt : null
      const isComingBack = kept !== undefined && kept.backAt !== null
      return {
        equipment: piece,
        outBy: kept ? kept.by : null,
        from: kept?.from == null ? null : stampOf(kept.from),
        until: kept === undefined || kept.backAt === 'bell' ? null : stampOf(backAt ?? kept.until),
        isComingBack,
        uses: usesOf(piece, out, floor),
      }
    })
}
