import { setImmediate } from 'node:timers/promises'
import { connectedSpan, isScreenIssue, type ScreenState } from '@roundboard/domain'
import { z } from 'zod'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf, stampsOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type {
  ScreenTransitionRow,
  WatchedScreenRow,
  WatchRow,
} from '../../../platform/database/schema.ts'
import { endIfStalled } from '../../../platform/database/row-lock.ts'
import { updateStates } from '../../../platform/database/watch-statements.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listPresentBuilds } from '../rollouts/index.ts'
import { findWatch, type PresenceService, silenceGraceMs, watchGapMs } from '../presence/index.ts'
import * as rows from './watch.repository.ts'

export const watchLimits = {
  /** The time between checks, in milliseconds. */
  lookEveryMs: 10_000,
  gapMs: watchGapMs,
  graceMs: silenceGraceMs,
  /** A connected screen doesn't alternate between having issues and not faster than this; its box's issues start to count after it. */
  steadyMs: 300_000,
  /** A build counts as old this long after another was rolled out completely. */
  oldBuildMs: 86_400_000,
} as const

/** A state change that a check found; `from` is null for a new screen. */
export interface ScreenTransition {
  readonly screenId: string
  readonly locationId: string
  readonly from: ScreenState | null
  readonly to: ScreenState
  /** Since when, as a timestamp. */
  readonly at: string
}

/** Called in the transaction that writes them. If it throws, both are rolled back and retried. */
export type OnTransitions = (
  trx: Executor,
  transitions: readonly ScreenTransition[],
  at: string,
) => Promise<void>

const watcher = systemActor('system')
const screensPerStatement = 5_000
/** If a check was held up for longer than this, it doesn't count. */
const stalledMs = 5_000
const { lookEveryMs, gapMs: gapMsMax, graceMs, steadyMs, oldBuildMs } = watchLimits

const isAnswering = (state: ScreenState) => state === 'connected' || isScreenIssue(state)

/** Transitions are stored to the second. */
const toSecond = (at: number) => Math.floor(at / 1_000) * 1_000

/** An instant to the second, at least a second after `since`. */
const laterThan = (since: string, at: number) =>
  Math.max(toSecond(at), toSecond(Date.parse(since)) + 1_000)

/** When a screen's state began; always after the previous one began. */
function sinceOf(screen: rows.OtherScreen, look: Look): number {
  const { connected } = look
  const lastSeenMs =
    screen.seenAt !== null && screen.seenAt <= connected.to ? Date.parse(screen.seenAt) : 0
  const linked = screen.linkedAt === null ? 0 : Date.parse(screen.linkedAt)
  const is = screen.is === 'lost' ? Math.max(lastSeenMs, linked, look.observedSince) : look.now
  return screen.since === null ? toSecond(is) : laterThan(screen.since, is)
}

/** Whether a connected screen's state has changed too recently to change again. */
const isTooSoon = ({ is, was, since }: rows.OtherScreen, now: number) =>
  is !== null &&
  was !== null &&
  since !== null &&
  isAnswering(is) &&
  isAnswering(was) &&
  Math.abs(now - Date.parse(since)) < steadyMs

interface Look extends rows.StateRule {
  readonly now: number
  readonly observedSince: number
}

/** What a check writes. */
interface Found {
  readonly states: Pick<WatchedScreenRow, 'number' | 'state' | 'since'>[]
  readonly labels: Pick<WatchedScreenRow, 'number' | 'name' | 'round'>[]
  readonly ended: Pick<WatchedScreenRow, 'number' | 'since'>[]
  readonly begun: Omit<WatchedScreenRow, 'number'>[]
  readonly changes: ScreenTransitionRow[]
  readonly transitions: ScreenTransition[]
}

const nothingFound = (): Found => ({
  ...{ states: [], labels: [], ended: [] },
  ...{ begun: [], changes: [], transitions: [] },
})

function noteBegun(found: Found, screen: rows.OtherScreen, state: ScreenState, at: number): void {
  const { id, locationId, name, round } = screen
  const since = stampOf(at)
  found.begun.push({
    ...{ locationId, screenId: id, hangingId: id, name, round },
    ...{ state, since, endedAt: null },
  })
  found.transitions.push({ screenId: id, locationId, from: null, to: state, at: since })
}

function noteEnded(
  found: Found,
  was: Pick<WatchedScreenRow, 'number' | 'screenId' | 'locationId' | 'state' | 'since'>,
  now: number,
): void {
  const { number, screenId, locationId, state } = was
  const at = laterThan(was.since, now)
  const since = stampOf(at)
  found.ended.push({ number, since })
  if (state === 'unlinked') return
  found.changes.push({ number, at, state: 'unlinked' })
  found.transitions.push({ screenId, locationId, from: state, to: 'unlinked', at: since })
}

