import { equipment as everyPiece, type Equipment } from './equipment.ts'
import { timerAt } from './interval-timer.ts'
import type { ProgrammeInterval, Programme } from './programme.ts'
import type { TimerCourse } from './timer-course.ts'
import { timerPhaseMs } from './timer-phases.ts'

/** So shortly before a break its exercise stays as it is: not every wall would hear in time. */
const breakSettledMs = 3_000

/**
 * A piece that a coach marked as out, for walls from the instant `from` until `until` (epoch
 * milliseconds). `from` is null while it waits for the bell of a paused timer. `backAt` is when it is
 * shown again, after a coach said that it is back: `bell` while that waits for a paused timer.
 * `breaksFrom` and `breaksBackAt` are the same for active breaks, which may change before the bell as
 * long as none is shown.
 */
export type OutPiece = {
  readonly equipment: Equipment
  readonly from: number | null
  readonly breaksFrom: number | null
  readonly until: number
  readonly backAt: number | 'bell' | null
  readonly breaksBackAt?: number | 'bell' | null | undefined
}

/** Now, or the moment at which what a coach did last is to be seen. */
const newestAt = ({ since }: TimerCourse, now: number) => Math.max(now, since ?? now)

/** What the timer is, by what a coach did last. */
const newestState = (timer: TimerCourse, now: number) =>
  timerAt({ ...timer, playlist: [] }, newestAt(timer, now))

/** The bell that a coach rings by going to it, which is to be seen only in a moment; null where none is. */
function bellOfAction(timer: TimerCourse, now: number): number | null {
  const { since = null } = timer
  if (since === null || since < now) return null
  const before = timerAt({ ...timer, playlist: [] }, since - 1)
  const after = timerAt({ ...timer, playlist: [] }, since)
  if (before.phase === 'idle' || before.phase === 'waiting') return null
  // Who takes something back comes into the middle of a phase, and no bell rings for that.
  if (after.phase === 'idle' || after.phase === 'waiting' || after.elapsedInPhaseMs > 0) return null
  return (before.phase === 'red') === (after.phase === 'red') ? null : since
}

/** When the next bell rings after `now`: at once where no round runs, null as long as the timer is paused. */
export function nextBellAt(timer: TimerCourse, now: number): number | null {
  const rung = bellOfAction(timer, now)
  if (rung !== null) return rung
  const state = newestState(timer, now)
  if (state.phase === 'idle' || state.phase === 'waiting') return newestAt(timer, now)
  if (state.isPaused) return null
  return state.phase === 'green' ? state.phaseEndsAt + timerPhaseMs.yellow : state.phaseEndsAt
}

/** From when on the exercises of active breaks may be others: not before the one that is shown, or all but shown, ends. */
function nextBreakAt(timer: TimerCourse, now: number): number | null {
  const state = newestState(timer, now)
  if (state.phase === 'red') return state.isPaused ? null : state.phaseEndsAt
  const isAhead = state.phase !== 'yellow' || state.remainingMs > breakSettledMs
  if (isAhead) return newestAt(timer, now)
  return state.isPaused ? null : state.phaseEndsAt + timerPhaseMs.red
}

const endAt = (until: number, backAt: OutPiece['backAt']) =>
  typeof backAt === 'number' ? Math.min(until, backAt) : until

/** The same piece as active breaks have it. */
const ofBreaks = (piece: OutPiece): OutPiece => ({
  ...piece,
  from: piece.breaksFrom,
  backAt: piece.breaksBackAt ?? piece.backAt,
})

/** Whether walls show at an instant that it is out. */
const isOutAt = ({ from, until, backAt }: OutPiece, at: number) =>
  from !== null && from <= at && at < endAt(until, backAt)

/** Those of this day, with what is back by now: what a wall shows after it is newer than what it showed. */
export const piecesOfDay = <P extends OutPiece>(pieces: readonly P[], now: number): P[] =>
  pieces.filter(({ until }) => now < until)

/** Whether a coach has said that a piece is out, and not that it is back. */
export const isMarkedOut = (pieces: readonly OutPiece[], equipment: Equipment, now: number) =>
  piecesOfDay(pieces, now).some((piece) => piece.equipment === equipment && piece.backAt === null)

