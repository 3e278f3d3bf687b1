import type { BootState } from '@roundboard/contract'
import type { WorkerLink } from '../../shared/worker-link.ts'
import type { WorkerRequest, WorkerResponse } from '../../shared/worker-messages.ts'

/** A server that names no build is looked at for a newer one so often. */
const checkEveryMs = 10 * 60_000
/** So long a reload waits for what is new before it takes what is held. */
const reloadAnewWithinMs = 20_000

/** Keeps the display on the build that the server wants, from a store of its own. */
export type BuildUpdater = ReturnType<typeof startBuildUpdater>

export function startBuildUpdater(options: {
  readonly worker: WorkerLink
  readonly isRoundRunning: () => boolean
  readonly reload: () => void
  /** From now on the display starts without network. */
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
      const wasHeld = boot === 'held'
      boot = response.isHeld ? 'held' : 'failed'
      if (response.isHeld && !wasHeld) onHeld()
      refused = response.refused
      return response
    } catch {
      if (boot !== 'held') boot = 'failed'
      return undefined
    }
  }

  /** Has the worker fetch what the server wants; answers what there is to take. */
  async function fetchWanted(running: string, anew: boolean): Promise<string | null> {
    const response = await ask({ type: 'fetch', wanted, running, anew })
    // With the next heartbeat again.
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
    /** The build that runs. */
    running: () => worker.running,
    /** The build that did not come up here. */
    refused: () => refused,
    /** The build that the server wants; null: the newest that it has. */
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
    /** The timer went on: a round may have ended. */
    check,
    /** The wall stands: a build on trial has proved itself. */
    up() {
      if (isUp || worker.absent !== null) return
      isUp = true
      void ask({ type: 'up', build: worker.running })
    },
    /** Loads the page again, of the newest build where that can be had, else of the one that is held. */
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
