import { execFile } from 'node:child_process'

export interface ServiceManager {
  /** Reports that the server is ready. */
  ready(): void
  /** Reports that the server is shutting down. */
  stopping(): void
}

const nobody: ServiceManager = { ready: () => undefined, stopping: () => undefined }

/** The watchdog interval that systemd set for this process; undefined if none. */
function watchdogMs({ WATCHDOG_USEC, WATCHDOG_PID }: NodeJS.ProcessEnv): number | undefined {
  const isForUs = WATCHDOG_PID === undefined || WATCHDOG_PID === String(process.pid)
  return isForUs && WATCHDOG_USEC !== undefined ? Number(WATCHDOG_USEC) / 1_000 : undefined
}

/**
 * Reports to systemd, if it started the server, that the server is ready, and regularly that its
 * event loop still runs. Node can't use Unix datagram sockets, so this calls systemd-notify.
 */
export function createServiceManager(
  environment: NodeJS.ProcessEnv,
  onFailure: (what: string, error: unknown) => void,
): ServiceManager {
  const { NOTIFY_SOCKET, PATH } = environment
  if (NOTIFY_SOCKET === undefined) return nobody
  // Passes nothing else of the environment, which contains secrets.
  const options = { env: { NOTIFY_SOCKET, ...(PATH !== undefined && { PATH }) }, timeout: 10_000 }
  const notify = (word: string) => {
    execFile('systemd-notify', [word], options, (error) => {
      if (error) onFailure('could not notify systemd', error)
    })
  }
  return {
    ready() {
      notify('READY=1')
      const ms = watchdogMs(environment)
      if (ms === undefined) return
      const feed = () => notify('WATCHDOG=1')
      setInterval(feed, ms / 3).unref()
    },
    stopping() {
      notify('STOPPING=1')
    },
  }
}