/** What coaches have said to be out, and not that it is back, whatever walls wait for. */
export const markedOutAt = (pieces: readonly OutPiece[], now: number): Equipment[] =>
  everyPiece.filter((piece) => isMarkedOut(pieces, piece, now))

/** When something is said or done, and the timer with what was done to it. */
type BellsNow = {
  readonly now: number
  readonly timer: TimerCourse
  readonly undoneSince?: number | undefined
}

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
  // What walls have not shown as back yet goes on being out.
  const known = there.find((piece) => piece.equipment === equipment)
  const isOut = known !== undefined && isOutAt(known, now)
  const isOutForBreaks = known !== undefined && isOutAt(ofBreaks(known), now)
  const out: OutPiece = {
    equipment,
    from: isOut ? known.from : nextBellAt(timer, now),
    breaksFrom: isOutForBreaks ? known.breaksFrom : nextBreakAt(timer, now),
    until: dayEndsAt,
    backAt: null,
    breaksBackAt: null,
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
    const breaksBackAt = nextBreakAt(timer, now) ?? ('bell' as const)
    // What no wall has shown yet has never been.
    const isShown = isOutAt(piece, now)
    if (!isShown && (!isOutAt(ofBreaks(piece), now) || breaksBackAt === now)) return []
    const backAt = isShown ? (nextBellAt(timer, now) ?? ('bell' as const)) : now
    return [{ ...piece, backAt, breaksBackAt }]
  })
}

/**
 * The same pieces after something was done to the timer: what waits for a bell waits for the one that it
 * has now. `undoneSince` is from when on (epoch milliseconds) what a coach took back had held: the bells
 * since then have never rung.
 */
export function rescheduledPieces(
  pieces: readonly OutPiece[],
  { now, timer, undoneSince = Infinity }: BellsNow,
): OutPiece[] {
  const bell = nextBellAt(timer, now)
  const nextBreak = nextBreakAt(timer, now)
  const isComing = (at: number | 'bell' | null) => typeof at !== 'number' || at > now
  const isUndone = (at: number | 'bell' | null) => typeof at === 'number' && at >= undoneSince
  const waits = (at: number | 'bell' | null) => isComing(at) || isUndone(at)
  // What may change at once has done so.
  const waitsForBreak = (at: number | 'bell' | null) =>
    isComing(at) || (isUndone(at) && nextBreak !== newestAt(timer, now))
  return pieces.map((piece) => {
    const { from, breaksFrom, backAt, breaksBackAt = null } = piece
    return {
      ...piece,
      from: waits(from) ? bell : from,
      breaksFrom: waitsForBreak(breaksFrom) ? nextBreak : breaksFrom,
      backAt: backAt !== null && waits(backAt) ? (bell ?? 'bell') : backAt,
      breaksBackAt:
        breaksBackAt !== null && waitsForBreak(breaksBackAt) ? (nextBreak ?? 'bell') : breaksBackAt,
    }
  })
}

/** What is out on walls at an instant. */
export const outAt = (pieces: readonly OutPiece[], at: number): Equipment[] =>
  pieces.filter((piece) => isOutAt(piece, at)).map(({ equipment }) => equipment)

/** What is out for the active breaks that come after an instant. */
export const outForBreaksAt = (pieces: readonly OutPiece[], at: number): Equipment[] =>
  outAt(pieces.map(ofBreaks), at)

/** The instants at which something else is out than before, in order. */
export function outChangesAt(pieces: readonly OutPiece[]): number[] {
  const instants = pieces.flatMap((piece) =>
    [piece, ofBreaks(piece)]
      .flatMap(({ from, until, backAt }) => [from, endAt(until, backAt)])
      .filter((at) => at !== null),
  )
  return [...new Set(instants)].sort((a, b) => a - b)
}

/**
 * A programme as walls show it where equipment is missing or out: `fit` gives what is shown of a workout
 * while this is out, the same object for the same result. What turns within an interval is told the
 * instant at which it does, so that it is known as newer than what was shown before.
 */
export function substitutedProgramme<W extends object>(
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
