import type { ScreenReport, ScreenStatus } from '@roundboard/contract'
import {
  connectedSpan,
  isMoving,
  screenConnectivity,
  reportedIssue,
  type ScreenBaseline,
} from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { ScreenEventRow, ScreenReportRow } from '../../../platform/database/schema.ts'
import { endIfStalled } from '../../../platform/database/row-lock.ts'
import { createDurations } from '../../../platform/durations.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as rows from './presence.repository.ts'
import {
  isSameSteady,
  noVitals,
  readVitals,
  serverTimeOfFrame,
  type SteadyReport,
  steadyOf,
  takeVitals,
  type Vitals,
  vitalsText,
  fullReport,
} from './vitals.ts'

const hourMs = 3_600_000
const eventsPerHour = 20

/** A screen's last report. */
export interface Presence {
  readonly screenId: string
  /** The position of its row in the table's order. */
  readonly order: number
  label: string
  /** By the server's clock, in epoch milliseconds. */
  seenAt: number
  appliedRefresh: number
  appliedHardRefresh: number
  /** The workout on screen: as reported, or else as last sent. */
  contentId: string | null
  /** Since when it has run its build, and the state before; in epoch milliseconds. */
  buildSince: number | null
  beforeBuild: ScreenBaseline | null
  /** Until when it has cached its latest program; null: not even the current workout. */
  holdsUntil: string | null
  steady: SteadyReport | null
  readonly vitals: Vitals
  /** When its last heartbeat arrived here, by a monotonic clock; -Infinity if unknown. */
  receivedAt: number
  /** Whether its last heartbeat contained a report. */
  hasReported: boolean
  /** The hour of its last event, counted since the epoch, and how many it had in that hour. */
  eventHour: number
  eventsInHour: number
  /** Whether its presence and its report need to be written. */
  isUnsaved: boolean
  isReportUnsaved: boolean
  /** The `seenAt` of its row as this server last wrote or read it; null without a known row. */
  storedAt: number | null
  /** The `seenAt` of a failed write that may have been stored anyway. */
  attemptedAt: number | null
}

type StoredRow = Awaited<ReturnType<typeof rows.listPresence>>[number]

const blank = (screenId: string): Presence => ({
  screenId,
  order: orderOf(screenId),
  label: 'never seen',
  seenAt: 0,
  appliedRefresh: 0,
  appliedHardRefresh: 0,
  contentId: null,
  buildSince: null,
  beforeBuild: null,
  holdsUntil: null,
  steady: null,
  vitals: noVitals(),
  receivedAt: -Infinity,
  hasReported: false,
  eventHour: 0,
  eventsInHour: 0,
  isUnsaved: false,
  isReportUnsaved: false,
  storedAt: null,
  attemptedAt: null,
})

function fromRow(row: StoredRow): Presence {
  const seenAt = row.seenAt === null ? 0 : Date.parse(row.seenAt)
  return {
    ...blank(row.screenId),
    label: row.label,
    seenAt,
    appliedRefresh: row.appliedRefresh,
    appliedHardRefresh: row.appliedHardRefresh,
    contentId: row.contentId,
    buildSince: row.buildSince === null ? null : Date.parse(row.buildSince),
    beforeBuild: row.beforeBuild,
    holdsUntil: row.holdsUntil,
    steady: row.report === null ? null : (JSON.parse(row.report) as SteadyReport),
    vitals: readVitals(row.vitals ?? '', seenAt),
    storedAt: row.seenAt === null ? null : seenAt,
  }
}

const toReportRow = (presence: Presence): ScreenReportRow => ({
  screenId: presence.screenId,
  label: presence.label,
  appliedRefresh: presence.appliedRefresh,
  appliedHardRefresh: presence.appliedHardRefresh,
  report: presence.steady === null ? null : JSON.stringify(presence.steady),
  contentId: presence.contentId,
  build: presence.steady?.build ?? null,
  buildSince: presence.buildSince === null ? null : stampOf(presence.buildSince),
  beforeBuild: presence.beforeBuild,
  refusedBuild: presence.steady?.refusedBuild ?? null,
  holdsUntil: presence.holdsUntil,
  trouble: presence.steady === null ? null : reportedIssue(presence.steady),
})

