import { equipment as everyPiece, type Equipment } from './equipment.ts'
import { timerAt } from './interval-timer.ts'
import type { ProgrammeInterval, Programme } from './programme.ts'
import type { TimerCourse } from './timer-course.ts'
import { timerPhaseMs } from './timer-phases.ts'

/**
 * A piece that a coach marked as out, for walls from the instant `from` until `until` (epoch
 * milliseconds). `from` is null while it waits for the bell of a paused timer. `breaksFrom` is the same
 * for active breaks, which may change before the bell as long as none is shown. `backAt` is when it is
 * shown again, after a coach said that it is back: `bell` while that waits for a paused timer.
 */
export type OutPiece = {
  readonly equipment: Equipment
  readonly from: number | null
  readonly breaksFrom: number | null
  readonly until: number
  readonly backAt: number | 'bell' | null
}

/** What the timer is, by what a coach did last: also where that is to be seen only in a moment. */
const newestState = (timer: TimerCourse, now: number) =>
  timerAt({ ...timer, playlist: [] }, Math.max(now, timer.since ?? now))

/** The bell that a coach rings by going to it, which is to be seen only in a moment; null where none is. */
function bellOfAction(timer: TimerCourse, now: number): number | null {
  const { since = null } = timer
  if (since === null || since < now) return null
  const phases = [since - 1, since].map((at) => timerAt({ ...timer, playlist: [] }, at).phase)
  const runs = phases.every((phase) => phase !== 'idle' && phase !== 'waiting')
  return runs && phases.filter((phase) => phase === 'red').length === 1 ? since : null
}

/** When the next bell rings after `now`: at once where no round runs, null as long as the timer is paused. */
export function nextBellAt(timer: TimerCourse, now: number): number | null {
  const rung = bellOfAction(timer, now)
  if (rung !== null) return rung
  const state = newestState(timer, now)
  if (state.phase === 'idle' || state.phase === 'waiting') return now
  if (state.isPaused) return null
  return state.phase === 'green' ? state.phaseEndsAt + timerPhaseMs.yellow : state.phaseEndsAt
}

/** From when on the exercises of active breaks may be others: not before the one that is shown ends. */
const nextBreakAt = (timer: TimerCourse, now: number) =>
  newestState(timer, now).phase === 'red' ? nextBellAt(timer, now) : now

const endOf = ({ until, backAt }: OutPiece) =>
  typeof backAt === 'number' ? Math.min(until, backAt) : until

/** Those of this day, with what is back by now: what a wall shows after it is newer than what it showed. */
export const piecesOfDay = <P extends OutPiece>(pieces: readonly P[], now: number): P[] =>
  pieces.filter(({ until }) => now < until)

/** Whether a coach has said that a piece is out, and not that it is back. */
export const isMarkedOut = (pieces: readonly OutPiece[], equipment: Equipment, now: number) =>
  piecesOfDay(pieces, now).some((piece) => piece.equipment === equipment && piece.backAt === null)

/** What coaches have said to be out, and not that it is back, whatever walls wait for. */
export const markedOutAt = (pieces: readonly OutPiece[], now: number): Equipment[] =>
  everyPiece.filter((piece) => isMarkedOut(pieces, piece, now))

/**
 * The pieces after one is marked as out at `now`, from the next bell until the gym's day ends at
 * `dayEndsAt`; undefined where it is out already.
 */
export function markedOut(
  pieces: readonly OutPiece[],
  equipment: Equipment,
  { now, dayEndsAt, timer }: { now: number; dayEndsAt: number; timer: TimerCourse },
): OutPiece[] | undefined {
  if (isMarkedOut(pieces, equipment, now)) return undefined
  const there = piecesOfDay(pieces, now)
  const waits = there.find((piece) => piece.equipment === equipment && now < endOf(piece))
  const out: OutPiece = waits
    ? { ...waits, until: dayEndsAt, backAt: null }
    : {
        equipment,
        from: nextBellAt(timer, now),
        breaksFrom: nextBreakAt(timer, now),
        until: dayEndsAt,
        backAt: null,
      }
  return [...there.filter((piece) => piece.equipment !== equipment), out]
}

/** The pieces after one is back at `now`, which is shown from the next bell on; undefined where it is not out. */
export function markedBack(
  pieces: readonly OutPiece[],
  equipment: Equipment,
  { now, timer }: { now: number; timer: TimerCourse },
): OutPiece[] | undefined {
  if (!isMarkedOut(pieces, equipment, now)) return undefined
  return piecesOfDay(pieces, now).flatMap((piece) => {
    if (piece.equipment !== equipment) return [piece]
    // What no wall has shown yet has never been.
    if (piece.from === null || piece.from > now) return []
    return [{ ...piece, backAt: nextBellAt(timer, now) ?? ('bell' as const) }]
  })
}

/** The same pieces after something was done to the timer: what waits for a bell waits for the one that it has now. */
export function withBellsOf(
  pieces: readonly OutPiece[],
  { now, timer }: { now: number; timer: TimerCourse },
): OutPiece[] {
  const bell = nextBellAt(timer, now)
  return pieces.map((piece) => {
    const { from, breaksFrom, backAt } = piece
    const isComing = (at: number | null) => at === null || at > now
    return {
      ...piece,
      from: isComing(from) ? bell : from,
      breaksFrom: isComing(breaksFrom) ? nextBreakAt(timer, now) : breaksFrom,
      backAt:
        backAt === 'bell' || (backAt !== null && backAt > now)
          ? (bell ?? ('bell' as const))
          : backAt,
    }
  })
}

/** What is out on walls at an instant. */
export const outAt = (pieces: readonly OutPiece[], at: number): Equipment[] =>
  pieces
    .filter((piece) => piece.from !== null && piece.from <= at && at < endOf(piece))
    .map(({ equipment }) => equipment)

/** What is out for the active breaks that come after an instant. */
export const outForBreaksAt = (pieces: readonly OutPiece[], at: number): Equipment[] =>
  outAt(
    pieces.map((piece) => ({ ...piece, from: piece.breaksFrom })),
    at,
  )

/** The instants at which something else is out than before, in order. */
export function outChangesAt(pieces: readonly OutPiece[]): number[] {
  const instants = pieces.flatMap((piece) =>
    [piece.from, piece.breaksFrom, endOf(piece)].filter((at) => at !== null),
  )
  return [...new Set(instants)].sort((a, b) => a - b)
}

/**
 * A programme as walls show it where equipment is missing or out: `fit` gives what is shown of a workout
 * while this is out, the same object for the same result. What turns within an interval is told the
 * instant at which it does, so that it is known as newer than what was shown before.
 */
export function fittedProgramme<W extends object>(
  programme: Programme<W>,
  pieces: readonly OutPiece[],
  fit: (workout: W, out: readonly Equipment[]) => W,
  newerFrom: (workout: W, at: number) => W,
): ProgrammeInterval<W>[] {
  const changes = outChangesAt(pieces)
  return programme.flatMap((interval) => {
    const { from, to, workout } = interval
    if (workout === null) return [interval]
    const parts: ProgrammeInterval<W>[] = []
    let before: W | undefined
    for (const at of [from, ...changes.filter((change) => from < change && change < to)]) {
      const shown = fit(workout, outAt(pieces, at))
      if (shown === before) continue
      const last = parts.pop()
      if (last) parts.push({ ...last, to: at })
      parts.push({ from: at, to, workout: last ? newerFrom(shown, at) : shown })
      before = shown
    }
    return parts
  })
}
