import type { BootState } from '@roundboard/contract'
import type { WorkerLink } from '../../shared/worker-link.ts'
import type { WorkerRequest, WorkerResponse } from '../../shared/worker-messages.ts'

/** How often to ask a server that names no build for a newer one. */
const checkEveryMs = 10 * 60_000
/** How long a reload waits for the newest build before it uses the cached one. */
const reloadAnewWithinMs = 20_000

/** Keeps the screen on the build that the server wants, from its own cache. */
export function startBuildUpdater(options: {
  readonly worker: WorkerLink
  readonly isRoundRunning: () => boolean
  readonly reload: () => void
  /** The screen can start without network from now on. */
  readonly onHeld: () => void
}) {
  const { worker, isRoundRunning, reload, onHeld } = options
  let boot: BootState = worker.absent ?? 'filling'
  let refused: string | null = null
  let wanted: string | null = null
  let ready: string | null = null
  let isUp = false
  let isLeaving = false
  let checkedAt = -Infinity

  async function ask(request: WorkerRequest): Promise<WorkerResponse | undefined> {
    if (worker.absent !== null) return undefined
    try {
      const response = await worker.ask(request)
      const wasCached = boot === 'held'
      boot = response.isHeld ? 'held' : 'failed'
      if (response.isHeld && !wasCached) onHeld()
      refused = response.refused
      return response
    } catch {
      if (boot !== 'held') boot = 'failed'
      return undefined
    }
  }

  /** Has the worker fetch the wanted build; returns the build to take, if any. */
  async function fetchWanted(running: string, anew: boolean): Promise<string | null> {
    const response = await ask({ type: 'fetch', wanted, running, anew })
    // Tries again with the next heartbeat.
    if (!response?.isFetched) checkedAt = -Infinity
    return response?.ready ?? null
  }

  async function take(build: string | null): Promise<void> {
    if (build !== null) await ask({ type: 'take', build })
  }

  function check() {
    if (ready === null || isLeaving || isRoundRunning()) return
    isLeaving = true
    void take(ready).then(reload)
  }

  if (worker.absent === null) void ask({ type: 'hold', running: worker.running })

  return {
    boot: () => boot,
    running: () => worker.running,
    /** The build that failed to start here. */
    refused: () => refused,
    /** Takes the build that the server wants; null: its newest. */
    update(build: string | null) {
      if (worker.absent !== null) return
      const now = performance.now()
      if (build === wanted && now - checkedAt < checkEveryMs) return
      wanted = build
      checkedAt = now
      void fetchWanted(worker.running, false).then((build) => {
        ready = build
        check()
      })
    },
    /** Call when a round may have ended. */
    check,
    /** The screen is drawn, so a build on trial has passed. */
    up() {
      if (isUp || worker.absent !== null) return
      isUp = true
      void ask({ type: 'up', build: worker.running })
    },
    /** Reloads the page with the newest build, or with the cached one if the server doesn't answer. */
    reload() {
      if (worker.absent !== null) {
        reload()
        return
      }
      isLeaving = true
      const enough = new Promise((resolve) => setTimeout(resolve, reloadAnewWithinMs))
      void Promise.race([fetchWanted(worker.running, true).then(take), enough]).then(reload)
    },
  }
}
