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
let visible: Alert | undefined
/** The alert under the pointer or with the focus. */
let heldId: number | undefined
let lastId = 0
const listeners = new Set<() => void>()
const clocks = new Map<number, { remainingMs: number; startedAt: number; timer: number }>()

/** Shows the alert in use, otherwise the newest. Time passes only for an alert that is visible. */
function become(next: readonly Alert[]) {
  shown = next
  visible = next.find(({ id }) => id === heldId) ?? next.at(-1)
  for (const { id } of next)
    if (id === visible?.id && id !== heldId) run(id)
    else stop(id)
  for (const listener of listeners) listener()
}

function run(id: number) {
  const { remainingMs, timer } = clocks.get(id) ?? { remainingMs: limits.alertMs, timer: 0 }
  if (timer !== 0) return
  const next = window.setTimeout(() => alerts.dismiss(id), remainingMs)
  clocks.set(id, { remainingMs, startedAt: Date.now(), timer: next })
}

function stop(id: number) {
  const clock = clocks.get(id)
  if (!clock?.timer) return
  window.clearTimeout(clock.timer)
  const remainingMs = clock.remainingMs - (Date.now() - clock.startedAt)
  clocks.set(id, { remainingMs: Math.max(0, remainingMs), startedAt: 0, timer: 0 })
}

function add(alert: Omit<Alert, 'id'>) {
  const others = shown.filter(
    ({ id, message, type, action }) =>
      message !== alert.message && (type === 'error' || action !== undefined || id === heldId),
  )
  become([...others, { ...alert, id: ++lastId }])
}

/** Removes the alert of a request's failure once the request succeeds. */
function mended(request: string | undefined) {
  for (const alert of shown)
    if (alert.type === 'error' && alert.request === request) alerts.dismiss(alert.id)
}

onSucceeded(mended)

/** Alerts, removed after 9.85 seconds or when the page changes. Only one is shown, usually the newest; errors and alerts with an undo wait behind it. */
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
  withdraw(message: string) {
    for (const alert of shown) if (alert.message === message) alerts.dismiss(alert.id)
  },
  clear() {
    for (const { id } of shown) alerts.dismiss(id)
  },
  /** Keeps an alert in place while someone reads or uses it (hover, focus). */
  pause(id: number) {
    heldId = id
    become(shown)
  },
  resume(id: number) {
    if (heldId !== id) return
    heldId = undefined
    become(shown)
  },
}

export const useAlert = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => visible,
  )
