import { createAnnouncements } from '../features/announcements/announcements.ts'
import { startBuildUpdater } from '../features/build/build-updater.ts'
import { startReporting } from '../features/heartbeat/reporting.ts'
import { type OpenFileCache, startOfflineCache } from '../features/offline-cache/offline-cache.ts'
import { watchFlashes } from '../features/timer/flash-watch.ts'
import { createLocationTimer } from '../features/timer/location-timer.ts'
import { watchVersion } from '../features/version/version.ts'
import { startTitleHeartbeat } from '../features/watchdog/title-heartbeat.ts'
import { startWatchdog } from '../features/watchdog/watchdog.ts'
import type { ScreenApi } from '../shared/screen-api.ts'
import type { ScreenStore } from '../shared/screen-store.ts'
import type { ServerClock } from '../shared/server-clock.ts'
import type { WorkerLink } from '../shared/worker-link.ts'
import { isRoundRunning as isRunning, type PlayerEvent } from './player-state.ts'
import type { Tasks } from './tasks.ts'

export type Dependencies = {
  readonly api: ScreenApi
  readonly store: ScreenStore
  /** Where this screen can cache files. */
  readonly openFileCache?: OpenFileCache | undefined
  readonly random: () => number
  readonly randomBytes: (count: number) => Uint8Array
  readonly reload: () => void
  readonly worker: WorkerLink
  /** Called once when the screen can start without network. */
  readonly onHeld: () => void
}

export type Features = ReturnType<typeof startFeatures>

/** Starts everything that runs as long as the page, linked or not. */
export function startFeatures(
  deps: Dependencies,
  clock: ServerClock,
  tasks: Tasks,
  dispatch: (event: PlayerEvent) => void,
) {
  const { api, store, random, reload, worker, onHeld } = deps
  const reporting = startReporting()
  const timer = createLocationTimer({ api, store, now: clock.now, random })
  const announcements = createAnnouncements({ api, store, now: clock.now })
  const isRoundRunning = () => isRunning(timer.state(), clock.now())
  const build = startBuildUpdater({ worker, isRoundRunning, reload, onHeld })
  const version = watchVersion({ store, reload: build.reload, isRoundRunning })
  const titleHeartbeat = startTitleHeartbeat(isRoundRunning)
  const watchdog = startWatchdog({
    store,
    build: build.running(),
    isRoundRunning,
    hasJustMoved: reporting.hasJustMoved,
    canReload: async () => build.boot() === 'held' || (await api.isPageServed()),
    reload,
    note: reporting.note,
    onChange(videoMode) {
      dispatch({ type: 'facts-read', facts: { videoMode } })
    },
  })
  const cache = startOfflineCache({
    open: deps.openFileCache,
    now: clock.now,
    random,
    onChange(isCached, broken) {
      dispatch({ type: 'cache-changed', isCached, broken })
    },
    onKnown() {
      tasks.now('first-heartbeat')
    },
    onProblem: reporting.note,
  })
  const flashes = watchFlashes(timer, clock.timeOf)
  clock.subscribe(() => {
    timer.clockChanged()
    announcements.clockChanged()
    dispatch({ type: 'clock-measured' })
  })
  const stopListening = timer.subscribe(() => {
    dispatch({ type: 'timer-ticked', timer: timer.state() })
    const segment = timer.segment()
    if ('phaseEndsAt' in segment) cache.phaseEnds(segment.phaseEndsAt)
  })
  dispatch({ type: 'facts-read', facts: { videoMode: watchdog.mode() } })

  return {
    announcements,
    build,
    cache,
    flashes,
    reporting,
    timer,
    version,
    watchdog,
    stop() {
      stopListening()
      timer.use(null)
      for (const feature of [flashes, titleHeartbeat, watchdog, reporting, cache, announcements])
        feature.stop()
    },
  }
}
