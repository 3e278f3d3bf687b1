import type { Exercise, TimerLicence } from '@roundboard/contract'
import {
  nextTimerChangeAt,
  stampRecheckAt,
  timerAt,
  type IntervalTimer,
  type TimerState,
} from '@roundboard/domain'
import type { BreakExercise } from '@roundboard/wall'
import { backOffMs } from '../../shared/back-off.ts'
import { isNotFound, type ScreenApi } from '../../shared/screen-api.ts'
import type { ScreenStore, StoredTimer } from '../../shared/screen-store.ts'
import { startLoop, type TaskLoop } from '../../shared/task-loop.ts'

/** How often to look for a stamp while no round runs, in milliseconds. */
const idleRecheckMs = 30_000
const failedRecheckMs = 60_000
/** Timers longer than this are set in pieces, for a device's clock may be corrected meanwhile. */
const longestNapMs = 30_000

/** The timer that all walls of a gym share, by the licence service's stamp (specification 4.5). */
export interface GymTimer {
  /** Runs the timer of the location with this identifier, or none. */
  use(locationIdentifier: string | null): void
  /** What the timer is now, to the second. */
  state(): TimerState<BreakExercise>
  /** What it was as its phase, or that phase's flash, began or ended: the same object until then. */
  stretch(): TimerState<BreakExercise>
  /** Hears of every second. */
  subscribe(listener: () => void): () => void
  /** Reads the licence again now. */
  readAgain(): void
  /** Looks again what time it is: an alarm set by a wrong clock rings late. */
  clockChanged(): void
}

const idle = { phase: 'idle' } as const

export function createGymTimer(options: {
  readonly api: Pick<ScreenApi, 'getTimerLicence' | 'listAllExercises'>
  readonly store: Pick<ScreenStore, 'timer'>
  readonly now: () => number
  readonly random: () => number
}): GymTimer {
  const { api, store, now, random } = options
  const listeners = new Set<() => void>()
  let location: string | null = null
  let known: StoredTimer | null = null
  let timer: IntervalTimer<BreakExercise> = { stamp: null, playlist: [] }
  let state: TimerState<BreakExercise> = idle
  let stretch: TimerState<BreakExercise> = idle
  let reading: TaskLoop | undefined
  let alarm: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isNoted = false

  function tick() {
    clearTimeout(alarm)
    const at = now()
    state = timerAt(timer, at)
    if (!isSameStretch(stretch, state)) stretch = state
    const nextAt = nextTimerChangeAt(timer, at)
    // An alarm drops the fraction of a millisecond, and would ring too early to see the change.
    if (nextAt !== null) alarm = setTimeout(tick, Math.min(longestNapMs, Math.ceil(nextAt - at)))
    for (const listener of listeners) listener()
  }

  function learn(learnt: StoredTimer | null) {
    known = learnt
    timer = intervalTimer(learnt)
    // Once, not at each of the readings that look for a stamp.
    if (timer.stamp === null && !isNoted) console.info('Could not find Timestamp or License')
    isNoted = timer.stamp === null
    tick()
  }

  async function read(locationIdentifier: string): Promise<number> {
    try {
      const licence = await api.getTimerLicence(locationIdentifier)
      const exercises = await catalogueFor(licence)
      if (location !== locationIdentifier) return idleRecheckMs
      failures = 0
      learn({ locationIdentifier, licence, exercises })
      store.timer = known
      return restUntilRecheck()
    } catch (error) {
      failures += 1
      console.warn('The timer licence could not be read.', error)
      if (location !== locationIdentifier) return idleRecheckMs
      if (isNotFound(error)) {
        store.timer = null
        learn(null)
        return idleRecheckMs
      }
      if (known === null) learn(null)
      return backOffMs(failures, failedRecheckMs, random)
    }
  }

  async function catalogueFor(licence: TimerLicence): Promise<readonly Exercise[]> {
    const before = known?.exercises ?? []
    const isKnown = (name: string) => before.some((exercise) => exercise.name === name)
    if (licence.dwsActiveBreaks.every(isKnown)) return before
    try {
      return await api.listAllExercises()
    } catch (error) {
      console.warn('The exercise catalogue could not be read.', error)
      return before
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
    use(locationIdentifier) {
      if (locationIdentifier === location) return
      reading?.stop()
      location = locationIdentifier
      failures = 0
      isNoted = false
      known = null
      timer = intervalTimer(null)
      if (locationIdentifier === null) {
        tick()
        return
      }
      const stored = store.timer
      if (stored?.locationIdentifier === locationIdentifier) learn(stored)
      else tick()
      reading = startLoop(() => read(locationIdentifier))
    },
    state: () => state,
    stretch: () => stretch,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    readAgain() {
      reading?.now()
    },
    clockChanged: tick,
  }
}

function isSameStretch(a: TimerState<BreakExercise>, b: TimerState<BreakExercise>): boolean {
  if (a.phase === 'idle' || b.phase === 'idle') return a.phase === b.phase
  if (a.phase === 'waiting' || b.phase === 'waiting') return a.phase === b.phase
  return (
    a.phaseEndsAt === b.phaseEndsAt &&
    a.isFlashing === b.isFlashing &&
    (a.phase === 'red' && b.phase === 'red'
      ? a.exercise?.name === b.exercise?.name && a.exercise?.videoLink === b.exercise?.videoLink
      : a.phase === b.phase)
  )
}

function intervalTimer(known: StoredTimer | null): IntervalTimer<BreakExercise> {
  if (known === null) return { stamp: null, playlist: [] }
  const { licence, exercises } = known
  return {
    stamp: licence.dwsTimeStamp === null ? null : Date.parse(licence.dwsTimeStamp),
    playlist: licence.dwsActiveBreaks.map(
      (name) => exercises.find((exercise) => exercise.name === name) ?? uncatalogued(name),
    ),
  }
}

/** An exercise that the catalogue does not know still has a name to show: `high-knees` → `High Knees`. */
function uncatalogued(name: string): BreakExercise {
  const displayName = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return { name, displayName, displayNameEs: '', videoLink: null }
}