function noteOther(found: Found, screen: rows.OtherScreen, look: Look): void {
  const { id: screenId, locationId, number, wasIn, was, since, is, name, round } = screen
  const at = sinceOf(screen, look)
  if (number === null || was === null || since === null || wasIn === null) {
    if (is !== null) noteBegun(found, screen, is, at)
    return
  }
  if (wasIn !== locationId) {
    noteEnded(found, { number, screenId, locationId: wasIn, state: was, since }, look.now)
    if ((is ?? was) !== 'unlinked') noteBegun(found, screen, is ?? was, laterThan(since, look.now))
    return
  }
  if (name !== screen.wasNamed || round !== screen.wasRound)
    found.labels.push({ number, name, round })
  if (is === null || is === was || isTooSoon(screen, look.now)) return
  found.states.push({ number, state: is, since: stampOf(at) })
  found.changes.push({ number, at, state: is })
  found.transitions.push({ screenId, locationId, from: was, to: is, at: stampOf(at) })
}

async function writeFound(trx: Executor, found: Found): Promise<void> {
  for (const { number, ...label } of found.labels) await rows.updateWatched(trx, number, label)
  for (const { number, since } of found.ended)
    await rows.updateWatched(trx, number, {
      ...{ hangingId: null, state: 'unlinked', since, endedAt: since },
    })
  await updateStates(trx, found.states)
  const highest = found.begun.length === 0 ? 0 : await rows.findHighestNumber(trx)
  const begun = found.begun.map((row, index) => ({ number: highest + 1 + index, ...row }))
  await rows.insertWatched(trx, begun)
  await rows.insertTransitions(trx, [
    ...found.changes,
    ...begun.map(({ number, state, since }) => ({ number, at: Date.parse(since), state })),
  ])
}

/**
 * Checks all screens every ten seconds in one of the processes, whether anyone watches or not, and
 * stores state changes. The server's own downtime doesn't count as a screen's silence.
 */
export function createWatch(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock' | 'elapsed'> & {
    presence: Pick<PresenceService, 'flush'>
  },
) {
  const { read, unlogged, clock, elapsed, presence } = dependencies
  const listeners: OnTransitions[] = []

  async function lookFrom(on: Executor, before: WatchRow | undefined): Promise<Look> {
    const now = clock()
    const gapMs = before === undefined ? Infinity : now - Date.parse(before.lookedAt)
    const isWithoutGap = before !== undefined && gapMs >= 0 && gapMs <= gapMsMax
    const observedSince = isWithoutGap ? Date.parse(before.observedSince) : now
    return {
      now,
      observedSince,
      connected: stampsOf(connectedSpan(now)),
      isSilenceKnown: now - observedSince >= graceMs,
      builds: await listPresentBuilds(on, stampOf(now - oldBuildMs)),
      boxesSince: stampOf(now - steadyMs),
    }
  }

  /** Screens that seem to have changed, to be checked again under the lock. */
  async function listSuspects(on: Executor, look: Look): Promise<string[]> {
    const suspects: string[] = []
    for (let after = ''; ;) {
      const upTo = await rows.findPortionEnd(on, after)
      for (const { id } of await rows.listOthers(on, { after, upTo }, look)) suspects.push(id)
      if (upTo === undefined) return suspects
      after = upTo
      // Lets heartbeats be handled in between.
      await setImmediate()
    }
  }

  async function findOthers(on: Executor, suspects: readonly string[], look: Look): Promise<Found> {
    const found = nothingFound()
    for (let start = 0; start < suspects.length; start += screensPerStatement) {
      const some = suspects.slice(start, start + screensPerStatement)
      for (const screen of await rows.listOthers(on, some, look)) noteOther(found, screen, look)
    }
    for (const row of await rows.listOrphans(on)) noteEnded(found, row, look.now)
    return found
  }

  /** What happened without checks is unknown. */
  async function noteAbsence(trx: Executor, before: WatchRow | undefined, look: Look) {
    const isGap = before !== undefined && look.observedSince === look.now
    if (!isGap || Date.parse(before.lookedAt) >= look.now) return
    await rows.insertAbsence(trx, { fromAt: before.lookedAt, toAt: stampOf(look.now) })
  }

  async function look(): Promise<void> {
    await presence.flush()
    const { on } = read(watcher, 'system')
    const before = await findWatch(on)
    const suspects = await listSuspects(on, await lookFrom(on, before))
    await unlogged(watcher, 'system')
      .transaction()
      .execute(async (trx) => {
        await endIfStalled(trx)
        const startedAt = elapsed()
        const now = await lookFrom(trx, before)
        const at = stampOf(now.now)
        const after = { lookedAt: at, observedSince: stampOf(now.observedSince) }
        if (!(await rows.claimCheck(trx, before, after))) return
        const found = await findOthers(trx, suspects, now)
        // Heartbeats received after `now` would look as if a clock had been turned back.
        if (elapsed() - startedAt > stalledMs)
          throw new Error('the screen check took too long, so its results were discarded')
        await noteAbsence(trx, before, now)
        await writeFound(trx, found)
        if (found.transitions.length === 0) return
        for (const listener of listeners) await listener(trx, found.transitions, at)
      })
  }

  const job: JobKind<object> = {
    kind: 'watch',
    payload: z.object({}),
    giveUpAfterMs: Infinity,
    retryAfterMs: () => lookEveryMs,
    async run() {
      await look()
      return { againAt: stampOf(clock() + lookEveryMs) }
    },
  }

  return {
    job,
    look,
    /** Subscribes a listener to state changes. */
    onTransitions(listener: OnTransitions): void {
      listeners.push(listener)
    },
  }
}