/** The state as of the last report, to compare a new build with. */
function wallBefore({ steady, vitals, seenAt }: Presence): ScreenBaseline {
  if (steady?.problem != null) return 'troubled'
  return isMoving(serverTimeOfFrame(vitals), seenAt) ? 'moving' : 'still'
}

function noteBuild(presence: Presence, build: string | null, now: number): void {
  presence.buildSince = build === null ? null : now
  presence.beforeBuild = build === null ? null : wallBefore(presence)
}

// The creation time in an ID, as a number that compares faster than text.
const orderOf = (screenId: string): number =>
  Number.parseInt(screenId.slice(0, 8) + screenId.slice(9, 13), 16)

type Applied = Pick<Presence, 'appliedRefresh' | 'appliedHardRefresh'>

/** Applied revisions only rise, whichever server knows of them. */
function raise(presence: Presence, by: Applied): void {
  presence.appliedRefresh = Math.max(by.appliedRefresh, presence.appliedRefresh)
  presence.appliedHardRefresh = Math.max(by.appliedHardRefresh, presence.appliedHardRefresh)
}

/** The rows to write for a screen, with its report only if `withReport`. */
const toHeartbeatRow = (presence: Presence, withReport: boolean): rows.HeartbeatRow => ({
  screenId: presence.screenId,
  seenAt: stampOf(presence.seenAt),
  vitals: vitalsText(presence.vitals, presence.seenAt),
  storedAt: presence.storedAt === null ? null : stampOf(presence.storedAt),
  report: withReport ? toReportRow(presence) : null,
})

/** Replaces a screen's presence with what another server has written. */
function adopt(presence: Presence, { vitals, ...stored }: Presence): void {
  const { label, seenAt, contentId, buildSince, beforeBuild, holdsUntil, steady } = stored
  const report = { label, contentId, buildSince, beforeBuild, holdsUntil, steady }
  Object.assign(presence, { ...report, seenAt, receivedAt: -Infinity })
  Object.assign(presence.vitals, vitals)
}

/** Takes over another server's report for a screen that sent a heartbeat here since. */
function adoptReport(presence: Presence, { vitals, ...stored }: Presence): void {
  if (!presence.hasReported) {
    presence.steady = stored.steady
    Object.assign(presence.vitals, vitals)
  }
  if ((presence.steady?.build ?? null) !== (stored.steady?.build ?? null)) return
  presence.buildSince = stored.buildSince
  presence.beforeBuild = stored.beforeBuild
}

const byOrder = (a: Presence, b: Presence) => a.order - b.order

/** What a screen last reported to show. */
export const reportOf = (presence: Presence | undefined): ScreenReport | null =>
  presence?.steady ? fullReport(presence.steady, presence.vitals) : null

/** An earlier program's cache doesn't count: it may contain outdated plans. */
const holdsUntilOf = (holding: ScreenReport['holding'], revision: string): string | null =>
  holding?.boot === 'held' && holding.revision === revision ? holding.until : null

/** What a screen last reported to have cached, and until when that is complete. */
export const cacheOf = (presence: Presence | undefined) => ({
  holding: presence?.steady?.holding ?? null,
  holdsUntil: presence?.holdsUntil ?? null,
})

/** The rows per statement, so that temporary objects don't survive in memory. */
const rowsPerWrite = 2_000

/** A flush that is this late means that the process itself stalled. */
const stallMs = 10_000
/** How long after a stall there may be requests that arrived before or during it. */
const backlogMs = 1_000

/** The server, storing what screens reported. */
const listener = systemActor('screen')
const sweeper = systemActor('system')

export type PresenceService = ReturnType<typeof createPresenceService>

