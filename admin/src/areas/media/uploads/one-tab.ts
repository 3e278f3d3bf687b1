/** Whether this tab may do the work that only one tab of the browser does at a time. */
export interface OneTab {
  /** Calls `lead` at once or when the tab that leads is gone. */
  readonly lead: (lead: () => void) => void
  readonly close: () => void
}

/** By a lock that the browser gives to one tab. Pages without https have no locks: each tab leads there. */
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
