import type { ScreenAnnouncement } from '@roundboard/contract'
import { type ActiveAnnouncements, activeAnnouncements } from '@roundboard/domain'
import { isNotFound, type ScreenApi } from '../../shared/screen-api.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { ScreenStore } from '../../shared/screen-store.ts'

/** Longer timers are set in steps, because the clock may be corrected meanwhile. */
const longestNapMs = 30_000

/** An announcement with its times in epoch milliseconds. */
export type TimedAnnouncement = Omit<ScreenAnnouncement, 'from' | 'until'> & {
  readonly from: number
  readonly until: number
}

const nothing: ActiveAnnouncements<TimedAnnouncement> = {
  whole: null,
  bands: [],
  nextChangeAt: null,
}

const timed = ({ from, until, ...rest }: ScreenAnnouncement): TimedAnnouncement => ({
  ...rest,
  from: Date.parse(from),
  until: Date.parse(until),
})

/** Stores the screen's announcements, and starts and ends them by the clock alone. */
export function createAnnouncements(options: {
  readonly api: Pick<ScreenApi, 'reportAnnouncementShown'>
  readonly store: Pick<ScreenStore, 'announcements'>
  readonly now: () => number
}) {
  const { api, store, now } = options
  const listeners = createListeners()
  let announcements = store.announcements
  let all = announcements.map(timed)
  let current = nothing
  let alarm: ReturnType<typeof setTimeout> | undefined
  /** When announcements were shown that the server doesn't know of yet. */
  const unconfirmed = new Map<string, number>()
  const seen = new Set<string>()

  function tick() {
    clearTimeout(alarm)
    const at = now()
    const next = activeAnnouncements(all, at)
    if (next.nextChangeAt !== null)
      alarm = setTimeout(tick, Math.min(longestNapMs, Math.ceil(next.nextChangeAt - at)))
    if (isSame(current, next)) return
    current = next
    listeners.notify()
  }

  function replace(next: readonly ScreenAnnouncement[]) {
    if (JSON.stringify(next) === JSON.stringify(announcements)) return
    announcements = next
    all = next.map(timed)
    store.announcements = next
    // A new object, so that subscribers to `isAny` render too.
    current = { ...current }
    tick()
    listeners.notify()
  }

  async function confirm(id: string, shownAt: number) {
    try {
      await api.reportAnnouncementShown(id, new Date(shownAt).toISOString())
      unconfirmed.delete(id)
    } catch (error) {
      if (isNotFound(error)) unconfirmed.delete(id)
    }
  }

  tick()
  return {
    /** The same object until it changes. */
    current: () => current,
    /** Whether there are announcements, now or later. */
    isAny: () => all.length > 0,
    subscribe: listeners.subscribe,
    /** Takes all announcements from a heartbeat's answer. */
    update(next: readonly ScreenAnnouncement[]) {
      replace(next)
      for (const [id, shownAt] of unconfirmed) void confirm(id, shownAt)
    },
    /** Reports to the server that an announcement covers the screen, until the server has it. */
    shown(id: string) {
      if (seen.has(id)) return
      seen.add(id)
      const at = now()
      unconfirmed.set(id, at)
      void confirm(id, at)
    },
    /** Checks the time again. */
    clockChanged: tick,
    forget() {
      unconfirmed.clear()
      replace([])
    },
    stop() {
      clearTimeout(alarm)
      listeners.clear()
    },
  }
}

const isSame = (
  a: ActiveAnnouncements<TimedAnnouncement>,
  b: ActiveAnnouncements<TimedAnnouncement>,
) =>
  a.whole === b.whole &&
  a.bands.length === b.bands.length &&
  a.bands.every((band, index) => band === b.bands[index])
