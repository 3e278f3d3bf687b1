import { equipment as everyPiece, type Equipment } from './equipment.ts'
import { timerAt } from './interval-timer.ts'
import type { ProgrammeInterval, Programme } from './programme.ts'
import type { TimerCourse } from './timer-course.ts'
import { timerPhaseMs } from './timer-phases.ts'

/** An active break's exercise can't change in this last moment before it: not every screen would get the change in time. */
const breakSettledMs = 3_000

/**
 * A piece of equipment that a coach marked as out of order, on screens from the instant `from`
 * until `until` (epoch milliseconds). `from` is null while it waits for the bell of a paused timer.
 * `backAt` is when it is shown again, after a coach marked it as back: `bell` while that waits for
 * a paused timer. `breaksFrom` and `breaksBackAt` are the same for active breaks, which may change
 * before the bell as long as none is shown.
 */
export type OutPiece = {
  readonly equipment: Equipment
  readonly from: number | null
  readonly breaksFrom: number | null
  readonly until: number
  readonly backAt: number | 'bell' | null
  readonly breaksBackAt?: number | 'bell' | null | undefined
}

/** Now, or the moment at which a coach's last action takes effect. */
const newestAt = ({ since }: TimerCourse, now: number) => Math.max(now, since ?? now)

/** The timer after a coach's last action. */
const newestState = (timer: TimerCourse, now: number) =>
  timerAt({ ...timer, playlist: [] }, newestAt(timer, now))

/** The bell that a coach rings by skipping to it, which screens will show in a moment; null if there is none. */
function bellOfAction(timer: TimerCourse, now: number): number | null {
  const { since = null } = timer
  if (since === null || since < now) return null
  const before = timerAt({ ...timer, playlist: [] }, since - 1)
  const after = timerAt({ ...timer, playlist: [] }, since)
  if (before.phase === 'idle' || before.phase === 'waiting') return null
  // An undo returns to the middle of a phase, and rings no bell.
  if (after.phase === 'idle' || after.phase === 'waiting' || after.elapsedInPhaseMs > 0) return null
  return (before.phase === 'red') === (after.phase === 'red') ? null : since
}

/** When the next bell rings after `now`: immediately if no round is running, null while the timer is paused. */
export function nextBellAt(timer: TimerCourse, now: number): number | null {
  const rung = bellOfAction(timer, now)
  if (rung !== null) return rung
  const state = newestState(timer, now)
  if (state.phase === 'idle' || state.phase === 'waiting') return newestAt(timer, now)
  if (state.isPaused) return null
  return state.phase === 'green' ? state.phaseEndsAt + timerPhaseMs.yellow : state.phaseEndsAt
}

/** When the exercises of active breaks can next change: not before the break on screen, or about to be, ends. */
function nextBreakAt(timer: TimerCourse, now: number): number | null {
  const state = newestState(timer, now)
  if (state.phase === 'red') return state.isPaused ? null : state.phaseEndsAt
  const isAhead = state.phase !== 'yellow' || state.remainingMs > breakSettledMs
  if (isAhead) return newestAt(timer, now)
  return state.isPaused ? null : state.phaseEndsAt + timerPhaseMs.red
}

const endAt = (until: number, backAt: OutPiece['backAt']) =>
  typeof backAt === 'number' ? Math.min(until, backAt) : until

/** The same piece, for active breaks. */
const ofBreaks = (piece: OutPiece): OutPiece => ({
  ...piece,
  from: piece.breaksFrom,
  backAt: piece.breaksBackAt ?? piece.backAt,
})

/** Whether screens show a piece as out of order at an instant. */
const isOutAt = ({ from, until, backAt }: OutPiece, at: number) =>
  from !== null && from <= at && at < endAt(until, backAt)

/** Today's pieces, including those that are back: what a screen shows next must be newer than what it showed before. */
export const piecesOfDay = <P extends OutPiece>(pieces: readonly P[], now: number): P[] =>
  pieces.filter(({ until }) => now < until)

/** Whether a piece is marked as out of order, and not as back. */
export const isMarkedOut = (pieces: readonly OutPiece[], equipment: Equipment, now: number) =>
  piecesOfDay(pieces, now).some((piece) => piece.equipment === equipment && piece.backAt === null)

/** The equipment that is marked as out of order, and not as back, whether or not screens show it yet. */
export const markedOutAt = (pieces: readonly OutPiece[], now: number): Equipment[] =>
  everyPiece.filter((piece) => isMarkedOut(pieces, piece, now))

/** The moment of an action, and the timer after it. */
type BellsNow = {
  readonly now: number
  readonly timer: TimerCourse
  readonly undoneSince?: number | undefined
}

/** The pieces after one is marked as out of order at `now`, from the next bell until the gym day ends at `dayEndsAt`; undefined if it is out already. */
export function markedOut(
  pieces: readonly OutPiece[],
  equipment: Equipment,
  { now, dayEndsAt, timer }: { now: number; dayEndsAt: number; timer: TimerCourse },
): OutPiece[] | undefined {
  if (isMarkedOut(pieces, equipment, now)) return undefined
  const there = piecesOfDay(pieces, now)
  // Equipment that screens don't show as back yet stays out.
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

/** The pieces after one is marked as back at `now`, which screens show from the next bell on; undefined if it isn't out. */
export function markedBack(
  pieces: readonly OutPiece[],
  equipment: Equipment,
  { now, timer }: { now: number; timer: TimerCourse },
): OutPiece[] | undefined {
  if (!isMarkedOut(pieces, equipment, now)) return undefined
  return piecesOfDay(pieces, now).flatMap((piece) => {
    if (piece.equipment !== equipment) return [piece]
    const breaksBackAt = nextBreakAt(timer, now) ?? ('bell' as const)
    // If no screen has shown it yet, it's simply removed.
    const isShown = isOutAt(piece, now)
    if (!isShown && (!isOutAt(ofBreaks(piece), now) || breaksBackAt === now)) return []
    const backAt = isShown ? (nextBellAt(timer, now) ?? ('bell' as const)) : now
    return [{ ...piece, backAt, breaksBackAt }]
  })
}

/**
 * The pieces after an action on the timer: those that were waiting for a bell wait for the new one.
 * `undoneSince` is when the undone action took effect (epoch milliseconds): the bells since then
 * never rang.
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
  // Changes that could take effect immediately already have.
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

/** The equipment that is out of order on screens at an instant. */
export const outAt = (pieces: readonly OutPiece[], at: number): Equipment[] =>
  pieces.filter((piece) => isOutAt(piece, at)).map(({ equipment }) => equipment)

/** The equipment that is out of order for the active breaks after an instant. */
export const outForBreaksAt = (pieces: readonly OutPiece[], at: number): Equipment[] =>
  outAt(pieces.map(ofBreaks), at)

/** The instants at which the equipment that is out of order changes, in order. */
export function outChangesAt(pieces: readonly OutPiece[]): number[] {
  const instants = pieces.flatMap((piece) =>
    [piece, ofBreaks(piece)]
      .flatMap(({ from, until, backAt }) => [from, endAt(until, backAt)])
      .filter((at) => at !== null),
  )
  return [...new Set(instants)].sort((a, b) => a - b)
}

/**
 * The program that screens show while equipment is missing or out of order. `fit` returns the
 * workout to show instead while `out` is out, the same object for the same result. `newerFrom`
 * stamps a change within an interval with its instant, so that it counts as newer than what was
 * shown before.
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
