import type { AppInfo, HeartbeatAnswer, Programme, Workout } from '@roundboard/contract'
import { limits, problemSeparator } from '@roundboard/domain'
import { startFrameWatch } from '../features/heartbeat/frame-watch.ts'
import { startHeartbeat } from '../features/heartbeat/heartbeat.ts'
import { startPairing } from '../features/pairing/pairing.ts'
import { startRecognition } from '../features/pairing/recognition.ts'
import { hasTimer, playAt, type Playing, timedGymOf } from '../features/playback/playback.ts'
import { type Push, startPush } from '../features/push/push.ts'
import { createGymTimer, type GymTimer } from '../features/timer/gym-timer.ts'
import { backOffMs } from '../shared/back-off.ts'
import { isNotFound, isRefusal, type ScreenApi } from '../shared/screen-api.ts'
import type { ScreenStore } from '../shared/screen-store.ts'
import { createServerClock, type ServerClock } from '../shared/server-clock.ts'
import { startLoop, type TaskLoop } from '../shared/task-loop.ts'
import { nextState, programmeOf, type PlayerEvent, type PlayerState } from './player-state.ts'

/** How long 'Content Refreshing. Please Wait.' stands at least, so that it can be read. */
const refreshingAtLeastMs = 3_000
/** The programme is read again now and then even when no heartbeat asks for it. */
const programmeAgainMs = 6 * 3_600_000
const contentRetryMs = 30_000
const firstHeartbeatMs = 3_000
const longestNapMs = 60_000

/** Everything that a wall is drawn from. */
export type Display = {
  readonly state: PlayerState
  /** What the programme says for now; null without a programme. */
  readonly playing: Playing | null
  readonly appInfo: AppInfo | null
}

/** What support asks about. */
export type Vitals = {
  readonly lastContactAt: number | null
  readonly clockOffsetMs: number | null
  readonly droppedFrames: number
  readonly appVersion: string | null
  readonly problem: string | null
}

/** A display at work: pairs, plays, beats, and keeps going without its server. */
export interface Player {
  display(): Display
  subscribe(listener: () => void): () => void
  readonly timer: GymTimer
  vitals(): Vitals
  /** Asks the server what is new, now: for the push stream, the network's return, a rolled-over day. */
  sync(reason: string): void
  /** Something that could not be drawn or played; the next heartbeat tells it. */
  report(problem: string): void
  stop(): void
}

/** What a player reaches outside of itself. */
export type Surroundings = {
  readonly api: ScreenApi
  readonly store: ScreenStore
  readonly random: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly reload: () => void
}

