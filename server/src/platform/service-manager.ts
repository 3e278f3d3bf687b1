import { execFile } from 'node:child_process'

export interface ServiceManager {
  /** It serves from now on; whoever waited for it may go on. */
  ready(): void
  /** It was told to stop, and is finishing what it has begun. */
  stopping(): void
}

const nobody: ServiceManager = { ready: () => undefined, stopping: () => undefined }

/** How long its own watchdog gives this process; nothing when there is none. */
function watchdogMs({ WATCHDOG_USEC, WATCHDOG_PID }: NodeJS.ProcessEnv): number | undefined {
  const isForUs = WATCHDOG_PID === undefined || WATCHDOG_PID === String(process.pid)
  return isForUs && WATCHDOG_USEC !== undefined ? Number(WATCHDOG_USEC) / 1_000 : undefined
}

/**
 * Tells systemd, when it started us, that the server is ready, and again and again that the loop that
 * serves still turns. Node has no datagram sockets of Unix, so systemd's own program passes it on.
 */
export function createServiceManager(
  environment: NodeJS.ProcessEnv,
  onFailure: (what: string, error: unknown) => void,
): ServiceManager {
  const { NOTIFY_SOCKET, PATH } = environment
  if (NOTIFY_SOCKET === undefined) return nobody
  // It gets no more of the environment, which holds secrets.
  const options = { env: { NOTIFY_SOCKET, ...(PATH !== undefined && { PATH }) }, timeout: 10_000 }
  const tell = (word: string) => {
    execFile('systemd-notify', [word], options, (error) => {
      if (error) onFailure('could not notify systemd', error)
    })
  }
  return {
    ready() {
      tell('READY=1')
      const ms = watchdogMs(environment)
      if (ms === undefined) return
      const feed = () => {
        tell('WATCHDOG=1')
      }
      setInterval(feed, ms / 3).unref()
    },
    stopping() {
      tell('STOPPING=1')
    },
  }
}
