import type { WorkerRequest, WorkerResponse } from './worker-messages.ts'

/** The connection to the service worker, or why there is none. */
export type WorkerLink =
  | { readonly absent: 'insecure' | 'unsupported'; readonly running: string | null }
  | {
      readonly absent: null
      /** The build that the page runs. */
      readonly running: string
      /** Sends a request to the worker; throws if there is none. */
      readonly ask: (request: WorkerRequest) => Promise<WorkerResponse>
    }

/** Registers this page's worker if the page is part of a build and the browser allows it. */
export function linkWorker({ isSecureContext, navigator, document, location }: Window): WorkerLink {
  const running = document.querySelector('meta[name=build]')?.getAttribute('content') ?? null
  if (!isSecureContext) return { absent: 'insecure', running }
  // Pages from the development server have no build id.
  if (running === null || !('serviceWorker' in navigator)) return { absent: 'unsupported', running }
  const container = navigator.serviceWorker

  /** Limited to the page's own path, because the console may be on the same origin. */
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
