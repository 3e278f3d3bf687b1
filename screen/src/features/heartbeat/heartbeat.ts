import { backOffMs } from '@roundboard/client'
import type { Applied, Heartbeat, HeartbeatResponse, ScreenReport } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { ScreenApi } from '../../shared/screen-api.ts'
import { startLoop, type TaskLoop } from '../../shared/task-loop.ts'

/** Tells the server that the screen is running and what it shows (specification 4.2, step 4). */
export function startHeartbeat(options: {
  readonly api: Pick<ScreenApi, 'heartbeat'>
  readonly hasTimer: () => boolean
  readonly applied: () => Applied
  readonly report: () => ScreenReport
  readonly random: () => number
  /** When to send the first one, unless one is requested earlier. */
  readonly firstInMs: number
  readonly onAnswer: (answer: HeartbeatResponse) => void
  readonly onFailure: (error: unknown) => void
}): TaskLoop {
  let failures = 0
  const periodMs = () => (options.hasTimer() ? limits.timerHeartbeatMs : limits.heartbeatMs)

  return startLoop(async () => {
    const body: Heartbeat = {
      status: {
        label: 'connected',
        isConnected: true,
        statusUpdatedAt: new Date().toISOString(),
      },
      applied: options.applied(),
      report: options.report(),
    }
    try {
      const answer = await options.api.heartbeat(body)
      failures = 0
      options.onAnswer(answer)
      return periodMs()
    } catch (error) {
      failures += 1
      options.onFailure(error)
      return backOffMs(failures, { baseMs: 1_000, capMs: periodMs(), random: options.random })
    }
  }, options.firstInMs)
}
