import type { WallAnnouncement } from '@roundboard/contract'
import { type Announced, announcedAt } from '@roundboard/domain'
import { isNotFound, type ScreenApi } from '../../shared/screen-api.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { ScreenStore } from '../../shared/screen-store.ts'

/** Timers longer than this are set in pieces, for a device's clock may be corrected meanwhile. */
const longestNapMs = 30_000

/** What was told, with its times in epoch milliseconds. */
export type Told = Omit<WallAnnouncement, 'from' | 'until'> & {
  readonly from: number
  readonly until: number
}

const nothing: Announced<Told> = { whole: null, bands: [], nextChangeAt: null }

const timed = ({ from, until, ...told }: WallAnnouncement): Told => ({
  ...told,
  from: Date.parse(from),
  until: Date.parse(until),
})

/** What this wall says beside its workout: kept as the programme is, begun and ended by the clock alone. */
export function createAnnouncements(options: {
  readonly api: Pick<ScreenApi, 'noteAnnouncementShown'>
  readonly store: Pick<ScreenStore, 'announcements'>
  readonly now: () => number
}) {
  const { api, store, now } = options
  const listeners = createListeners()
  let told = store.announcements
  let all = told.map(timed)
  let current = nothing
  let alarm: ReturnType<typeof setTimeout> | undefined
  /** What the server has not heard of yet, and since when it is seen. */
  const unheard = new Map<string, number>()
  const seen = new Set<string>()

  function look() {
    clearTimeout(alarm)
    const at = now()
    const next = announcedAt(all, at)
    if (next.nextChangeAt !== null)
      alarm = setTimeout(look, Math.min(longestNapMs, Math.ceil(next.nextChangeAt - at)))
    if (isSame(current, next)) return
    current = next
    listeners.notify()
  }

  function take(next: readonly WallAnnouncement[]) {
    if (JSON.stringify(next) === JSON.stringify(told)) return
    told = next
    all = next.map(timed)
    store.announcements = next
    // Who waits for whether there is anything hears of it, too.
    current = { ...current }
    look()
    listeners.notify()
  }

  async function tell(id: string, shownAt: number) {
    try {
      await api.noteAnnouncementShown(id, new Date(shownAt).toISOString())
      unheard.delete(id)
    } catch (error) {
      if (isNotFound(error)) unheard.delete(id)
    }
  }

  look()
  return {
    /** The same object until it changes. */
    current: () => current,
    /** Whether there is anything to say, now or later. */
    isAny: () => all.length > 0,
    subscribe: listeners.subscribe,
    /** Everything that there is, as a heartbeat's answer has it. */
    hear(next: readonly WallAnnouncement[]) {
      take(next)
      for (const [id, shownAt] of unheard) void tell(id, shownAt)
    },
    /** It covers the wall from now on: told to the server until that has it. */
    shown(id: string) {
      if (seen.has(id)) return
      seen.add(id)
      const at = now()
      unheard.set(id, at)
      void tell(id, at)
    },
    /** Looks again what time it is. */
    clockChanged: look,
    forget() {
      unheard.clear()
      take([])
    },
    stop() {
      clearTimeout(alarm)
      listeners.clear()
    },
  }
}

const isSame = (a: Announced<Told>, b: Announced<Told>) =>
  a.whole === b.whole &&
  a.bands.length === b.bands.length &&
  a.bands.every((band, index) => band === b.bands[index])
