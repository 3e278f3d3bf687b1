import type { OwnScreen, Programme, ShownWorkout } from '@roundboard/contract'
import { limits, playbackAt } from '@roundboard/domain'

/** What a linked screen shows, by its programme and the server's time. */
export type Playing =
  | { readonly wall: 'not-ready' }
  | {
      readonly wall: 'workout'
      readonly workout: ShownWorkout
      /** When the last day that the screen knows of ended, in epoch milliseconds; undefined before. */
      readonly knownUntil?: number | undefined
    }
  | {
      readonly wall: 'flexibility'
      readonly videoLink: string
      readonly insteadOf?: string | undefined
    }

/** The instant after which to look again, in epoch milliseconds by the server; null when never. */
export type Played = { readonly playing: Playing; readonly nextChangeAt: number | null }

const notReady = { wall: 'not-ready' } as const

/**
 * What to show at `now`. Round 10 shows its video wherever it is; others show workouts only if their
 * location is enabled (specification 2.1 and 2.2). `shown` is the workout on the wall, which stays
 * unless another or a newer version of it is to be shown (4.2).
 */
export function playAt(programme: Programme, now: number, shown?: ShownWorkout): Played {
  const { screen, later = [] } = programme
  const comingAt = later.map(({ from }) => Date.parse(from)).find((at) => at > now) ?? null
  if (screen.round === limits.flexibilityRound) {
    const { flexibilityVideo: videoLink, flexibilityInsteadOf: insteadOf } = asOf(programme, now)
    return {
      playing: videoLink === null ? notReady : { wall: 'flexibility', videoLink, insteadOf },
      nextChangeAt: comingAt,
    }
  }
  const { workout, nextChangeAt } = playbackAt(
    programme.intervals.map((interval) => ({
      from: Date.parse(interval.from),
      to: Date.parse(interval.to),
      workout: interval.workout,
    })),
    now,
  )
  const canShow = screen.location.isEnabled && workout !== null && workout.routines.length > 0
  const end = programme.intervals.at(-1)?.to
  const knownUntil = nextChangeAt === null && end !== undefined ? Date.parse(end) : undefined
  return {
    playing: canShow
      ? {
          wall: 'workout',
          workout: replaces(shown, workout) ? workout : (shown ?? workout),
          knownUntil,
        }
      : notReady,
    nextChangeAt: comingAt === null ? nextChangeAt : Math.min(comingAt, nextChangeAt ?? comingAt),
  }
}

/** What to show while a round runs: the workout that it began with, whatever is due by now. */
export function untilBell(due: Playing, shown: ShownWorkout | undefined): Playing {
  const isSame = shown === undefined || (due.wall === 'workout' && due.workout === shown)
  return isSame ? due : { wall: 'workout', workout: shown }
}

/** Whether a wall would be drawn the same from both. */
export function isSamePlaying(a: Playing | null, b: Playing | null): boolean {
  if (a?.wall === 'workout' && b?.wall === 'workout')
    return a.workout === b.workout && a.knownUntil === b.knownUntil
  if (a?.wall === 'flexibility' && b?.wall === 'flexibility')
    return a.videoLink === b.videoLink && a.insteadOf === b.insteadOf
  return a?.wall === b?.wall
}

/** What stands in at `now` for exercises of breaks and for the flexibility video. */
const asOf = (programme: Programme, now: number) =>
  programme.later?.findLast(({ from }) => Date.parse(from) <= now) ?? programme

/** What stands in for steps of a workout, which comes and goes with the equipment of the gym. */
const substitutes = ({ routines }: ShownWorkout) =>
  JSON.stringify(routines.filter(({ insteadOf }) => insteadOf !== undefined))

/**
 * Whether an offered workout takes the place of the one shown: another, or newer (specification 4.2), or
 * the same with other exercises that stand in, or said in another way, as in another language.
 */
export function replaces(shown: ShownWorkout | undefined, offered: ShownWorkout): boolean {
  if (shown?.id !== offered.id || substitutes(shown) !== substitutes(offered)) return true
  const isOlder = offered.updatedAt < shown.updatedAt
  return !isOlder && JSON.stringify(shown) !== JSON.stringify(offered)
}

/** Whose timer the screen runs, if any, with the exercises of its breaks at `now`. */
export function timerLocationOf(programme: Programme | null, now: number) {
  if (programme === null || !hasTimer(programme.screen)) return null
  const { locationIdentifier } = programme.screen.location
  return { locationIdentifier, activeBreaks: asOf(programme, now).activeBreaks }
}

/** Whether the screen runs the interval timer: its location has it, and shows workouts at all. */
export function hasTimer(screen: OwnScreen): boolean {
  return (
    screen.location.vtsEnabled &&
    screen.location.isEnabled &&
    screen.round !== limits.flexibilityRound
  )
}
