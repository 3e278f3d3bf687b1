const scope = '/pocket'
const worker = '/pocket-worker.js'

/** The service worker that opens this page without network, if the browser allows one. */
export interface PageWorker {
  register(): void
  /** Removes the worker and everything that it has stored. */
  leave(): void
}

export function createPageWorker({ navigator, location }: Window): PageWorker {
  // Browsers have none on insecure origins.
  const isAble = 'serviceWorker' in navigator
  let isRegistered = false

  async function leave(): Promise<void> {
    const registered = await navigator.serviceWorker.getRegistration(scope)
    // The worker of the screen app has a scope that includes this page.
    if (registered?.scope === new URL(scope, location.href).href)
      registered.active?.postMessage('leave')
  }

  return {
    register() {
      if (!isAble || isRegistered) return
      isRegistered = true
      navigator.serviceWorker
        .register(worker, { scope, updateViaCache: 'none' })
        .catch(() => undefined)
    },
    leave() {
      if (!isAble) return
      isRegistered = false
      leave().catch(() => undefined)
    },
  }
}
