import type { WorkerRequest, WorkerResponse } from './worker-messages.ts'

/** The way to the worker that starts this display without network, or why there is none. */
export type WorkerLink =
  | { readonly absent: 'insecure' | 'unsupported'; readonly running: string | null }
  | {
      readonly absent: null
      /** The build that the page runs. */
      readonly running: string
      /** Asks the worker; throws where it cannot be had. */
      readonly ask: (request: WorkerRequest) => Promise<WorkerResponse>
    }

/** Registers the worker of this page, in a build, wherever the browser allows it. */
export function linkWorker({ isSecureContext, navigator, document, location }: Window): WorkerLink {
  const running = document.querySelector('meta[name=build]')?.getAttribute('content') ?? null
  if (!isSecureContext) return { absent: 'insecure', running }
  // Without a name the page is none of a build, but of a developer.
  if (running === null || !('serviceWorker' in navigator)) return { absent: 'unsupported', running }
  const container = navigator.serviceWorker

  /** Only for where the page lies: the console may lie beside it. */
  async function register(): Promise<ServiceWorker> {
    await container.register('/wall-worker.js', {
      scope: location.pathname,
      updateViaCache: 'none',
    })
    const { active } = await container.ready
    if (!active) throw new Error('The worker is gone.')
    return active
  }

  return {
    absent: null,
    running,
    async ask(request) {
      const worker = await register()
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => {
          port1.close()
          resolve(data as WorkerResponse)
        }
        worker.postMessage(request, [port2])
      })
    },
  }
}
