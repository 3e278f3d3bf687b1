import { problemSeparator } from '@roundboard/domain'
import { startHeartbeat } from '../features/heartbeat/heartbeat.ts'
import { startAuthentication } from '../features/pairing/authentication.ts'
import { startProgramme } from '../features/playback/programme.ts'
import { hasTimer } from '../features/playback/playback.ts'
import { startPush } from '../features/push/push.ts'
import { refreshContent } from '../features/refresh/refresh.ts'
import { isNotFound } from '../shared/screen-api.ts'
import type { ServerClock } from '../shared/server-clock.ts'
import type { Features, Dependencies } from './features.ts'
import {
  type Display,
  type Effect,
  type PlayerEvent,
  programmeOf,
  workoutOf,
} from './player-state.ts'
import type { Tasks } from './tasks.ts'

const firstHeartbeatMs = 3_000
const longestNapMs = 60_000

/** Runs effects and dispatches their results as events. */
export function createInterpreter(
  { api, random, randomBytes, store }: Dependencies,
  features: Features,
  clock: ServerClock,
  tasks: Tasks,
  display: () => Display,
  dispatch: (event: PlayerEvent) => void,
) {
  const { announcements, build, cache, flashes, reporting, timer, version, watchdog } = features

  async function readAppInfo() {
    try {
      const appInfo = await api.getAppInfo()
      store.supportEmail = appInfo.supportEmail
      dispatch({ type: 'facts-read', facts: { appInfo, supportEmail: appInfo.supportEmail } })
    } catch {
      // Only support's address is missing without it.
    }
  }

  function startPairing() {
    const pairing = startAuthentication({
      api,
      rejectedToken: store.rejectedToken,
      randomBytes,
      random,
      onChange(pairing) {
        dispatch({ type: 'pairing-changed', pairing })
      },
      onToken(token) {
        store.token = token
        dispatch({ type: 'linked', programme: store.programme })
      },
    })
    tasks.start('pairing', pairing)
  }

  /** Unlinks the screen if a request failed because the server doesn't know its token. */
  const failureOf = (link: number) => (error: unknown) => {
    if (isNotFound(error)) dispatch({ type: 'token-rejected', link })
  }

  function report(standingProblems: readonly (string | null)[]) {
    const cached = cache.status()
    return reporting.report({
      workout: workoutOf(display()),
      programmeRevision: programmeOf(display())?.revision ?? null,
      isStored: store.programme !== null,
      appVersion: store.appVersion,
      clockOffsetMs: clock.offsetMs(),
      roundTripMs: clock.roundTripMs(),
      flashErrorMs: flashes.errorMs(),
      standingProblem: standingProblems.filter(Boolean).join(problemSeparator) || null,
      build: build.running(),
      refusedBuild: build.refused(),
      holding: cached && { boot: build.boot(), ...cached },
    })
  }

  /** Starts the tasks of a linked screen. */
  function startTasks(link: number) {
    const onFailure = failureOf(link)
    const push = startPush({
      openEvents: (onEvent, onState) => api.openEvents(onEvent, onState),
      random,
      onProgrammeChanged() {
        tasks.now('content')
      },
      onChanged() {
        tasks.now('heartbeat')
      },
      onLongDown: reporting.note,
      onTimerChanged: timer.refresh,
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
      report: () => report([push.problem(), watchdog.problem()]),
      onAnswer(answer) {
        reporting.contacted()
        reporting.sent()
        // Without a push stream, heartbeats find changes of the timer.
        if (!push.isOpen()) timer.refresh()
        dispatch({ type: 'heartbeat-answered', link, answer, applied: store.applied })
      },
      onFailure,
    })
    const content = startProgramme({
      api,
      random,
      isBusy: () => display().mode.name === 'refreshing',
      onRead(programme) {
        reporting.contacted()
        dispatch({ type: 'programme-read', link, programme })
        version.update(programme.appVersion)
        return display().playing?.wall !== 'not-ready'
      },
      onRefused() {
        dispatch({ type: 'programme-refused', link })
      },
      onFailure,
      // The first heartbeat reports what is on the screen and what is cached, if that is known soon.
      onFirst() {
        if (programmeOf(display()) === null || cache.status() !== null) heartbeat.now()
        else tasks.startAlarm('first-heartbeat', firstHeartbeatMs, heartbeat.now)
      },
    })
    tasks.start('clock', clock.start())
    tasks.start('push', push)
    tasks.start('heartbeat', heartbeat)
    tasks.start('content', content)
  }

  async function refresh(link: number, revision: number) {
    const programme = await refreshContent({
      api,
      onRead(programme) {
        dispatch({ type: 'refresh-read', link, programme })
      },
      onFailure: failureOf(link),
    })
    dispatch({ type: 'refresh-ended', link, revision, programme })
  }

  function wakeAt(nextChangeAt: number) {
    const untilChangeMs = Math.max(1, Math.ceil(nextChangeAt - clock.now()))
    tasks.startAlarm('next-change', Math.min(longestNapMs, untilChangeMs), () =>
      dispatch({ type: 'time-passed' }),
    )
  }

  return (effect: Effect) => {
    switch (effect.type) {
      case 'start-pairing':
        startPairing()
        void readAppInfo()
        break
      case 'start-tasks':
        startTasks(effect.link)
        void readAppInfo()
        break
      case 'unlink':
        tasks.stopAll()
        store.unlink()
        cache.forget()
        announcements.forget()
        break
      case 'run':
        tasks.now(effect.task)
        break
      case 'store':
        store.programme = effect.programme
        break
      case 'cache':
        cache.want(effect.programme, effect.playing)
        break
      case 'show':
        tasks.stop('next-change')
        if (effect.nextChangeAt !== null) wakeAt(effect.nextChangeAt)
        timer.use(effect.location)
        if (effect.playing) watchdog.show(workoutOf(effect)?.id ?? null)
        cache.timeIs(clock.now())
        break
      case 'apply-answer':
        build.update(effect.answer.build)
        announcements.update(effect.answer.announcements ?? [])
        version.update(effect.answer.appVersion)
        break
      case 'refresh':
        void refresh(effect.link, effect.revision)
        break
      case 'mark-refreshed':
        store.applied = { ...store.applied, refresh: effect.revision }
        break
      case 'hard-refresh':
        store.applied = { ...store.applied, hardRefresh: effect.revision }
        watchdog.forget()
        build.reload()
        break
      case 'apply-updates':
        version.check()
        build.check()
        watchdog.check()
        break
    }
  }
}
