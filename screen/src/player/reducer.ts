import type { TimerState } from '@roundboard/domain'
import { requestedRefresh } from '../features/refresh/refresh.ts'
import {
  isMidRound,
  isRoundRunning,
  pairingAnew,
  type PlayerEvent,
  type PlayerState,
  programmeOf,
  type TimedEvent,
  unlinked,
} from './player-state.ts'
import * as steps from './steps.ts'
import { draw, sendHeartbeat, set, show, showPending, type Step, turn } from './steps.ts'

type Timed<Type extends PlayerEvent['type']> = Extract<TimedEvent, { readonly type: Type }>

/** The next state, and the effects to run; an event that means nothing in a state changes nothing. */
export function reduce(state: PlayerState, event: TimedEvent): steps.Transition {
  const isStale = 'link' in event && event.link !== state.link
  return isStale ? [state, []] : steps.run(state, stepsOf(state, event))
}

function stepsOf(state: PlayerState, event: TimedEvent): Step[] {
  const { now } = event
  const { mode } = state.display
  switch (event.type) {
    case 'token-missing':
      return [{ type: 'start-pairing' }]
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
    case 'app-info-read':
      return [draw({ appInfo: event.appInfo, supportEmail: event.appInfo.supportEmail })]
    case 'clock-measured':
      return [
        { type: 'update-cache-time' },
        // Until the time is known, what the wall shows may be of another day.
        show(now, { isUrgent: !state.isTimeKnown }),
        set({ isTimeKnown: true }),
      ]
    case 'timer-ticked':
      return tick(state, event)
    case 'time-passed':
      return [turn(now)]
    case 'programme-read':
      return [
        steps.cacheFiles(event.programme, { isAnew: false, isUrgent: !state.hasReadProgramme }),
        set({ hasReadProgramme: true }),
        showPending(now),
        { type: 'check-version', version: event.programme.appVersion },
      ]
    case 'programme-refused':
      return [mode.name === 'loading' && draw({ mode: { name: 'refused' } })]
    case 'first-read-ended':
      return newestProgramme(state) === null || state.isCacheKnown
        ? [sendHeartbeat]
        : [set({ isHeartbeatDelayed: true }), { type: 'delay-heartbeat' }]
    case 'heartbeat-due':
      return [set({ isHeartbeatDelayed: false }), state.isHeartbeatDelayed && sendHeartbeat]
    case 'cache-known':
      return [
        set({ isCacheKnown: true, isHeartbeatDelayed: false }),
        state.isHeartbeatDelayed && sendHeartbeat,
      ]
    case 'cache-changed':
      return [set({ isCached: event.isCached }), draw({ broken: event.broken }), showPending(now)]
    case 'videos-changed':
      return [draw({ videoManner: event.videoManner })]
    case 'sync-requested':
      return [steps.sync]
    case 'heartbeat-answered':
      return hear(state, event)
    case 'refresh-read':
      return [steps.cacheFiles(event.programme, { isAnew: true, isUrgent: true })]
    case 'refresh-ended':
      return endRefresh(state, event)
  }
}

function link(state: PlayerState, { programme, now }: Timed<'linked'>): Step[] {
  return [
    draw({ mode: programme ? { name: 'playing', programme } : { name: 'loading' } }),
    show(now),
    programme && set({ isCached: false }),
    programme && { type: 'cache-files', programme, playing: null },
    { type: 'start-tasks', link: state.link },
  ]
}

function tick(state: PlayerState, { timer, now }: Timed<'timer-ticked'>): Step[] {
  const before = iterationOf(state.timer)
  // Also without a bell: a device that slept wakes up in the middle of another round.
  const isOtherRound = isMidRound(timer) && before !== undefined && before !== iterationOf(timer)
  const isDue = isOtherRound || (state.waitsForBell && !isMidRound(timer))
  return [
    set({ timer, waitsForBell: state.waitsForBell && !isDue }),
    !isRoundRunning(timer) && { type: 'apply-updates' },
    isDue && showPending(now, isOtherRound),
    isDue && turn(now, isOtherRound),
  ]
}

const iterationOf = (timer: TimerState<unknown>) =>
  'iteration' in timer ? timer.iteration : undefined

function hear(state: PlayerState, event: Timed<'heartbeat-answered'>): Step[] {
  const { answer, applied, isPushOpen } = event
  const { display, link } = state
  const refresh = requestedRefresh(answer.screen, applied)
  const begins = refresh === 'content' && display.mode.name !== 'refreshing'
  const isOutdated = answer.programmeRevision !== newestProgramme(state)?.revision
  return [
    { type: 'fetch-build', build: answer.build },
    { type: 'show-announcements', announcements: answer.announcements ?? [] },
    // Without a push stream, a change of the timer is found now and then.
    !isPushOpen && { type: 'read-timer' },
    refresh === 'page' && { type: 'hard-refresh', revision: answer.screen.hardRefreshRevision },
    begins && draw({ mode: { name: 'refreshing', previous: programmeOf(display) } }),
    begins && { type: 'refresh', link, revision: answer.screen.refreshRevision },
    { type: 'check-version', version: answer.appVersion },
    refresh === null && isOutdated && steps.fetchProgramme,
  ]
}

function endRefresh(state: PlayerState, event: Timed<'refresh-ended'>): Step[] {
  const { programme, revision, now } = event
  const isShown = programme !== null && steps.isReady(state)
  const next = isShown ? programme : programmeOf(state.display)
  return [
    programme !== null && { type: 'mark-refreshed', revision },
    isShown && set({ pending: null }),
    isShown && { type: 'store-programme', programme },
    draw({ mode: next ? { name: 'playing', programme: next } : { name: 'refused' } }),
    show(now, { isAnew: isShown }),
    showPending(now),
    programme !== null && sendHeartbeat,
  ]
}

const newestProgramme = ({ pending, display }: PlayerState) =>
  pending?.programme ?? programmeOf(display)