/**
 * Tracks which screens are online. Heartbeats only change memory. Every few seconds the changes are
 * written together, so a hundred thousand screens cost one statement.
 */
export function createPresenceService(
  dependencies: Pick<Platform, 'unlogged' | 'clock' | 'elapsed' | 'changes'> & {
    flushEveryMs: number
    onFlushFailed: (error: unknown) => void
  },
) {
  const { unlogged, clock, elapsed, changes, flushEveryMs, onFlushFailed } = dependencies
  // Shorter than the time between a screen's heartbeats, so no other server got one since.
  const freshForMs = flushEveryMs + 10_000
  const known = new Map<string, Presence>()
  let dirty: Presence[] = []
  let events: ScreenEventRow[] = []
  let flushing: Promise<void> = Promise.resolve()
  let isFlushing = false
  const flushes = createDurations()
  let written = 0
  let failures = 0
  let waitingSince = Infinity
  let tickedAt = performance.now()
  let wokeAt = -Infinity

  /** Writes these. Returns those whose rows another server has written. */
  async function write(
    portion: readonly Presence[],
    changed: ReadonlySet<Presence>,
  ): Promise<Presence[]> {
    const heartbeatRows = portion.map((presence) => toHeartbeatRow(presence, changed.has(presence)))
    const seenAt = portion.map((presence) => presence.seenAt)
    try {
      const written = await unlogged(listener, 'screen')
        .transaction()
        .execute(async (trx) => {
          await endIfStalled(trx)
          return rows.writeHeartbeats(trx, heartbeatRows)
        })
      return portion.filter((presence, index) => {
        if (!written.has(presence.screenId)) return true
        presence.storedAt = seenAt[index] ?? null
        presence.attemptedAt = null
        return false
      })
    } catch (error) {
      portion.forEach((presence, index) => (presence.attemptedAt = seenAt[index] ?? null))
      throw error
    }
  }

  const isNewer = ({ seenAt, receivedAt }: Presence, stored: Presence): boolean =>
    elapsed() - receivedAt <= freshForMs &&
    (stored.seenAt < seenAt || stored.seenAt > connectedSpan(clock()).to)

  /** Those with a heartbeat later than the stored one. The others adopt what is stored. */
  async function listNewer(refused: readonly Presence[]): Promise<Presence[]> {
    const ids = refused.map(({ screenId }) => screenId)
    const listed = await rows.listPresence(unlogged(listener, 'screen'), ids)
    const found = new Map(listed.map((row) => [row.screenId, fromRow(row)]))
    return refused.filter((presence) => {
      const stored = found.get(presence.screenId)
      presence.storedAt = stored?.storedAt ?? null
      if (stored?.storedAt == null) return true
      raise(presence, stored)
      if (stored.seenAt === presence.attemptedAt) return true
      const shouldKeep = isNewer(presence, stored)
      if (shouldKeep) adoptReport(presence, stored)
      else adopt(presence, stored)
      return shouldKeep
    })
  }

  async function flushNow(): Promise<void> {
    // In the table's order, so each page is written once instead of once per row.
    const batch = dirty.sort(byOrder)
    if (batch.length === 0) return
    const since = waitingSince
    const happened = events
    dirty = []
    events = []
    waitingSince = Infinity
    const changed = new Set(batch.filter((presence) => presence.isReportUnsaved))
    for (const presence of batch) {
      presence.isUnsaved = false
      presence.isReportUnsaved = false
    }
    const startedAt = performance.now()
    try {
      for (let start = 0; start < batch.length; start += rowsPerWrite) {
        const refused = await write(batch.slice(start, start + rowsPerWrite), changed)
        if (refused.length === 0) continue
        const newer = await listNewer(refused)
        // Refused again means that another server wrote it just now.
        if (newer.length > 0) await write(newer, new Set(newer))
      }
      await rows.insertEvents(unlogged(listener, 'screen'), happened)
      flushes.note(performance.now() - startedAt)
      written += batch.length
    } catch (error) {
      failures += 1
      waitingSince = since
      // Kept for next time: the database may only be unavailable for a minute.
      for (const presence of batch) markUnsaved(presence)
      for (const presence of changed) presence.isReportUnsaved = true
      events = [...happened, ...events]
      throw error
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.catch(() => undefined).then(flushNow)
    return flushing
  }

  function markUnsaved(presence: Presence): void {
    if (presence.isUnsaved) return
    presence.isUnsaved = true
    if (waitingSince === Infinity) waitingSince = performance.now()
    dirty.push(presence)
  }

  /** Leaves out events of a screen that restarts again and again. */
  function noteEvent(presence: Presence, event: Omit<ScreenEventRow, 'screenId'>): void {
    const hour = Math.floor(clock() / hourMs)
    if (presence.eventHour !== hour) presence.eventsInHour = 0
    presence.eventHour = hour
    presence.eventsInHour += 1
    if (presence.eventsInHour <= eventsPerHour)
      events.push({ screenId: presence.screenId, ...event })
  }

  const hasStalled = () => performance.now() - tickedAt > flushEveryMs + stallMs

  /** Whether requests may be handled late, so that a heartbeat's age is unknown. */
  const hasBacklog = () => hasStalled() || performance.now() - wokeAt < backlogMs

  const ticking = setInterval(() => {
    if (hasStalled()) wokeAt = performance.now()
    tickedAt = performance.now()
    if (isFlushing || dirty.length === 0) return
    isFlushing = true
    flush()
      .catch(onFlushFailed)
      .finally(() => {
        isFlushing = false
      })
  }, flushEveryMs)
  ticking.unref()

  const unsubscribe = changes.subscribe((change) => {
    if (change.kind !== 'screens-deleted') return
    const deleted = new Set(change.screenIds)
    for (const screenId of deleted) known.delete(screenId)
    dirty = dirty.filter((presence) => !deleted.has(presence.screenId))
  })

  function status(presence: Presence | undefined): ScreenStatus {
    const seenAt = presence === undefined || presence.seenAt === 0 ? null : presence.seenAt
    return {
      label: presence === undefined || seenAt === null ? 'never seen' : presence.label,
      isConnected: screenConnectivity(seenAt, clock()) === 'connected',
      statusUpdatedAt: seenAt === null ? null : stampOf(seenAt),
    }
  }

  async function newest(
    on: Executor,
    screenIds: readonly string[],
  ): Promise<Map<string, Presence>> {
    const found = new Map<string, Presence>()
    const { to } = connectedSpan(clock())
    // A time in the future was set before the clock was turned back.
    const order = ({ seenAt }: Presence) => (seenAt > to ? -Infinity : seenAt)
    for (const row of await rows.listPresence(on, screenIds)) found.set(row.screenId, fromRow(row))
    for (const id of screenIds) {
      const here = known.get(id)
      const stored = found.get(id)
      if (here && stored) {
        raise(here, stored)
        raise(stored, here)
      }
      if (here && (stored === undefined || order(here) >= order(stored))) found.set(id, here)
    }
    return found
  }

  return {
    /** The latest presence of screens, from all servers. */
    newest,

    /** Loads the presence of screens, to be updated by their heartbeats; in the same order. */
    async load(on: Executor, screenIds: readonly string[]): Promise<Presence[]> {
      const found = await newest(on, screenIds)
      return screenIds.map((screenId) => {
        const stored = found.get(screenId)
        const here = known.get(screenId)
        const presence = here ?? stored ?? blank(screenId)
        if (stored) raise(presence, stored)
        // Its heartbeat may have arrived before what is stored.
        if (here === undefined && hasBacklog()) presence.storedAt = null
        known.set(screenId, presence)
        return presence
      })
    },

    /** Records a heartbeat, and the workout and program that it was answered with. */
    seen(
      presence: Presence,
      label: string,
      report: ScreenReport | undefined,
      answered: { readonly workoutId: string | null; readonly programmeRevision: string },
    ): void {
      markUnsaved(presence)
      presence.receivedAt = hasBacklog() ? -Infinity : elapsed()
      presence.hasReported = report !== undefined
      const now = clock()
      const build = report?.build ?? null
      const startedAt = now - (report?.uptimeSeconds ?? Infinity) * 1000
      // After its last heartbeat, so it isn't about another screen that it was swapped with.
      if (startedAt > presence.seenAt)
        noteEvent(presence, { at: stampOf(startedAt), kind: 'start', detail: build ?? '' })
      if (report && build !== (presence.steady?.build ?? null)) {
        noteBuild(presence, build, now)
        if (build !== null) noteEvent(presence, { at: stampOf(now), kind: 'build', detail: build })
      }
      presence.seenAt = now
      if (report) takeVitals(presence.vitals, report)
      const contentId = report?.workoutId === undefined ? answered.workoutId : report.workoutId
      const holdsUntil = holdsUntilOf(report?.holding, answered.programmeRevision)
      const isSame = report === undefined || isSameSteady(presence.steady, report)
      const isSameContent = presence.contentId === contentId && presence.holdsUntil === holdsUntil
      if (isSame && isSameContent && presence.label === label && presence.storedAt !== null) return
      presence.isReportUnsaved = true
      presence.label = label
      presence.contentId = contentId
      presence.holdsUntil = holdsUntil
      if (!isSame) presence.steady = steadyOf(report)
    },

    /** Clears flags up to the revisions that the screen has applied. */
    applied(presence: Presence, refresh: number, hardRefresh: number): void {
      if (refresh <= presence.appliedRefresh && hardRefresh <= presence.appliedHardRefresh) return
      markUnsaved(presence)
      presence.isReportUnsaved = true
      raise(presence, { appliedRefresh: refresh, appliedHardRefresh: hardRefresh })
    },

    /** Clears flags permanently with this transaction, so that all processes know. */
    async voidUpTo(
      trx: Executor,
      screenId: string,
      { refresh, hardRefresh }: { refresh: number; hardRefresh: number },
    ): Promise<void> {
      if (refresh === 0 && hardRefresh === 0) return
      const applied = { appliedRefresh: refresh, appliedHardRefresh: hardRefresh }
      await rows.raiseApplied(trx, toReportRow({ ...blank(screenId), ...applied }))
    },

    flush,

    /** Deletes events that happened before. */
    forgetEvents: (at: string) => rows.deleteEventsBefore(unlogged(sweeper, 'system'), at),

    /** Writes when a screen was last seen elsewhere, as in the demo's past. */
    async saveLastSeen(screenId: string, seenAt: number): Promise<void> {
      const row = toHeartbeatRow({ ...blank(screenId), label: 'connected', seenAt }, true)
      await unlogged(listener, 'screen')
        .transaction()
        .execute((trx) => rows.writeHeartbeats(trx, [row]))
    },

    /** Writes the rest and stops. Call before closing the database. */
    async stop(): Promise<void> {
      clearInterval(ticking)
      unsubscribe()
      await flush()
    },

    status,

    /** Connected screens whose last report shows this workout. */
    async listShowing(
      on: Executor,
      workoutId: string,
    ): Promise<{ id: string; locationId: string }[]> {
      const screens = await rows.listScreensShowing(on, workoutId)
      const last = await newest(
        on,
        screens.map((screen) => screen.id),
      )
      return screens.filter(({ id }) => {
        const presence = last.get(id)
        return presence?.contentId === workoutId && status(presence).isConnected
      })
    },

    /** Metrics of the writes. */
    measured: {
      flushes,
      lagSeconds: () => (waitingSince === Infinity ? 0 : (performance.now() - waitingSince) / 1000),
      waiting: () => dirty.length,
      known: () => known.size,
      written: () => written,
      failures: () => failures,
    },
  }
}
