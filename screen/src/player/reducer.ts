import type { Programme } from '@roundboard/contract'
import type { TimerState } from '@roundboard/domain'
import * as playback from '../features/playback/playback.ts'
import { requestedRefresh } from '../features/refresh/refresh.ts'
import {
  type Display,
  type Effect,
  isMidRound,
  isRoundRunning,
  pairingAnew,
  type PlayerEvent,
  type PlayerState,
  programmeOf,
  type TimedEvent,
  unlinked,
  type Urgency,
  workoutOf,
} from './player-state.ts'

type Transition = readonly [PlayerState, readonly Effect[]]
/** A state change with its effects, an effect alone, or nothing. */
type Step = ((state: PlayerState) => Transition) | Effect | false | null
type Timed<Type extends PlayerEvent['type']> = Extract<TimedEvent, { readonly type: Type }>

/** The next state and the effects to run; events that mean nothing in a state are ignored. */
export function reduce(state: PlayerState, event: TimedEvent): Transition {
  const isStale = 'link' in event && event.link !== state.link
  return isStale ? [state, []] : run(state, stepsOf(state, event))
}

function stepsOf(state: PlayerState, event: TimedEvent): Step[] {
  const { now } = event
  const { mode } = state.display
  switch (event.type) {
    case 'pairing-changed':
      return [mode.name === 'pairing' && draw({ mode: { ...mode, pairing: event.pairing } })]
    case 'linked':
      return mode.name === 'pairing' ? link(state, event) : []
    case 'token-rejected':
      return [
        set({ ...unlinked, link: state.link + 1 }),
        draw({ mode: pairingAnew }),
        { type: 'unlink' },
        show(now),
        { type: 'start-pairing' },
      ]
    case 'facts-read':
      return [draw(event.facts)]
    case 'clock-measured':
      return [
        // Before the time is known, the screen may show another day.
        show(now, state.isTimeKnown ? 'at-bell' : 'at-once'),
        set({ isTimeKnown: true }),
      ]
    case 'timer-ticked':
      return tick(state, event)
    case 'time-passed':
      return [turn(now)]
    case 'programme-read':
      return [
        cacheFiles(event.programme, state.hasReadProgramme ? 'at-bell' : 'at-once'),
        set({ hasReadProgramme: true }),
        showPending(now),
      ]
    case 'programme-refused':
      return [mode.name === 'loading' && draw({ mode: { name: 'refused' } })]
    case 'cache-changed':
      return [set({ isCached: event.isCached }), draw({ broken: event.broken }), showPending(now)]
    case 'sync':
      return [sync(state)]
    case 'heartbeat-answered':
      return applyAnswer(state, event)
    case 'refresh-read':
      return [cacheFiles(event.programme, 'anew')]
    case 'refresh-ended':
      return endRefresh(state, event)
  }
}

function link(state: PlayerState, { programme, now }: Timed<'linked'>): Step[] {
  return [
    draw({ mode: programme ? { name: 'playing', programme } : { name: 'loading' } }),
    show(now),
    programme && set({ isCached: false }),
    programme && { type: 'cache', programme, playing: null },
    { type: 'start-tasks', link: state.link },
  ]
}

function tick(state: PlayerState, { timer, now }: Timed<'timer-ticked'>): Step[] {
  const before = iterationOf(state.timer)
  // A device that slept may wake up in the middle of another round.
  const isInRound = isMidRound(timer, now)
  const isOtherRound = isInRound && before !== undefined && before !== iterationOf(timer)
  const isDue = isOtherRound || (state.waitsForBell && !isInRound)
  const urgency = isOtherRound ? 'at-once' : 'at-bell'
  return [
    set({ timer, waitsForBell: state.waitsForBell && !isDue }),
    !isRoundRunning(timer, now) && { type: 'apply-updates' },
    isDue && showPending(now, urgency),
    isDue && turn(now, urgency),
  ]
}

const iterationOf = (timer: TimerState<unknown>) =>
  'iteration' in timer ? timer.iteration : undefined

function applyAnswer(state: PlayerState, event: Timed<'heartbeat-answered'>): Step[] {
  const { answer, applied } = event
  const { display, link } = state
  const refresh = requestedRefresh(answer.screen, applied)
  const begins = refresh === 'content' && display.mode.name !== 'refreshing'
  const isOutdated = answer.programmeRevision !== newestProgramme(state)?.revision
  return [
    { type: 'apply-answer', answer },
    refresh === 'page' && { type: 'hard-refresh', revision: answer.screen.hardRefreshRevision },
    begins && draw({ mode: { name: 'refreshing', previous: programmeOf(display) } }),
    begins && { type: 'refresh', link, revision: answer.screen.refreshRevision },
    refresh === null && isOutdated && fetchProgramme,
  ]
}

