import { backOffMs } from '@roundboard/client'
import type { Programme } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { isRefusal, type ScreenApi } from '../../shared/screen-api.ts'
import { startLoop, type TaskLoop } from '../../shared/task-loop.ts'

/** The program is fetched this often even if nothing changes. */
const againMs = 6 * 3_600_000
const retryMs = { baseMs: 1_000, capMs: 30_000 }

/** Fetches the program at once, after each change, and again after a failure. */
export function startProgramme(options: {
  readonly api: Pick<ScreenApi, 'getProgramme'>
  readonly random: () => number
  /** A refresh is fetching it now. */
  readonly isBusy: () => boolean
  /** Takes the program; returns whether there is something to show now. */
  readonly onRead: (programme: Programme) => boolean
  readonly onRefused: () => void
  readonly onFailure: (error: unknown) => void
  /** The first attempt has ended, successfully or not. */
  readonly onFirst: () => void
}): TaskLoop {
  const { api, random, isBusy, onRead, onRefused, onFailure, onFirst } = options
  let failures = 0
  let isFirst = true
  let isStopped = false

  async function read(): Promise<number> {
    if (isBusy()) return limits.notReadyRecheckMs
    try {
      const programme = await api.getProgramme()
      failures = 0
      // The screen may have been unlinked meanwhile.
      return isStopped || onRead(programme) ? againMs : limits.notReadyRecheckMs
    } catch (error) {
      if (isStopped) return againMs
      failures += 1
      onFailure(error)
      if (!isRefusal(error)) return backOffMs(failures, { ...retryMs, random })
      onRefused()
      return limits.notReadyRecheckMs
    }
  }

  const loop = startLoop(async () => {
    const restMs = await read()
    if (isFirst) onFirst()
    isFirst = false
    return restMs
  })
  return {
    ...loop,
    stop() {
      isStopped = true
      loop.stop()
    },
  }
}