export function startPlayer(surroundings: Surroundings): Player {
  const { api, store, random, randomBytes, reload } = surroundings
  const startedAt = performance.now()
  const listeners = new Set<() => void>()
  const frames = startFrameWatch()
  const clock: ServerClock = createServerClock({
    measureRoundTrip: () => api.measureRoundTrip(),
    stored: store.clockOffsetMs,
    onMeasured: (offsetMs) => {
      store.clockOffsetMs = offsetMs
      timer.clockChanged()
      look()
    },
  })
  const timer = createGymTimer({ api, store, now: () => clock.now(), random })

  let state: PlayerState = { name: 'pairing', pairing: { name: 'announcing' } }
  let display: Display = { state, playing: null, appInfo: null }
  let appInfo: AppInfo | null = null
  let shown: Workout | undefined
  let lastContactAt: number | null = null
  let problem: string | null = null
  const untold = new Set<string>()
  let beingTold: readonly string[] = []
  let reloadWanted: 'no' | 'between-rounds' = 'no'
  let duties: { content: TaskLoop; heartbeat: TaskLoop; clock: TaskLoop; push: Push } | undefined
  let pairing: TaskLoop | undefined
  let recognition: TaskLoop | undefined
  let boundary: ReturnType<typeof setTimeout> | undefined

  function happen(event: PlayerEvent) {
    state = nextState(state, event)
    look()
  }

  /** Works out what to show now, and sets the alarm for when that changes by itself. */
  function look() {
    clearTimeout(boundary)
    const programme = programmeOf(state)
    let playing: Playing | null = null
    if (programme) {
      const now = clock.now()
      const played = playAt(programme, now, shown)
      playing = played.playing
      if (played.nextChangeAt !== null)
        boundary = setTimeout(
          turn,
          Math.min(longestNapMs, Math.max(1, Math.ceil(played.nextChangeAt - now))),
        )
    }
    shown = playing?.wall === 'workout' ? playing.workout : undefined
    timer.use(timedGymOf(programme))
    if (isSame(display, { state, playing, appInfo })) return
    const becameNotReady = playing?.wall === 'not-ready' && display.playing?.wall === 'workout'
    display = { state, playing, appInfo }
    if (becameNotReady) duties?.content.now()
    for (const listener of listeners) listener()
  }

  function turn() {
    const before = shown
    look()
    if (shown !== before) sync()
  }

  async function readContent(): Promise<number> {
    if (state.name === 'refreshing') return limits.notReadyRecheckMs
    try {
      await api.getOwnScreen()
      keep(await api.getProgramme())
      contentFailures = 0
      return display.playing?.wall === 'not-ready' ? limits.notReadyRecheckMs : programmeAgainMs
    } catch (error) {
      failed(error)
      contentFailures += 1
      if (isRefusal(error)) {
        happen({ type: 'refused' })
        return limits.notReadyRecheckMs
      }
      return backOffMs(contentFailures, contentRetryMs, random)
    }
  }
  let contentFailures = 0

  function keep(programme: Programme) {
    if (state.name === 'pairing') return
    lastContactAt = Date.now()
    store.programme = programme
    happen({ type: 'programme-read', programme })
    considerVersion(programme.appVersion)
  }

  function heard(answer: HeartbeatAnswer) {
    lastContactAt = Date.now()
    for (const text of beingTold) untold.delete(text)
    const { screen } = answer
    const applied = store.applied
    if (screen.hardRefreshFlag && screen.hardRefreshRevision > applied.hardRefresh) {
      store.applied = { ...applied, hardRefresh: screen.hardRefreshRevision }
      reload()
      return
    }
    considerVersion(answer.appVersion)
    if (screen.refreshFlag && screen.refreshRevision > applied.refresh)
      void refresh(screen.refreshRevision)
    else if (answer.programmeRevision !== programmeOf(state)?.revision) duties?.content.now()
  }

  function note(told: string) {
    problem = told
    if (untold.size < 10) untold.add(told)
  }

  /** What the next heartbeat tells: what nobody was told of yet, and what is wrong just now. */
  function problemToTell(): string | null {
    beingTold = [...untold]
    const streamProblem = duties?.push.problem() ?? null
    const problems = streamProblem === null ? beingTold : [streamProblem, ...beingTold]
    return problems.length === 0 ? null : problems.join(problemSeparator).slice(0, 300)
  }

  async function refresh(revision: number): Promise<void> {
    if (state.name === 'refreshing' || state.name === 'pairing') return
    happen({ type: 'refresh-begun' })
    const readable = new Promise((resolve) => setTimeout(resolve, refreshingAtLeastMs))
    let programme: Programme | null = null
    try {
      programme = await api.getProgramme()
    } catch (error) {
      failed(error)
    }
    await readable
    if (programme) {
      store.programme = programme
      store.applied = { ...store.applied, refresh: revision }
      shown = undefined
    }
    happen({ type: 'refresh-ended', programme })
    if (programme) sync()
  }

  function considerVersion(version: string) {
    const before = store.appVersion
    if (before === version) return
    if (before === null) store.appVersion = version
    else reloadWanted = 'between-rounds'
    versionOffered = version
    reloadBetweenRounds()
  }
  let versionOffered: string | null = null

  /** One reload per version, and never while a round runs (specification 4.2, design section 5). */
  function reloadBetweenRounds() {
    if (reloadWanted === 'no') return
    const { phase } = timer.state()
    if (phase === 'green' || phase === 'yellow') return
    reloadWanted = 'no'
    store.appVersion = versionOffered
    reload()
  }

  function failed(error: unknown) {
    if (isNotFound(error)) drop()
  }

  function drop() {
    if (state.name === 'pairing') return
    stopDuties()
    store.setScreenAside()
    shown = undefined
    happen({ type: 'dropped' })
    pair()
  }

  function pair() {
    pairing = startPairing({
      api,
      randomBytes,
      random,
      onChange: (changed) => {
        happen({ type: 'pairing-changed', pairing: changed })
      },
      onLinked: resume,
    })
    const { tokenSetAside } = store
    if (tokenSetAside !== null)
      recognition = startRecognition({ api, token: tokenSetAside, random, onRecognized: recognize })
    void introduce()
  }

  function recognize(token: string) {
    // Another one may have been linked while the server was asked.
    if (store.tokenSetAside === token) resume(token)
  }

  function resume(token: string) {
    stopPairing()
    stopDuties()
    store.token = token
    play()
  }

  function stopPairing() {
    pairing?.stop()
    recognition?.stop()
  }

  async function introduce() {
    try {
      appInfo = await api.getAppInfo()
      look()
    } catch {
      // The code alone is enough.
    }
  }

  function play() {
    let hasReadContent = false
    happen({ type: 'linked', programme: store.programme })
    duties = {
      clock: clock.start(),
      content: startLoop(async () => {
        const restMs = await readContent()
        // The first heartbeat tells what is on the wall, and so comes after the first content.
        if (!hasReadContent) duties?.heartbeat.now()
        hasReadContent = true
        return restMs
      }),
      heartbeat: startHeartbeat({
        api,
        random,
        firstInMs: firstHeartbeatMs,
        hasTimer: () => {
          const programme = programmeOf(state)
          return programme !== null && hasTimer(programme.screen)
        },
        applied: () => store.applied,
        report: () => ({
          workoutId: shown?.id ?? null,
          workoutUpdatedAt: shown?.updatedAt ?? null,
          programmeRevision: programmeOf(state)?.revision ?? null,
          lastFrameAt: frames.lastFrameAt(),
          droppedFrames: frames.droppedFrames(),
          clockOffsetMs: clock.offsetMs(),
          cache: store.programme ? 'programme' : 'empty',
          uptimeSeconds: Math.round((performance.now() - startedAt) / 1000),
          appVersion: store.appVersion,
          problem: problemToTell(),
        }),
        onAnswer: heard,
        onFailure: failed,
      }),
      push: startPush({
        openEvents: (onEvent, onState) => api.openEvents(onEvent, onState),
        random,
        onChanged: sync,
        onLongAway: note,
        onTimerChanged: () => {
          timer.readAgain()
        },
      }),
    }
  }

  function stopDuties() {
    duties?.clock.stop()
    duties?.content.stop()
    duties?.heartbeat.stop()
    duties?.push.stop()
    duties = undefined
    timer.use(null)
  }

  function sync() {
    if (state.name === 'pairing') pairing?.now()
    else duties?.heartbeat.now()
  }

  const stopListening = timer.subscribe(reloadBetweenRounds)
  if (store.token === null) pair()
  else play()

  return {
    display: () => display,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    timer,
    vitals: () => ({
      lastContactAt,
      clockOffsetMs: clock.offsetMs(),
      droppedFrames: frames.droppedFrames(),
      appVersion: store.appVersion,
      problem,
    }),
    sync,
    report: note,
    stop() {
      stopPairing()
      stopDuties()
      stopListening()
      frames.stop()
      clearTimeout(boundary)
      listeners.clear()
    },
  }
}

function isSame(a: Display, b: Display): boolean {
  return a.state === b.state && a.appInfo === b.appInfo && isSamePlaying(a.playing, b.playing)
}

function isSamePlaying(a: Playing | null, b: Playing | null): boolean {
  if (a?.wall === 'workout' && b?.wall === 'workout') return a.workout === b.workout
  if (a?.wall === 'flexibility' && b?.wall === 'flexibility') return a.videoLink === b.videoLink
  return a?.wall === b?.wall
}
