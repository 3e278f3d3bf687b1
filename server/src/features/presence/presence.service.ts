import type { ScreenReport, ScreenStatus } from '@roundboard/contract'
import {
  connectedSpan,
  isMoving,
  screenConnectivity,
  troubleOfReport,
  type WallBefore,
} from '@roundboard/domain'
import { serverThatMay } from '../../platform/actor.ts'
import type { Changes } from '../../platform/changes.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { Engine } from '../../platform/database/engine.ts'
import type { PresenceRow, ScreenReportRow } from '../../platform/database/schema.ts'
import { createDurations } from '../../platform/durations.ts'
import type { Unlogged } from '../../platform/read.ts'
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
  wholeReport,
} from './vitals.ts'

/** What a screen last said of itself. */
export interface Presence {
  readonly screenId: string
  /** Where its row lies among the others. */
  readonly order: number
  label: string
  /** By the server's clock, in epoch milliseconds. */
  seenAt: number
  appliedRefresh: number
  appliedHardRefresh: number
  /** The workout on its wall: by its report, or else what it was last answered. */
  contentId: string | null
  /** Since when it runs the build that it reports, and how its wall was before; in epoch milliseconds. */
  buildSince: number | null
  beforeBuild: WallBefore | null
  /** Until when it holds all of the programme that it was last told of; null: not even what is on. */
  holdsUntil: string | null
  steady: SteadyReport | null
  readonly vitals: Vitals
  /** Which of its rows are to be written. */
  isSeenUnsaved: boolean
  isReportUnsaved: boolean
  /** Whether the table has a row of it, which then need not be looked for. */
  hasRow: boolean
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
  isSeenUnsaved: false,
  isReportUnsaved: false,
  hasRow: false,
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
    hasRow: row.seenAt !== null,
  }
}

const toPresenceRow = ({ screenId, seenAt, vitals }: Presence): PresenceRow => ({
  screenId,
  seenAt: stampOf(seenAt),
  vitals: vitalsText(vitals, seenAt),
})

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
  trouble: presence.steady === null ? null : troubleOfReport(presence.steady),
})

/** How the wall was by the last report, for comparing what a new build makes of it. */
function wallBefore({ steady, vitals, seenAt }: Presence): WallBefore {
  if (steady?.problem != null) return 'troubled'
  return isMoving(serverTimeOfFrame(vitals), seenAt) ? 'moving' : 'still'
}

function noteBuild(presence: Presence, build: string | null, now: number): void {
  presence.buildSince = build === null ? null : now
  presence.beforeBuild = build === null ? null : wallBefore(presence)
}

// Ids begin with the time of their making: a number, which is compared faster than a text.
const orderOf = (screenId: string): number =>
  Number.parseInt(screenId.slice(0, 8) + screenId.slice(9, 13), 16)

type Applied = Pick<Presence, 'appliedRefresh' | 'appliedHardRefresh'>

/** What was done, or is void, stays so, whoever of two knows of it. */
function raise(presence: Presence, by: Applied): void {
  presence.appliedRefresh = Math.max(by.appliedRefresh, presence.appliedRefresh)
  presence.appliedHardRefresh = Math.max(by.appliedHardRefresh, presence.appliedHardRefresh)
}

const byOrder = (a: Presence, b: Presence) => a.order - b.order

/** What a screen last said of what is on its wall. */
export const reportOf = (presence: Presence | undefined): ScreenReport | null =>
  presence?.steady ? wholeReport(presence.steady, presence.vitals) : null

/** Of an earlier programme it may hold everything, and would show yesterday's plan of tomorrow. */
const holdsUntilOf = (holding: ScreenReport['holding'], revision: string): string | null =>
  holding?.boot === 'held' && holding.revision === revision ? holding.until : null

/** What a screen last said that it holds, and until when that is all of what it should. */
export const holdingOf = (presence: Presence | undefined) => ({
  holding: presence?.steady?.holding ?? null,
  holdsUntil: presence?.holdsUntil ?? null,
})

/** The server, which writes down what displays have said. */
const listener = serverThatMay('screen')

export type PresenceService = ReturnType<typeof createPresenceService>

/**
 * Who is there. Heartbeats change memory only; every few seconds what changed is written at once, so
 * that a hundred thousand screens cost one statement and not a hundred thousand.
 */
