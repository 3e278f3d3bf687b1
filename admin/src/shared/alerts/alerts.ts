import { limits } from '@roundboard/domain'
import { useSyncExternalStore } from 'react'
import { onSucceeded, requestOf } from '../api/requests.ts'

export interface Alert {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly message: string
  /** The request that it tells the failure of. */
  readonly request?: string | undefined
  /** Something that the reader can do about it, for as long as it stands. */
  readonly action?: AlertAction
  /** What is likely to be done next. */
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
  shown = next
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
  const others = shown.filter(({ message }) => message !== alert.message)
  become([...others, { ...alert, id }])
  start(id, limits.alertMs)
}

/** What failed before is mended once the same succeeds: its alert goes. */
function mended(request: string | undefined) {
  for (const alert of shown)
    if (alert.type === 'error' && alert.request === request) alerts.dismiss(alert.id)
}

onSucceeded(mended)

/** What the console tells and takes back after 9.85 seconds, or when the page changes. */
export const alerts = {
  success(message: string, action?: AlertAction, next?: AlertAction) {
    // What a page refused by itself, before it asked the server, it has let pass by now.
    mended(undefined)
    add({ type: 'success', message, ...(action && { action }), ...(next && { next }) })
  },
  /** Given what it tells of, it stays until that request succeeds, or for as long as every alert. */
  error(message: string, of?: unknown) {
    add({ type: 'error', message, request: requestOf(of) })
  },
  dismiss(id: number) {
    window.clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    become(shown.filter((alert) => alert.id !== id))
  },
  /** What was told is no longer so. */
  takeBack(message: string) {
    for (const alert of shown) if (alert.message === message) alerts.dismiss(alert.id)
  },
  clear() {
    for (const { id } of shown) alerts.dismiss(id)
  },
  /** While somebody reads (hover, focus) the time stands still. */
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

export const useAlerts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown,
  )
