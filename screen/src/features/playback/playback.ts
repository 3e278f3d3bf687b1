import type { OwnScreen, Programme, ShownWorkout } from '@roundboard/contract'
import { limits, playbackAt } from '@roundboard/domain'

/** What a linked screen shows. */
export type Playing =
  | { readonly wall: 'not-ready' }
  | {
      readonly wall: 'workout'
      readonly workout: ShownWorkout
      /** Set once the program's last day is over: its end, in epoch milliseconds. */
      readonly knownUntil?: number | undefined
    }
  | {
      readonly wall: 'flexibility'
      readonly videoLink: string
      readonly insteadOf?: string | undefined
    }

/** `nextChangeAt` is in epoch milliseconds by the server; null if nothing changes. */
export type Played = { readonly playing: Playing; readonly nextChangeAt: number | null }

const notReady = { wall: 'not-ready' } as const

/**
 * What to show at `now`. Round 10 always shows its video; others show workouts only if their location is
 * enabled (specification 2.1 and 2.2). `shown` is the workout on the screen, which is only replaced by
 * another one or a newer version (4.2).
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

/** What to show while a round runs: the workout that it started with, even if another one is due. */
export function untilBell(due: Playing, shown: ShownWorkout | undefined): Playing {
  const isSame = shown === undefined || (due.wall === 'workout' && due.workout === shown)
  return isSame ? due : { wall: 'workout', workout: shown }
}

export function isSamePlaying(a: Playing | null, b: Playing | null): boolean {
  if (a?.wall === 'workout' && b?.wall === 'workout')
    return a.workout === b.workout && a.knownUntil === b.knownUntil
  if (a?.wall === 'flexibility' && b?.wall === 'flexibility')
    return a.videoLink === b.videoLink && a.insteadOf === b.insteadOf
  return a?.wall === b?.wall
}

/** The breaks and the flexibility video at `now`, with substitutes. */
const asOf = (programme: Programme, now: number) =>
  programme.later?.findLast(({ from }) => Date.parse(from) <= now) ?? programme

/** A workout's substitutes, which depend on the location's equipment. */
const substitutes = ({ routines }: ShownWorkout) =>
  JSON.stringify(routines.filter(({ insteadOf }) => insteadOf !== undefined))

/** Whether `offered` replaces the workout on the screen: it is another or a newer one (specification 4.2), or the same one with other substitutes or in another language. */
export function replaces(shown: ShownWorkout | undefined, offered: ShownWorkout): boolean {
  if (shown?.id !== offered.id || substitutes(shown) !== substitutes(offered)) return true
  const isOlder = offered.updatedAt < shown.updatedAt
  return !isOlder && JSON.stringify(shown) !== JSON.stringify(offered)
}

/** The location whose timer the screen runs, if any, with its breaks at `now`. */
export function timerLocationOf(programme: Programme | null, now: number) {
  if (programme === null || !hasTimer(programme.screen)) return null
  const { locationIdentifier } = programme.screen.location
  return { locationIdentifier, activeBreaks: asOf(programme, now).activeBreaks }
}

/** Whether the screen runs the interval timer. */
export function hasTimer(screen: OwnScreen): boolean {
  return (
    screen.location.vtsEnabled &&
    screen.location.isEnabled &&
    screen.round !== limits.flexibilityRound
  )
}
