/** Elects the tab that does work that only one tab may do. */
export interface OneTab {
  /** Calls `lead` now, or once the leading tab is gone. */
  readonly lead: (lead: () => void) => void
  readonly close: () => void
}

/** Uses a Web Lock. Without HTTPS there are none, and every tab leads. */
export function oneTab(name: string): OneTab {
  const controller = new AbortController()
  let release: () => void = () => undefined
  return {
    lead(lead) {
      if (!('locks' in navigator)) {
        lead()
        return
      }
      navigator.locks
        .request(name, { signal: controller.signal }, () => {
          lead()
          return new Promise<void>((resolve) => {
            release = resolve
          })
        })
        .catch(() => undefined)
    },
    close() {
      controller.abort()
      release()
    },
  }
}