export function createPresenceService(dependencies: {
  unlogged: Unlogged
  engine: Engine
  clock: Clock
  changes: Pick<Changes, 'subscribe'>
  flushEveryMs: number
  onFlushFailed: (error: unknown) => void
}) {
  const { unlogged, engine, clock, changes, flushEveryMs, onFlushFailed } = dependencies
  const known = new Map<string, Presence>()
  let dirty: Presence[] = []
  let flushing: Promise<void> = Promise.resolve()
  let isFlushing = false
  const flushes = createDurations()
  let written = 0
  let failures = 0
  let waitingSince = Infinity

  async function flushNow(): Promise<void> {
    // In the table's order each of its pages is written once, not once for each of its rows.
    const batch = dirty.sort(byOrder)
    if (batch.length === 0) return
    const since = waitingSince
    dirty = []
    waitingSince = Infinity
    const seen = batch.filter((presence) => presence.isSeenUnsaved)
    const changed = batch.filter((presence) => presence.isReportUnsaved)
    const known = Map.groupBy(seen, (presence) => presence.hasRow)
    for (const presence of batch) {
      presence.isSeenUnsaved = false
      presence.isReportUnsaved = false
    }
    const startedAt = performance.now()
    try {
      const on = unlogged(listener, 'screen')
      await rows.upsertReports(on, changed, toReportRow)
      await rows.upsertPresence(on, known.get(false) ?? [], toPresenceRow)
      await rows.updatePresence(on, engine, known.get(true) ?? [], toPresenceRow)
      for (const presence of seen) presence.hasRow = true
      flushes.note(performance.now() - startedAt)
      written += batch.length
    } catch (error) {
      failures += 1
      waitingSince = since
      // Kept for the next time: the database may only be away for a minute.
      for (const presence of batch) markUnsaved(presence)
      for (const presence of seen) presence.isSeenUnsaved = true
      for (const presence of changed) presence.isReportUnsaved = true
      throw error
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.catch(() => undefined).then(flushNow)
    return flushing
  }

  /** Must come before the flags are set, which say what of it is to be written. */
  function markUnsaved(presence: Presence): void {
    if (presence.isSeenUnsaved || presence.isReportUnsaved) return
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

  const unsubscribe = changes.subscribe((change) => {
    if (change.kind !== 'screens-deleted') return
    const gone = new Set(change.screenIds)
    for (const screenId of gone) known.delete(screenId)
    dirty = dirty.filter((presence) => !gone.has(presence.screenId))
  })

  async function newest(
    on: Executor,
    screenIds: readonly string[],
  ): Promise<Map<string, Presence>> {
    const found = new Map<string, Presence>()
    const { to } = connectedSpan(clock())
    // What was stamped before the clock went back is older than what was stamped since.
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
    /** What is known of screens, from this process and the others. */
    newest,

    /** Takes a screen's presence into memory, for its heartbeats to change. */
    async load(on: Executor, screenId: string): Promise<Presence> {
      const stored = (await newest(on, [screenId])).get(screenId)
      const presence = known.get(screenId) ?? stored ?? blank(screenId)
      if (stored) raise(presence, stored)
      known.set(screenId, presence)
      return presence
    },

    /** Notes a heartbeat, and the workout and programme that it is answered with. */
    seen(
      presence: Presence,
      label: string,
      report: ScreenReport | undefined,
      answered: { readonly workoutId: string | null; readonly programmeRevision: string },
    ): void {
      markUnsaved(presence)
      presence.isSeenUnsaved = true
      const now = clock()
      const build = report?.build ?? null
      if (report && build !== (presence.steady?.build ?? null)) noteBuild(presence, build, now)
      presence.seenAt = now
      if (report) takeVitals(presence.vitals, report)
      const contentId = report?.workoutId === undefined ? answered.workoutId : report.workoutId
      const holdsUntil = holdsUntilOf(report?.holding, answered.programmeRevision)
      const isSame = report === undefined || isSameSteady(presence.steady, report)
      const isSameContent = presence.contentId === contentId && presence.holdsUntil === holdsUntil
      if (isSame && isSameContent && presence.label === label && presence.hasRow) return
      presence.isReportUnsaved = true
      presence.label = label
      presence.contentId = contentId
      presence.holdsUntil = holdsUntil
      if (!isSame) presence.steady = steadyOf(report)
    },

    /** Lowers flags up to the revisions that the screen has applied. */
    applied(presence: Presence, refresh: number, hardRefresh: number): void {
      if (refresh <= presence.appliedRefresh && hardRefresh <= presence.appliedHardRefresh) return
      markUnsaved(presence)
      presence.isReportUnsaved = true
      raise(presence, { appliedRefresh: refresh, appliedHardRefresh: hardRefresh })
    },

    /** Lowers flags for good, with what the transaction writes: whichever process is asked knows it. */
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

    /** Writes what is left and ends; call before the database closes. */
    async stop(): Promise<void> {
      clearInterval(ticking)
      unsubscribe()
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
      known: () => known.size,
      written: () => written,
      failures: () => failures,
    },
  }
}
