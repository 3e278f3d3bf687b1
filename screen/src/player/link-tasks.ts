import { problemSeparator } from '@roundboard/domain'
import { startHeartbeat } from '../features/heartbeat/heartbeat.ts'
import { startContent } from '../features/playback/content.ts'
import { hasTimer } from '../features/playback/playback.ts'
import { startPush } from '../features/push/push.ts'
import { isNotFound } from '../shared/screen-api.ts'
import type { PlayerParts } from './features.ts'
import { type PlayerEvent, programmeOf, workoutOf } from './player-state.ts'

export const firstHeartbeatMs = 3_000

/** What to do about a failed request: a screen whose token the server doesn't know is unlinked. */
export const rejectToken =
  (link: number, dispatch: (event: PlayerEvent) => void) => (error: unknown) => {
    if (isNotFound(error)) dispatch({ type: 'token-rejected', link })
  }

/** Starts what a screen does for as long as it is linked. */
export function startLinkTasks(link: number, player: PlayerParts): void {
  const { api, clock, random, display, dispatch, store, tasks, reporting, timer, build } = player
  const onFailure = rejectToken(link, dispatch)
  const content = startContent({
    api,
    random,
    isBusy: () => display().mode.name === 'refreshing',
    onRead(programme) {
      reporting.contacted()
      dispatch({ type: 'programme-read', link, programme })
      return display().playing?.wall !== 'not-ready'
    },
    onRefused() {
      dispatch({ type: 'programme-refused', link })
    },
    onFailure,
    // The first heartbeat reports what is on the wall, and so comes after the first content.
    onFirst() {
      dispatch({ type: 'first-read-ended', link })
    },
  })
  const push = startPush({
    openEvents: (onEvent, onState) => api.openEvents(onEvent, onState),
    random,
    onProgrammeChanged: content.now,
    onChanged() {
      dispatch({ type: 'sync-requested' })
    },
    onLongAway: reporting.note,
    onTimerChanged: timer.readAgain,
  })
  const heartbeat = startHeartbeat({
    api,
    random,
    firstInMs: firstHeartbeatMs,
    hasTimer() {
      const programme = programmeOf(display())
      return programme !== null && hasTimer(programme.screen)
    },
    applied: () => store.applied,
    report() {
      const cached = player.cache.holding()
      const problems = [push.problem(), player.watchdog.problem()]
      return reporting.report({
        workout: workoutOf(display()),
        programmeRevision: programmeOf(display())?.revision ?? null,
        isStored: store.programme !== null,
        appVersion: store.appVersion,
        clockOffsetMs: clock.offsetMs(),
        roundTripMs: clock.roundTripMs(),
        flashErrorMs: player.flashes.errorMs(),
        standingProblem:
          problems.filter((problem) => problem !== null).join(problemSeparator) || null,
        build: build.running(),
        refusedBuild: build.refused(),
        holding: cached && { boot: build.boot(), ...cached },
      })
    },
    onAnswer(answer) {
      reporting.contacted()
      reporting.told()
      const isPushOpen = push.isOpen()
      dispatch({ type: 'heartbeat-answered', link, answer, applied: store.applied, isPushOpen })
    },
    onFailure,
  })
  tasks.start('clock', clock.start())
  tasks.start('content', content)
  tasks.start('push', push)
  tasks.start('heartbeat', heartbeat)
}
