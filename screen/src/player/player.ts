import type {
  AppInfo,
  HeartbeatAnswer,
  Holding,
  Programme,
  ShownWorkout,
} from '@roundboard/contract'
import { problemSeparator } from '@roundboard/domain'
import { createAnnouncements } from '../features/announcements/announcements.ts'
import { keepBuild } from '../features/build/build-keeper.ts'
import { startHeartbeat } from '../features/heartbeat/heartbeat.ts'
import { startReporting } from '../features/heartbeat/reporting.ts'
import { type OpenKeeper, startKeeping } from '../features/holding/keeping.ts'
import { startWayIn, type WayIn } from '../features/pairing/way-in.ts'
import { startContent } from '../features/playback/content.ts'
import { hasTimer, playAt, timedGymOf, untilBell } from '../features/playback/playback.ts'
import { type Push, startPush } from '../features/push/push.ts'
import { createRefresh, type Refresh } from '../features/refresh/refresh.ts'
import { watchFlashes } from '../features/timer/flash-watch.ts'
import { createGymTimer } from '../features/timer/gym-timer.ts'
import { watchVersion } from '../features/version/version.ts'
import { startTitleBeat } from '../features/watchdog/title-beat.ts'
import { startWatchdog } from '../features/watchdog/watchdog.ts'
import { isNotFound, type ScreenApi } from '../shared/screen-api.ts'
import type { ScreenStore } from '../shared/screen-store.ts'
import { createServerClock } from '../shared/server-clock.ts'
import type { TaskLoop } from '../shared/task-loop.ts'
import type { WorkerLink } from '../shared/worker-link.ts'
import { type Display, isSameDisplay, type Player } from './display.ts'
import { nextState, programmeOf, type PlayerEvent, type PlayerState } from './player-state.ts'

const firstHeartbeatMs = 3_000
const longestNapMs = 60_000
/** So long nothing is fetched after a clip stood still. */
const stalledRestMs = 30_000

/** What a player reaches outside of itself. */
export type Surroundings = {
  readonly api: ScreenApi
  readonly store: ScreenStore
  /** Where files can be kept on this display. */
  readonly openKeeper?: OpenKeeper | undefined
  readonly random: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly reload: () => void
  readonly worker: WorkerLink
  /** Told once when the display can start without network. */
  readonly onHeld: () => void
}

/** The newest programme while it isn't shown yet. */
type Awaited = {
  readonly programme: Programme
  /** Shown even if it isn't newer: somebody asked for a refresh. */
  readonly isAnew: boolean
  /** Shown in the middle of a round, too. */
  readonly isUrgent: boolean
}

/** What a linked display does for as long as it is linked. */
type Duties = {
  readonly content: TaskLoop
  readonly heartbeat: TaskLoop
  readonly clock: TaskLoop
  readonly push: Push
  readonly refresh: Refresh
}