function endRefresh(state: PlayerState, event: Timed<'refresh-ended'>): Step[] {
  const { programme, revision, now } = event
  const isShown = programme !== null && isReady(state)
  const next = isShown ? programme : programmeOf(state.display)
  return [
    programme !== null && { type: 'mark-refreshed', revision },
    isShown && set({ pending: null }),
    isShown && { type: 'store', programme },
    draw({ mode: next ? { name: 'playing', programme: next } : { name: 'refused' } }),
    show(now, isShown ? 'anew' : 'at-bell'),
    showPending(now),
    programme !== null && sendHeartbeat,
  ]
}

const newestProgramme = ({ pending, display }: PlayerState) =>
  pending?.programme ?? programmeOf(display)

/** Runs steps in order and collects their effects. */
function run(state: PlayerState, steps: readonly Step[]): Transition {
  return steps.reduce<Transition>(
    ([before, effects], step) => {
      if (!step) return [before, effects]
      const [after, more] = typeof step === 'function' ? step(before) : [before, [step]]
      return [after, [...effects, ...more]]
    },
    [state, []],
  )
}

const set =
  (fields: Partial<PlayerState>): Step =>
  (state) => [{ ...state, ...fields }, []]

/** Changes the displayed state; keeps the same object if nothing changes. */
function draw(fields: Partial<Display>): Step {
  return (state) => {
    const display = { ...state.display, ...fields }
    const keys = Object.keys(fields) as (keyof Display)[]
    const isSame = keys.every((key) => display[key] === state.display[key])
    return [isSame ? state : { ...state, display }, []]
  }
}

const fetchProgramme: Effect = { type: 'run', task: 'content' }
const sendHeartbeat: Effect = { type: 'run', task: 'heartbeat' }

const sync = ({ display }: PlayerState): Effect =>
  display.mode.name === 'pairing' ? { type: 'run', task: 'pairing' } : sendHeartbeat

const isOnAir = ({ playing }: Display) => playing !== null && playing.wall !== 'not-ready'

/** Whether the newest program's files are cached, or it replaces nothing visible. */
const isReady = ({ isCached, display }: PlayerState) => isCached || !isOnAir(display)

/** What a program shows now; during a round the workout stays until the bell, unless the change is urgent. */
function playNow(state: PlayerState, programme: Programme, now: number, urgency: Urgency) {
  const shown = urgency === 'anew' ? undefined : workoutOf(state.display)
  const { playing: due, nextChangeAt } = playback.playAt(programme, now, shown)
  const mustWait =
    urgency === 'at-bell' && playback.hasTimer(programme.screen) && isMidRound(state.timer, now)
  const playing = mustWait ? playback.untilBell(due, shown) : due
  return { playing, nextChangeAt, isDue: playing === due }
}

/** Shows what is due now, and schedules the next change. */
function show(now: number, urgency: Urgency = 'at-bell'): Step {
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
      { type: 'show', playing, location: playback.timerLocationOf(programme, now), nextChangeAt },
      becameNotReady && fetchProgramme,
    ])
  }
}

/** Shows the newest program if it may be shown now. */
function showPending(now: number, atLeast: Urgency = 'at-bell'): Step {
  return (state) => {
    const { pending, display } = state
    if (!pending || display.mode.name === 'refreshing' || !isReady(state)) return [state, []]
    const { programme } = pending
    const urgency = pending.urgency === 'at-bell' ? atLeast : pending.urgency
    const { isDue } = playNow(state, programme, now, urgency)
    return run(state, [
      // Stored before it is shown: after a power cut during a round, the newest one counts.
      { type: 'store', programme },
      set(isDue ? { pending: null } : { waitsForBell: true }),
      isDue && draw({ mode: { name: 'playing', programme } }),
      isDue && show(now, urgency),
    ])
  }
}

/** Shows what is on air now, and reports a new workout to the server. */
function turn(now: number, urgency: Urgency = 'at-bell'): Step {
  return (state) => {
    const [after, effects] = run(state, [show(now, urgency)])
    const isSame = workoutOf(after.display) === workoutOf(state.display)
    return [after, isSame ? effects : [...effects, sync(after)]]
  }
}

/** Starts to cache the newest program's files. */
function cacheFiles(programme: Programme, urgency: Urgency): Step {
  return ({ pending, display, ...state }) => {
    const keepsUrgency = pending?.urgency === 'anew' || (pending && urgency === 'at-bell')
    const next = { programme, urgency: keepsUrgency ? pending.urgency : urgency }
    const playing = isOnAir(display) ? programmeOf(display) : null
    return [
      { ...state, display, pending: next, isCached: false },
      [{ type: 'cache', programme, playing }],
    ]
  }
}
