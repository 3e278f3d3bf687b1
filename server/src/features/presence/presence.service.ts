import type { ScreenReport, ScreenStatus } from '@roundboard/contract'
import { screenConnectivity } from '@roundboard/domain'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Db, Executor } from '../../platform/database/database.ts'
import type { PresenceRow } from '../../platform/database/schema.ts'
import { createDurations } from '../../platform/durations.ts'
import * as rows from './presence.repository.ts'

/** What a screen last said of itself. */
export interface Presence {
  readonly screenId: string
  label: string
  /** By the server's clock, in epoch milliseconds. */
  seenAt: number
  appliedRefresh: number
  appliedHardRefresh: number
  report: ScreenReport | null
  isDirty: boolean
}

const fromRow = (row: PresenceRow): Presence => ({
  screenId: row.screenId,
  label: row.label,
  seenAt: Date.parse(row.seenAt),
  appliedRefresh: row.appliedRefresh,
  appliedHardRefresh: row.appliedHardRefresh,
  report: row.report === null ? null : (JSON.parse(row.report) as ScreenReport),
  isDirty: false,
})

const toRow = (presence: Presence): PresenceRow => ({
  screenId: presence.screenId,
  label: presence.label,
  seenAt: stampOf(presence.seenAt),
  appliedRefresh: presence.appliedRefresh,
  appliedHardRefresh: presence.appliedHardRefresh,
  report: presence.report === null ? null : JSON.stringify(presence.report),
})

export type PresenceService = ReturnType<typeof createPresenceService>

/**
 * Who is there. Heartbeats change memory only; every few seconds what changed is written at once, so
 * that a hundred thousand screens cost one statement and not a hundred thousand.
 */
export function createPresenceService(dependencies: {
  db: Db
  clock: Clock
  flushEveryMs: number
  onFlushFailed: (error: unknown) => void
}) {
  const { db, clock, flushEveryMs, onFlushFailed } = dependencies
  const known = new Map<string, Presence>()
  let dirty: Presence[] = []
  let flushing: Promise<void> = Promise.resolve()
  let isFlushing = false
  const flushes = createDurations()
  let written = 0
  let failures = 0
  let waitingSince = Infinity

  async function flushNow(): Promise<void> {
    const batch = dirty
    if (batch.length === 0) return
    const since = waitingSince
    dirty = []
    waitingSince = Infinity
    for (const presence of batch) presence.isDirty = false
    const startedAt = performance.now()
    try {
      await rows.upsertPresence(db, batch.map(toRow))
      flushes.note(performance.now() - startedAt)
      written += batch.length
    } catch (error) {
      failures += 1
      waitingSince = since
      // Kept for the next time: the database may only be away for a minute.
      for (const presence of batch) markDirty(presence)
      throw error
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.catch(() => undefined).then(flushNow)
    return flushing
  }

  function markDirty(presence: Presence): void {
    if (presence.isDirty) return
    presence.isDirty = true
    if (waitingSince === Infinity) waitingSince = performance.now()
    dirty.push(presence)
  }

  const ticking = setInterval(() => {
    if (isFlushing || dirty.length === 0) return
    isFlushing = true
    flush()
      .catch(onFlushFailed)
      .finally(() => {
        isFlushing = false
      })
  }, flushEveryMs)
  ticking.unref()

  async function newest(
    on: Executor,
    screenIds: readonly string[],
  ): Promise<Map<string, Presence>> {
    const found = new Map<string, Presence>()
    for (const row of await rows.listPresence(on, screenIds)) found.set(row.screenId, fromRow(row))
    for (const id of screenIds) {
      const here = known.get(id)
      const stored = found.get(id)
      if (here && (stored === undefined || here.seenAt >= stored.seenAt)) found.set(id, here)
    }
    return found
  }

  return {
    /** What is known of screens, from this process and the others. */
    newest,

    /** Takes a screen's presence into memory, for its heartbeats to change. */
    async load(screenId: string): Promise<Presence> {
      const stored = (await newest(db, [screenId])).get(screenId)
      const already = known.get(screenId)
      if (already) return already
      const presence = stored ?? {
        screenId,
        label: 'never seen',
        seenAt: 0,
        appliedRefresh: 0,
        appliedHardRefresh: 0,
        report: null,
        isDirty: false,
      }
      known.set(screenId, presence)
      return presence
    },

    /** Notes a heartbeat. */
    seen(presence: Presence, label: string, report: ScreenReport | undefined): void {
      presence.label = label
      presence.seenAt = clock()
      if (report) presence.report = report
      markDirty(presence)
    },

    /** Lowers flags up to the revisions that the screen has applied. */
    applied(presence: Presence, refresh: number, hardRefresh: number): void {
      if (refresh > presence.appliedRefresh) presence.appliedRefresh = refresh
      if (hardRefresh > presence.appliedHardRefresh) presence.appliedHardRefresh = hardRefresh
      markDirty(presence)
    },

    async forget(on: Executor, screenId: string): Promise<void> {
      known.delete(screenId)
      dirty = dirty.filter((presence) => presence.screenId !== screenId)
      await rows.deletePresence(on, screenId)
    },

    flush,

    /** Writes what is left and ends; call before the database closes. */
    async stop(): Promise<void> {
      clearInterval(ticking)
      await flush()
    },

    status(presence: Presence | undefined): ScreenStatus {
      const seenAt = presence === undefined || presence.seenAt === 0 ? null : presence.seenAt
      return {
        label: presence === undefined || seenAt === null ? 'never seen' : presence.label,
        isConnected: screenConnectivity(seenAt, clock()) === 'connected',
        statusUpdatedAt: seenAt === null ? null : stampOf(seenAt),
      }
    },

    /** How the writing goes, for those who watch the server. */
    measured: {
      flushes,
      lagSeconds: () => (waitingSince === Infinity ? 0 : (performance.now() - waitingSince) / 1000),
      waiting: () => dirty.length,
      written: () => written,
      failures: () => failures,
    },
  }
}
