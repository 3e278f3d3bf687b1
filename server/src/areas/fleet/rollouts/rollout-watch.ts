import { setImmediate } from 'node:timers/promises'
import { hasProven, judgeRollout, rolloutLimits, type WatchedScreen } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { isDatabaseUnavailable, isWriteRefused } from '../../../platform/database/failures.ts'
import type { RolloutRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readVitals, serverTimeOfFrame } from '../presence/index.ts'
import { countSignals, findingsOf, nextAtOf, stepMsOf } from './rollouts.presenter.ts'
import * as rows from './rollouts.repository.ts'
import type { RolloutsService } from './rollouts.service.ts'
import { isMember } from './build-targets.ts'

type StoredReport = Awaited<ReturnType<typeof rows.listReports>>[number]

const watcher = systemActor('system')
const { checkEveryMs, maxCheckGapMs } = rolloutLimits

function watched(row: StoredReport, isIn: boolean): WatchedScreen {
  const seenAt = Date.parse(row.seenAt)
  const vitals = readVitals(row.vitals, seenAt)
  const hasNoFrame = Number.isNaN(vitals.lastFrameAt)
  return {
    id: row.id,
    locationId: row.locationId,
    isMember: isIn,
    seenAt,
    build: row.build,
    buildSince: row.buildSince === null ? null : Date.parse(row.buildSince),
    before: row.beforeBuild,
    refusedBuild: row.refusedBuild,
    lastFrameAt: hasNoFrame ? null : serverTimeOfFrame(vitals),
    pageMs: vitals.uptimeSeconds * 1_000,
    isNotDrawn: row.isNotDrawn === 1,
    isFrozen: row.isFrozen === 1,
  }
}

/**
 * Checks all screens every ten seconds during a rollout, whether anyone watches or not. Rolls back
 * a harmful build and continues with a good one. Only one server checks.
 */
export function createRolloutWatch(
  dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock' | 'onFailure'> & {
    rollouts: RolloutsService
    stepMinutes: number
    /** Whether a rollout is running, as far as this process knows. */
    isRollingOut: () => boolean
    onNote?: (what: string, facts: object) => void
  },
) {
  const { read, unlogged, clock, rollouts, stepMinutes, isRollingOut, onNote, onFailure } =
    dependencies

  async function listWatched(on: Executor, rollout: RolloutRow): Promise<WatchedScreen[]> {
    const { ring, locationId } = rollout
    const ids = ring === 'all' ? [] : await rows.listMembers(on, rollout.id)
    const members = { ring, locationId, screenIds: new Set(ids) }
    const screens: WatchedScreen[] = []
    for (;;) {
      const portion = await rows.listReports(on, screens.at(-1)?.id ?? '')
      for (const row of portion)
        screens.push(
          watched(row, isMember(members, { screenId: row.id, locationId: row.locationId })),
        )
      if (portion.length === 0) return screens
      // Lets heartbeats be handled in between.
      await setImmediate()
    }
  }

  async function look(): Promise<void> {
    const { on } = read(watcher, 'system')
    const rollout = await rows.findOpenRollout(on)
    if (rollout === undefined) return
    const now = clock()
    const at = stampOf(now)
    const writing = unlogged(watcher, 'system')
    // A little less than the interval, because timers aren't exact.
    const before = stampOf(now - checkEveryMs * 0.9)
    if (!(await rows.claimCheck(writing, rollout.id, { at, before }))) return
    const isAfterGap = Math.abs(now - Date.parse(rollout.lookedAt)) > maxCheckGapMs
    const observedSince = isAfterGap ? at : rollout.observedSince
    const rolling = { build: rollout.buildId, since: Date.parse(observedSince), now }
    const screens = await listWatched(on, rollout)
    const judgement = judgeRollout(screens, rolling)
    await rows.writeFindings(writing, rollout, {
      observedSince: judgement.isOutage ? at : observedSince,
      findings: JSON.stringify(findingsOf(judgement, at)),
    })
    if (judgement.isTooMuch) {
      if (await rollouts.stopFor(rollout, judgement))
        onNote?.('a screen app build was rolled back automatically', {
          build: rollout.buildId,
          ...countSignals(judgement),
        })
      return
    }
    const nextAt = nextAtOf(rollout, stepMinutes)
    const isDue = nextAt !== null && nextAt <= at && judgement.troubled.length === 0
    if (isDue && hasProven(screens, { ...rolling, forMs: stepMsOf(stepMinutes) }))
      await rollouts.goOn(rollout)
  }

  let running = Promise.resolve()
  const ticking = setInterval(() => {
    if (!isRollingOut()) return
    running = running.then(look).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error) && !isWriteRefused(error))
        onFailure('could not check the rollout', error)
    })
  }, checkEveryMs)
  ticking.unref()

  return {
    look,
    async stop(): Promise<void> {
      clearInterval(ticking)
      await running
    },
  }
}
