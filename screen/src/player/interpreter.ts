import { startWayIn } from '../features/pairing/way-in.ts'
import { refreshContent } from '../features/refresh/refresh.ts'
import type { PlayerParts } from './features.ts'
import { firstHeartbeatMs, rejectToken, startLinkTasks } from './link-tasks.ts'
import { type Effect, workoutOf } from './player-state.ts'

const longestNapMs = 60_000

/** Carries out one effect; what comes of it later is dispatched as an event. */
export function interpret(effect: Effect, player: PlayerParts): void {
  const { announcements, build, cache, clock, store, tasks, timer, version, watchdog } = player
  switch (effect.type) {
    case 'start-pairing':
      startPairing(player)
      void readAppInfo(player)
      break
    case 'start-tasks':
      startLinkTasks(effect.link, player)
      void readAppInfo(player)
      break
    case 'unlink':
      tasks.stopAll()
      store.setScreenAside()
      cache.forget()
      announcements.forget()
      break
    case 'run':
      tasks.now(effect.task)
      break
    case 'delay-heartbeat':
      tasks.startAlarm('delayed-heartbeat', firstHeartbeatMs, () => {
        player.dispatch({ type: 'heartbeat-due' })
      })
      break
    case 'store-programme':
      store.programme = effect.programme
      break
    case 'cache-files':
      cache.want(effect.programme, effect.playing)
      break
    case 'update-cache-time':
      cache.timeIs(clock.now())
      break
    case 'show':
      show(effect, player)
      break
    case 'show-announcements':
      announcements.hear(effect.announcements)
      break
    case 'read-timer':
      timer.readAgain()
      break
    case 'refresh':
      void refresh(effect, player)
      break
    case 'mark-refreshed':
      store.applied = { ...store.applied, refresh: effect.revision }
      break
    case 'hard-refresh':
      store.applied = { ...store.applied, hardRefresh: effect.revision }
      watchdog.forget()
      build.reload()
      break
    case 'fetch-build':
      build.hear(effect.build)
      break
    case 'check-version':
      version.hear(effect.version)
      break
    case 'apply-updates':
      version.look()
      build.look()
      watchdog.look()
      break
  }
}

function startPairing({ api, store, random, randomBytes, tasks, dispatch }: PlayerParts) {
  const pairing = startWayIn({
    api,
    tokenSetAside: store.tokenSetAside,
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

async function readAppInfo({ api, store, dispatch }: PlayerParts) {
  try {
    const appInfo = await api.getAppInfo()
    store.supportEmail = appInfo.supportEmail
    dispatch({ type: 'app-info-read', appInfo })
  } catch {
    // The code alone is enough.
  }
}

function show(
  effect: Effect & { readonly type: 'show' },
  { clock, dispatch, tasks, timer, watchdog }: PlayerParts,
) {
  const { playing, gym, nextChangeAt } = effect
  tasks.stop('next-change')
  if (nextChangeAt !== null) {
    const untilChangeMs = Math.max(1, Math.ceil(nextChangeAt - clock.now()))
    tasks.startAlarm('next-change', Math.min(longestNapMs, untilChangeMs), () => {
      dispatch({ type: 'time-passed' })
    })
  }
  timer.use(gym)
  if (playing) watchdog.show(workoutOf(effect)?.id ?? null)
}

async function refresh(
  { link, revision }: Effect & { readonly type: 'refresh' },
  player: PlayerParts,
) {
  const { api, dispatch } = player
  const programme = await refreshContent({
    api,
    onRead(programme) {
      dispatch({ type: 'refresh-read', link, programme })
    },
    onFailure: rejectToken(link, dispatch),
  })
  dispatch({ type: 'refresh-ended', link, revision, programme })
}
