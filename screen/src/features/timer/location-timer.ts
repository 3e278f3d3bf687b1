import { backOffMs } from '@roundboard/client'
import type { BreakExercise } from '@roundboard/contract'
import {
  upNext,
  upcomingPhase,
  licensedTimer,
  nextTimerChangeAt,
  stampRecheckAt,
  startDisplay,
  timerAt,
  type IntervalTimer,
  type PhaseState,
  type TimerState,
} from '@roundboard/domain'
import { createListeners } from '../../shared/listeners.ts'
import { isNotFound, type ScreenApi } from '../../shared/screen-api.ts'
import type { ScreenStore, StoredTimer } from '../../shared/screen-store.ts'
import { startLoop, type TaskLoop } from '../../shared/task-loop.ts'

/** How often to check for a start while no round runs. */
const idleRecheckMs = 30_000
const failedRecheckMs = 60_000
/** Longer timers are set in steps, because the clock may be corrected meanwhile. */
const longestNapMs = 30_000
/** How long before a phase its screen is prepared, at a tick of the digits. */
const readyMs = 2_000
/** How long a prepared phase isn't updated: until its flash covers the changes below it. */
const settleMs = 480

/** The location whose license is fetched, with the exercises of its active breaks. */
export interface TimerLocation {
  readonly locationIdentifier: string
  readonly activeBreaks: readonly BreakExercise[]
}

const idle = { phase: 'idle' } as const

/** The timer that all screens of a location share, from the license's time stamp (specification 4.5). */
export type LocationTimer = ReturnType<typeof createLocationTimer>

export function createLocationTimer(options: {
  readonly api: Pick<ScreenApi, 'getTimerLicence'>
  readonly store: Pick<ScreenStore, 'timer'>
  readonly now: () => number
  readonly random: () => number
}) {
  const { api, store, now, random } = options
  const listeners = createListeners()
  let location: string | null = null
  let known: StoredTimer | null = null
  let activeBreaks: readonly BreakExercise[] = []
  let timer: IntervalTimer<BreakExercise> = { stamp: null, playlist: [] }
  let state: TimerState<BreakExercise> = idle
  let segment: TimerState<BreakExercise> = idle
  let coming: PhaseState<BreakExercise> | undefined
  let reading: TaskLoop | undefined
  let alarm: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isNoted = false

  function tick() {
    clearTimeout(alarm)
    const at = now()
    state = timerAt(timer, at)
    if (settledAt(at) === null) {
      if (!isSameSegment(segment, state)) segment = state
      const next = upcomingPhase(timer, at, readyMs)
      if (!next || !coming || !isSameSegment(coming, next)) coming = next
    }
    const nextAt = nextLookAt(at)
    // Timeouts drop fractions of a millisecond and would fire just before the change.
    if (nextAt !== null) alarm = setTimeout(tick, Math.min(longestNapMs, Math.ceil(nextAt - at)))
    listeners.notify()
  }

  /** Until when a prepared phase isn't updated; null if it is over. */
  function settledAt(at: number): number | null {
    if (coming === undefined || !isSameSegment(coming, state)) return null
    const end = coming.phaseStartsAt + settleMs
    return at < end ? end : null
  }

  function nextLookAt(at: number): number | null {
    const settled = settledAt(at)
    if (settled !== null) return settled
    return nextTimerChangeAt(timer, at)
  }

  function learn(learnt: StoredTimer | null) {
    known = learnt
    timer = licensedTimer(learnt?.licence ?? null, activeBreaks)
    // Logged once, not at each check.
    if (timer.stamp === null && !isNoted) console.info('Could not find Timestamp or License')
    isNoted = timer.stamp === null
    tick()
  }

  async function read(locationIdentifier: string): Promise<number> {
    try {
      const licence = await api.getTimerLicence(locationIdentifier)
      if (location !== locationIdentifier) return idleRecheckMs
      failures = 0
      learn({ locationIdentifier, licence })
      store.timer = known
      return restUntilRecheck()
    } catch (error) {
      failures += 1
      console.warn('The timer license could not be read.', error)
      if (location !== locationIdentifier) return idleRecheckMs
      if (isNotFound(error)) {
        store.timer = null
        learn(null)
        return idleRecheckMs
      }
      if (known === null) learn(null)
      return backOffMs(failures, { baseMs: 1_000, capMs: failedRecheckMs, random })
    }
  }

  function restUntilRecheck(): number {
    const at = now()
    const recheckAt = stampRecheckAt(timer, at)
    if (recheckAt === null || state.phase === 'idle') return idleRecheckMs
    const restMs = Math.max(1, recheckAt - at)
    return state.phase === 'waiting' ? Math.min(restMs, idleRecheckMs) : restMs
  }

  return {
    /** Runs the timer of a location, or none. */
    use(next: TimerLocation | null) {
      const locationIdentifier = next?.locationIdentifier ?? null
      const isAnotherList = next !== null && next.activeBreaks !== activeBreaks
      if (isAnotherList) activeBreaks = next.activeBreaks
      if (locationIdentifier === location) {
        if (!isAnotherList) return
        timer = licensedTimer(known?.licence ?? null, activeBreaks)
        tick()
        return
      }
      reading?.stop()
      location = locationIdentifier
      failures = 0
      isNoted = false
      known = null
      timer = licensedTimer(null, activeBreaks)
      if (locationIdentifier === null) {
        tick()
        return
      }
      const stored = store.timer
      if (stored?.locationIdentifier === locationIdentifier) learn(stored)
      else tick()
      reading = startLoop(() => read(locationIdentifier))
    },
    /** The timer's state, updated every second. */
    state: () => state,
    /** The state when the phase or its flash began; the same object until the next such change. */
    segment: () => segment,
    /** The next phase, from two seconds before it begins; the same object until it does. */
    coming: () => coming,
    /** Notifies every second. */
    subscribe: listeners.subscribe,
    /** Fetches the license again now. */
    refresh() {
      reading?.now()
    },
    /** Checks the time again, because a timeout set by a wrong clock fires late. */
    clockChanged: tick,
  }
}

function isSameSegment(a: TimerState<BreakExercise>, b: TimerState<BreakExercise>): boolean {
  if (a.phase === 'idle' || b.phase === 'idle') return a.phase === b.phase
  if (a.phase === 'waiting' || b.phase === 'waiting')
    return (
      a.phase === 'waiting' &&
      b.phase === 'waiting' &&
      a.startsAt === b.startsAt &&
      startDisplay(a.remainingMs) === startDisplay(b.remainingMs)
    )
  return (
    a.phase === b.phase &&
    a.phaseStartsAt === b.phaseStartsAt &&
    a.phaseEndsAt === b.phaseEndsAt &&
    a.isFlashing === b.isFlashing &&
    a.isPaused === b.isPaused &&
    upNext(a) === upNext(b) &&
    isSameExercise(exerciseOf(a), exerciseOf(b))
  )
}

/** The exercise of the current or the coming break. */
const exerciseOf = (state: PhaseState<BreakExercise>) =>
  state.phase === 'red' ? state.exercise : state.comingExercise

function isSameExercise(a: BreakExercise | undefined, b: BreakExercise | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
