const scope = '/pocket'
const worker = '/pocket-worker.js'

/** Whether this page opens without a network: a worker for it alone, wherever the browser allows one. */
export interface PageWorker {
  /** From now on it does. */
  register(): void
  /** It does no longer, and nothing of it is left on the phone. */
  leave(): void
}

export function createPageWorker({ navigator, location }: Window): PageWorker {
  // In a page that is not of a secure origin there are none.
  const isAble = 'serviceWorker' in navigator
  let isRegistered = false

  async function leave(): Promise<void> {
    const registered = await navigator.serviceWorker.getRegistration(scope)
    // On the displays' origin there may be another one, which also reaches here.
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
