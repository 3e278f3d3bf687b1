import { limits } from '@roundboard/domain'
import { useSyncExternalStore } from 'react'

export interface Alert {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly message: string
  /** Something that the reader can do about it, for as long as it stands. */
  readonly action?: AlertAction
}

interface AlertAction {
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

function add(type: Alert['type'], message: string, action?: AlertAction) {
  const id = ++lastId
  const others = shown.filter((alert) => alert.message !== message)
  become([...others, { id, type, message, ...(action && { action }) }])
  start(id, limits.alertMs)
}

/** What the console tells and takes back after 9.85 seconds, or when the page changes. */
export const alerts = {
  /** What went wrong before is mended by what went well: its alert goes. */
  success(message: string, action?: AlertAction) {
    for (const { id, type } of shown) if (type === 'error') alerts.dismiss(id)
    add('success', message, action)
  },
  error(message: string) {
    add('error', message)
  },
  dismiss(id: number) {
    window.clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    become(shown.filter((alert) => alert.id !== id))
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
