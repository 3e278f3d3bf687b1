import type { Programme } from '@roundboard/contract'
import * as playback from '../features/playback/playback.ts'
import {
  type Display,
  type Effect,
  isMidRound,
  type PlayerState,
  programmeOf,
  type Urgency,
  workoutOf,
} from './player-state.ts'

export type Transition = readonly [PlayerState, readonly Effect[]]
/** A change of the state, with the effects that it has; an effect alone; or nothing. */
export type Step = ((state: PlayerState) => Transition) | Effect | false | null

/** One step after another, with the effects of all. */
export function run(state: PlayerState, steps: readonly Step[]): Transition {
  return steps.reduce<Transition>(
    ([before, effects], step) => {
      if (!step) return [before, effects]
      const [after, more] = typeof step === 'function' ? step(before) : [before, [step]]
      return [after, [...effects, ...more]]
    },
    [state, []],
  )
}

export const set =
  (fields: Partial<PlayerState>): Step =>
  (state) => [{ ...state, ...fields }, []]

/** Changes what the wall is drawn from; the same object if nothing of it changes. */
export function draw(fields: Partial<Display>): Step {
  return (state) => {
    const display = { ...state.display, ...fields }
    const isSame = (Object.keys(fields) as (keyof Display)[]).every(
      (key) => display[key] === state.display[key],
    )
    return [isSame ? state : { ...state, display }, []]
  }
}

export const fetchProgramme: Effect = { type: 'run', task: 'content' }
export const sendHeartbeat: Effect = { type: 'run', task: 'heartbeat' }

export const sync: Step = (state) => [
  state,
  [state.display.mode.name === 'pairing' ? { type: 'run', task: 'pairing' } : sendHeartbeat],
]

const isOnAir = ({ playing }: Display) => playing !== null && playing.wall !== 'not-ready'

/** Its files are there, or nobody sees what gives way to it. */
export const isReady = ({ isCached, display }: PlayerState) => isCached || !isOnAir(display)

/** What a programme shows now; during a round the workout stays until the bell, unless it is urgent. */
function playNow(
  { display, timer }: PlayerState,
  programme: Programme,
  now: number,
  { isAnew = false, isUrgent = false }: Urgency,
) {
  const shown = isAnew ? undefined : workoutOf(display)
  const { playing: due, nextChangeAt } = playback.playAt(programme, now, shown)
  const mustWait = !isUrgent && playback.hasTimer(programme.screen) && isMidRound(timer)
  const playing = mustWait ? playback.untilBell(due, shown) : due
  return { playing, nextChangeAt, isDue: playing === due }
}

/** Works out what to show now, and when that changes by itself. */
export function show(now: number, urgency: Urgency = {}): Step {
  return (state) => {
    const { display } = state
    const programme = programmeOf(display)
    const { playing, nextChangeAt, isDue } = programme
      ? playNow(state, programme, now, urgency)
      : { playing: null, nextChangeAt: null, isDue: true }
    const isSame = playback.isSamePlaying(display.playing, playing)
    const becameNotReady = playing?.wall === 'not-ready' && display.playing?.wall === 'workout'
    return run(state, [
      set({ waitsForBell: state.waitsForBell || !isDue }),
      draw({ playing: isSame ? display.playing : playing }),
      { type: 'show', playing, gym: playback.timedGymOf(programme, now), nextChangeAt },
      becameNotReady && fetchProgramme,
    ])
  }
}

/** Shows the newest programme as soon as it may be shown. */
export function showPending(now: number, mayInterrupt = false): Step {
  return (state) => {
    const { pending, display } = state
    if (!pending || display.mode.name === 'refreshing' || !isReady(state)) return [state, []]
    const { programme, isAnew } = pending
    const isUrgent = pending.isUrgent || mayInterrupt
    const { isDue } = playNow(state, programme, now, { isUrgent })
    return run(state, [
      // Before it is shown: after a power cut in the middle of a round the newest counts.
      { type: 'store-programme', programme },
      set(isDue ? { pending: null } : { waitsForBell: true }),
      isDue && draw({ mode: { name: 'playing', programme } }),
      isDue && show(now, { isUrgent, isAnew }),
    ])
  }
}

/** Shows what is on air by now, and reports another workout to the server. */
export function turn(now: number, isUrgent = false): Step {
  return (state) => {
    const [after, effects] = run(state, [show(now, { isUrgent }), { type: 'update-cache-time' }])
    return workoutOf(after.display) === workoutOf(state.display)
      ? [after, effects]
      : run(after, [...effects, sync])
  }
}

/** Has the files of the newest programme cached; what nobody sees anyway gives way to it at once. */
export function cacheFiles(programme: Programme, { isAnew, isUrgent }: Required<Urgency>): Step {
  return (state) => {
    const { pending, display } = state
    const playing = isOnAir(display) ? programmeOf(display) : null
    const next = {
      programme,
      isAnew: isAnew || pending?.isAnew === true,
      isUrgent: isUrgent || pending?.isUrgent === true,
    }
    return run(state, [
      set({ pending: next, isCached: false }),
      { type: 'cache-files', programme, playing },
    ])
  }
}