export function startPlayer(surroundings: Surroundings): Player {
  const { api, store, random, randomBytes, reload, worker, onHeld } = surroundings
  const listeners = new Set<() => void>()
  const reporting = startReporting()
  const clock = createServerClock({
    measureRoundTrip: () => api.measureRoundTrip(),
    stored: store.clock,
    keep: (stored) => {
      store.clock = stored
    },
    onMeasured: () => {
      timer.clockChanged()
      announcements.clockChanged()
      keeping.timeIs(clock.now())
      // Until the time is known, what the wall shows may be of another day.
      look(!isTimeKnown)
      isTimeKnown = true
    },
  })
  const timer = createGymTimer({ api, store, now: () => clock.now(), random })
  const announcements = createAnnouncements({ api, store, now: () => clock.now() })
  const isRoundRunning = () => ['green', 'yellow'].includes(timer.state().phase)
  /** In the first seconds of a round its flash covers the wall. */
  const isMidRound = () => {
    const now = timer.state()
    return now.phase === 'yellow' || (now.phase === 'green' && !now.isFlashing)
  }
  const build = keepBuild({ worker, isRoundRunning, reload, onHeld })
  const version = watchVersion({ store, reload: build.reload, isRoundRunning })
  const titleBeat = startTitleBeat(isRoundRunning)
  const watchdog = startWatchdog({
    store,
    build: build.running(),
    isRoundRunning,
    hasJustMoved: reporting.hasJustMoved,
    canReload: async () => build.boot() === 'held' || (await api.isPageServed()),
    reload,
    note: reporting.note,
    onChange: () => {
      look()
    },
  })
  const keeping = startKeeping({
    open: surroundings.openKeeper,
    now: () => clock.now(),
    random,
    onChange: () => {
      showIfReady()
      look()
    },
    onKnown: () => {
      if (beatDue !== undefined) beat()
    },
    onProblem: reporting.note,
  })
  const flashes = watchFlashes(timer, clock.timeOf)

  let state: PlayerState = { name: 'pairing', pairing: { name: 'announcing' } }
  let display: Display = {
    state,
    playing: null,
    appInfo: null,
    supportEmail: store.supportEmail,
    broken: keeping.broken(),
    videoManner: watchdog.manner(),
  }
  let appInfo: AppInfo | null = null
  let shown: ShownWorkout | undefined
  /** The newest programme, until its files are there and it is shown. */
  let awaited: Awaited | null = null
  let isTimeKnown = false
  let hasReadProgramme = false
  /** Other content is due, and waits for the round to end. */
  let waitsForBell = false
  /** Of the timer, counted from 0, as it was last heard. */
  let iteration: number | undefined
  let beatDue: ReturnType<typeof setTimeout> | undefined
  let lastContactAt: number | null = null
  let duties: Duties | undefined
  let wayIn: WayIn | undefined
  let boundary: ReturnType<typeof setTimeout> | undefined

  function happen(event: PlayerEvent, isUrgent = false) {
    state = nextState(state, event)
    look(isUrgent)
  }

  /** What `programme` shows now; during a round the workout stays until the bell, unless it is urgent. */
  function playNow(programme: Programme, isUrgent: boolean) {
    const { playing: due, nextChangeAt } = playAt(programme, clock.now(), shown)
    const mustWait = !isUrgent && hasTimer(programme.screen) && isMidRound()
    const playing = mustWait ? untilBell(due, shown) : due
    if (playing !== due) waitsForBell = true
    return { playing, nextChangeAt, isDue: playing === due }
  }

  /** Works out what to show now, and sets the alarm for when that changes by itself. */
  function look(isUrgent = false) {
    clearTimeout(boundary)
    const programme = programmeOf(state)
    const now = clock.now()
    const { playing, nextChangeAt } = programme
      ? playNow(programme, isUrgent)
      : { playing: null, nextChangeAt: null }
    if (nextChangeAt !== null)
      boundary = setTimeout(
        turn,
        Math.min(longestNapMs, Math.max(1, Math.ceil(nextChangeAt - now))),
      )
    shown = playing?.wall === 'workout' ? playing.workout : undefined
    timer.use(timedGymOf(programme, now))
    if (playing) watchdog.show(shown?.id ?? null)
    const next = {
      state,
      playing,
      appInfo,
      supportEmail: store.supportEmail,
      broken: keeping.broken(),
      videoManner: watchdog.manner(),
    }
    if (isSameDisplay(display, next)) return
    const becameNotReady = playing?.wall === 'not-ready' && display.playing?.wall === 'workout'
    display = next
    if (becameNotReady) duties?.content.now()
    for (const listener of listeners) listener()
  }

  function turn(isUrgent = false) {
    const before = shown
    look(isUrgent)
    keeping.timeIs(clock.now())
    if (shown !== before) sync()
  }

  function keep(programme: Programme): boolean {
    lastContactAt = Date.now()
    want(programme, false, !hasReadProgramme)
    hasReadProgramme = true
    showIfReady()
    version.hear(programme.appVersion)
    return display.playing?.wall !== 'not-ready'
  }

  const isPlaying = () =>
    display.playing?.wall === 'workout' || display.playing?.wall === 'flexibility'

  /** Has its files kept; what nobody sees anyway gives way to it at once. */
  function want(programme: Programme, isAnew: boolean, isUrgent: boolean) {
    const playing = isPlaying() ? programmeOf(state) : null
    awaited = {
      programme,
      isAnew: isAnew || awaited?.isAnew === true,
      isUrgent: isUrgent || awaited?.isUrgent === true,
    }
    keeping.want(programme, playing)
  }

  const isReady = () => keeping.isShowable() || !isPlaying()

  function showIfReady(mayInterrupt = false) {
    if (awaited === null || state.name === 'refreshing' || !isReady()) return
    const { programme, isAnew } = awaited
    const isUrgent = awaited.isUrgent || mayInterrupt
    // Before it is shown: after a power cut in the middle of a round the newest counts.
    store.programme = programme
    if (!playNow(programme, isUrgent).isDue) return
    awaited = null
    if (isAnew) shown = undefined
    happen({ type: 'programme-read', programme }, isUrgent)
  }

  const newestProgramme = () => awaited?.programme ?? programmeOf(state)

  function holding(): Holding | null {
    const held = keeping.holding()
    if (held === null) return null
    return { boot: build.boot(), ...held }
  }

  function heard(answer: HeartbeatAnswer) {
    lastContactAt = Date.now()
    reporting.told()
    build.hear(answer.build)
    announcements.hear(answer.announcements ?? [])
    // Who hears of no change asks now and then.
    if (duties?.push.isOpen() === false) timer.readAgain()
    const isAsked = duties?.refresh.hear(answer.screen) ?? false
    version.hear(answer.appVersion)
    if (!isAsked && answer.programmeRevision !== newestProgramme()?.revision) duties?.content.now()
  }

  function failed(error: unknown) {
    if (isNotFound(error)) drop()
  }

  function drop() {
    if (state.name === 'pairing') return
    stopDuties()
    store.setScreenAside()
    shown = undefined
    awaited = null
    keeping.forget()
    announcements.forget()
    happen({ type: 'dropped' })
    pair()
  }

  function pair() {
    wayIn = startWayIn({
      api,
      tokenSetAside: store.tokenSetAside,
      randomBytes,
      random,
      onChange: (pairing) => {
        happen({ type: 'pairing-changed', pairing })
      },
      onToken: (token) => {
        store.token = token
        play()
      },
    })
    void introduce()
  }

  async function introduce() {
    try {
      appInfo = await api.getAppInfo()
      store.supportEmail = appInfo.supportEmail
      look()
    } catch {
      // The code alone is enough.
    }
  }

  function beat() {
    clearTimeout(beatDue)
    beatDue = undefined
    duties?.heartbeat.now()
  }

  /** Waits a little until it is known what is held, for the heartbeat to tell it, too. */
  function beatFirst() {
    const isKnown = newestProgramme() === null || keeping.holding() !== null
    if (isKnown) beat()
    else beatDue = setTimeout(beat, firstHeartbeatMs)
  }

  function play() {
    const { programme } = store
    happen({ type: 'linked', programme })
    void introduce()
    if (programme) keeping.want(programme, null)
    duties = {
      clock: clock.start(),
      content: startContent({
        api,
        random,
        isBusy: () => state.name === 'refreshing',
        onRead: keep,
        onRefused: () => {
          happen({ type: 'refused' })
        },
        onFailure: failed,
        // The first heartbeat tells what is on the wall, and so comes after the first content.
        onFirst: beatFirst,
      }),
      refresh: createRefresh({
        api: {
          async getProgramme() {
            const programme = await api.getProgramme()
            want(programme, true, true)
            return programme
          },
        },
        store,
        reload: () => {
          watchdog.forget()
          build.reload()
        },
        onBegun: () => {
          happen({ type: 'refresh-begun' })
        },
        onEnded: endRefresh,
        onFailure: failed,
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
        report: () =>
          reporting.report({
            workout: shown,
            programmeRevision: programmeOf(state)?.revision ?? null,
            isStored: store.programme !== null,
            appVersion: store.appVersion,
            clockOffsetMs: clock.offsetMs(),
            roundTripMs: clock.roundTripMs(),
            flashErrorMs: flashes.errorMs(),
            standingProblem: standingProblem(),
            build: build.running(),
            refusedBuild: build.refused(),
            holding: holding(),
          }),
        onAnswer: heard,
        onFailure: failed,
      }),
      push: startPush({
        openEvents: (onEvent, onState) => api.openEvents(onEvent, onState),
        random,
        onProgrammeChanged: () => duties?.content.now(),
        onChanged: sync,
        onLongAway: reporting.note,
        onTimerChanged: () => {
          timer.readAgain()
        },
      }),
    }
  }

  function standingProblem(): string | null {
    const problems = [duties?.push.problem() ?? null, watchdog.problem()]
    return problems.filter((problem) => problem !== null).join(problemSeparator) || null
  }

  function endRefresh(programme: Programme | null) {
    const isShown = programme !== null && isReady()
    if (isShown) {
      awaited = null
      store.programme = programme
      shown = undefined
    }
    happen({ type: 'refresh-ended', programme: isShown ? programme : null })
    showIfReady()
    if (programme) sync()
  }

  function stopDuties() {
    for (const duty of Object.values(duties ?? {})) duty.stop()
    duties = undefined
    clearTimeout(beatDue)
    beatDue = undefined
    timer.use(null)
  }

  function sync() {
    if (state.name === 'pairing') wayIn?.now()
    else duties?.heartbeat.now()
  }

  let phaseEndsAt = -Infinity
  const stopListening = timer.subscribe(() => {
    version.look()
    build.look()
    watchdog.look()
    const before = iteration
    const now = timer.state()
    iteration = 'iteration' in now ? now.iteration : undefined
    // Also without a bell: a device that slept wakes up in the middle of another round.
    const isOtherRound = isMidRound() && before !== undefined && before !== iteration
    if (isOtherRound || (waitsForBell && !isMidRound())) {
      waitsForBell = false
      showIfReady(isOtherRound)
      turn(isOtherRound)
    }
    const stretch = timer.stretch()
    if (!('phaseEndsAt' in stretch) || stretch.phaseEndsAt === phaseEndsAt) return
    phaseEndsAt = stretch.phaseEndsAt
    keeping.phaseEnds(phaseEndsAt)
  })
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
    announcements,
    build,
    timeOf: clock.timeOf,
    watchdog,
    vitals: () => ({
      ...reporting.vitals(),
      lastContactAt,
      clockOffsetMs: clock.offsetMs(),
      appVersion: store.appVersion,
    }),
    sync,
    report: reporting.note,
    askForRemote: api.showRemotePass,
    doubt(videoLink) {
      keeping.rest(stalledRestMs)
      const known = programmeOf(state)?.media.find(({ url }) => url === videoLink)
      if (known) keeping.doubt(known.file)
    },
    stop() {
      stopListening()
      wayIn?.stop()
      stopDuties()
      flashes.stop()
      titleBeat.stop()
      watchdog.stop()
      reporting.stop()
      keeping.stop()
      announcements.stop()
      clearTimeout(boundary)
      listeners.clear()
    },
  }
}
