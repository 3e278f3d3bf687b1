import { limits } from '@roundboard/domain'
import { useSyncExternalStore } from 'react'
import { onSucceeded, requestOf } from '../api/requests.ts'

export interface Alert {
  readonly id: number
  readonly type: 'success' | 'error'
  /** One line or several. */
  readonly message: string
  /** The request whose failure it reports. */
  readonly request?: string | undefined
  /** An action that the user can take while it is shown. */
  readonly action?: AlertAction
  /** The likely next step. */
  readonly next?: AlertAction
}

export interface AlertAction {
  readonly label: string
  readonly run: () => void
}

let shown: readonly Alert[] = []
let lastId = 0
const listeners = new Set<() => void>()
const clocks = new Map<number, { remainingMs: number; startedAt: number; timer: number }>()

function become(next: readonly Alert[]) {
  const [before, top] = [shown.at(-1), next.at(-1)]
  shown = next
  for (const alert of next)
    if (alert !== top && alert.type === 'error') alerts.pause(alert.id)
    else if (alert === before || alert === top) alerts.resume(alert.id)
  for (const listener of listeners) listener()
}

function start(id: number, remainingMs: number) {
  const timer = window.setTimeout(() => {
    alerts.dismiss(id)
  }, remainingMs)
  clocks.set(id, { remainingMs, startedAt: Date.now(), timer })
}

function add(alert: Omit<Alert, 'id'>) {
  const id = ++lastId
  const others = shown.filter(
    ({ message, type, action }) => message !== alert.message && (type === 'error' || action),
  )
  become([...others, { ...alert, id }])
  start(id, limits.alertMs)
}

/** Removes the alert of a request's failure once the request succeeds. */
function mended(request: string | undefined) {
  for (const alert of shown)
    if (alert.type === 'error' && alert.request === request) alerts.dismiss(alert.id)
}

onSucceeded(mended)

/**
 * Alerts, removed after 9.85 seconds or when the page changes. Only the newest is shown; under it
 * wait errors, and whatever can still be undone.
 */
export const alerts = {
  success(message: string, action?: AlertAction, next?: AlertAction) {
    // A request was sent, so the page's own errors no longer apply.
    mended(undefined)
    add({ type: 'success', message, ...(action && { action }), ...(next && { next }) })
  },
  /** Stays until the request `of` succeeds; without one, as long as other alerts. */
  error(message: string, of?: unknown, action?: AlertAction) {
    add({ type: 'error', message, request: requestOf(of), ...(action && { action }) })
  },
  dismiss(id: number) {
    window.clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    become(shown.filter((alert) => alert.id !== id))
  },
  /** Removes a message that no longer applies. */
  takeBack(message: string) {
    for (const alert of shown) if (alert.message === message) alerts.dismiss(alert.id)
  },
  clear() {
    for (const { id } of shown) alerts.dismiss(id)
  },
  /** Pauses the timeout while someone reads it (hover, focus). */
  pause(id: number) {
    const clock = clocks.get(id)
    if (!clock?.timer) return
    window.clearTimeout(clock.timer)
    const remainingMs = clock.remainingMs - (Date.now() - clock.startedAt)
    clocks.set(id, { remainingMs: Math.max(0, remainingMs), startedAt: 0, timer: 0 })
  },
  resume(id: number) {
    const clock = clocks.get(id)
    if (clock?.timer === 0) start(id, clock.remainingMs)
  },
}

export const useAlert = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown.at(-1),
  )
