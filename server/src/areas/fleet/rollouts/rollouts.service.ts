import type { BuildsState, calls, DataOf, Rollout } from '@roundboard/contract'
import {
  type RolloutVerdict,
  type Ring,
  rings,
  type RolloutState,
  pickTenth,
} from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'
import type { Write } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { RolloutRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocation, listReached, listRegionIds } from '../../locations/locations/index.ts'
import { countScreens, findScreen } from '../screens/index.ts'
import type { BuildList } from './build-list.ts'
import * as builds from './builds.repository.ts'
import { countSignals, presentRollout, readFindings } from './rollouts.presenter.ts'
import * as rows from './rollouts.repository.ts'

type Given = z.output<(typeof calls.createRollout)['body']>
type Changed = z.output<(typeof calls.updateRollout)['body']>

const server = systemActor('system')

const isOpen = ({ state }: Pick<RolloutRow, 'state'>) => state === 'running' || state === 'halted'
const isLarger = (ring: Ring, than: Ring) => rings.indexOf(ring) > rings.indexOf(than)

/** The location or share that a ring covers. */
interface RingOf {
  readonly locationId: string | null
  readonly screenIds: readonly string[]
}

export type RolloutsService = ReturnType<typeof createRolloutsService>

/** Rolls builds of the screen app out to more and more screens, and back. */
export function createRolloutsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId'> & {
    /** The build shipped with this server. */
    ownBuild: () => string | null
    /** Minutes for which each ring is watched before the rollout continues; 0: manually. */
    stepMinutes: number
  },
) {
  const { read, write, newId, ownBuild, stepMinutes } = dependencies

  async function present(on: Executor, row: RolloutRow): Promise<Rollout> {
    const memberIds = row.ring === 'screen' ? await rows.listMembers(on, row.id) : []
    const troubled = readFindings(row)?.troubled.map(({ id }) => id) ?? []
    const location = row.locationId === null ? undefined : await findLocation(on, row.locationId)
    return presentRollout(row, {
      screens: await rows.listNames(on, [...memberIds, ...troubled]),
      memberIds,
      location: location && { id: location.id, name: location.name },
      stepMinutes,
    })
  }

  async function screensOf(on: Executor, ring: Ring, given: Omit<Given, 'ring'>): Promise<RingOf> {
    switch (ring) {
      case 'screen': {
        if (given.screen === undefined) throw badField('screen', 'required')
        const screen = await findScreen(on, given.screen)
        if (screen === undefined) throw badField('screen', 'no-such-screen')
        return { locationId: null, screenIds: [screen.id] }
      }
      case 'location': {
        if (given.location === undefined) throw badField('location', 'required')
        if ((await findLocation(on, given.location)) === undefined)
          throw badField('location', 'no-such-location')
        return { locationId: given.location, screenIds: [] }
      }
      case 'group': {
        const { regions, tags } = given
        if (regions.length + tags.length === 0) throw badField('regions', 'required')
        const known = new Set(await listRegionIds(on))
        const unknown = regions.findIndex((id) => !known.has(id))
        if (unknown !== -1) throw badField(`regions.${String(unknown)}`, 'no-such-region')
        const reached = new Set(await listReached(on, { locationIds: [], regions, tags }))
        const linked = await rows.listLinked(on)
        const screenIds = linked.flatMap((one) => (reached.has(one.locationId) ? one.id : []))
        return { locationId: null, screenIds }
      }
      case 'tenth':
        return { locationId: null, screenIds: pickTenth(await rows.listLinked(on), given.build) }
      case 'all':
        return { locationId: null, screenIds: [] }
    }
  }

  async function begin(
    { trx, at, record, announce }: Write,
    startedBy: string | null,
    given: Given,
  ): Promise<RolloutRow> {
    const { locationId, screenIds } = await screensOf(trx, given.ring, given)
    const [previousId = null] = await builds.listSettled(trx)
    const row: RolloutRow = {
      id: newId(),
      buildId: given.build,
      previousId,
      ring: given.ring,
      locationId,
      regions: JSON.stringify(given.regions),
      tags: JSON.stringify(given.tags),
      state: 'running',
      startedBy,
      startedAt: at,
      ringAt: at,
      observedSince: at,
      lookedAt: at,
      endedAt: null,
      findings: null,
    }
    await rows.insertRollout(trx, row)
    await rows.addMembers(trx, row.id, screenIds)
    const { build, ring, screen, location, regions, tags } = given
    const group = ring === 'group' && { regions, tags }
    const data = { build, ring, ...(screen && { screen }), ...(location && { location }), ...group }
    record({ model: 'Build', action: 'update', data: { ...data, before: previousId } })
    announce({ kind: 'builds' })
    return row
  }

  /** Ends a rollout: from now on all screens run the build, or none do. */
  async function end(
    { trx, at, record, announce }: Write,
    { id, buildId, ring }: RolloutRow,
    state: Exclude<RolloutState, 'running' | 'halted'>,
    why: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await rows.updateRollout(trx, id, { state, endedAt: at })
    if (state === 'done') await builds.settleBuild(trx, buildId, at)
    record({ model: 'Build', action: 'update', data: { build: buildId, ring, state, ...why } })
    announce({ kind: 'builds' })
  }

  async function widen(
    { trx, at, record, announce }: Write,
    { id, buildId, ring: before }: RolloutRow,
    ring: Ring,
    state: 'running' | 'halted' = 'running',
  ): Promise<void> {
    if (ring === 'tenth')
      await rows.addMembers(trx, id, pickTenth(await rows.listLinked(trx), buildId))
    await rows.updateRollout(trx, id, { ring, state, ringAt: at, observedSince: at, lookedAt: at })
    const paused = state === 'halted' && { state }
    record({ model: 'Build', action: 'update', data: { build: buildId, ring, before, ...paused } })
    announce({ kind: 'builds' })
  }

  /** Does nothing if the rollout has ended or changed. */
  const whileOpen = (
    seen: RolloutRow,
    work: (writing: Write, row: RolloutRow) => Promise<void>,
  ): Promise<boolean> =>
    write(server, 'system', async (writing) => {
      const row = await rows.lockRollout(writing.trx, seen.id)
      const isSame = row !== undefined && isOpen(row) && row.ring === seen.ring
      if (isSame && (row.state === 'running' || seen.state === 'halted')) {
        await work(writing, row)
        return true
      }
      writing.unchanged()
      return false
    })

  return {
    /** Records a new build. The very first one is for all screens immediately. */
    found: (list: BuildList, text: string): Promise<void> =>
      write(server, 'system', async (writing) => {
        const { trx, at, record, announce, unchanged } = writing
        if ((await builds.findBuild(trx, list.id)) !== undefined) {
          unchanged()
          return
        }
        const [settled] = await builds.listSettled(trx)
        const isForAll = settled === undefined || (await rows.listLinked(trx)).length === 0
        const row = { id: list.id, list: text, foundAt: at, settledAt: isForAll ? at : null }
        await builds.insertBuild(trx, row, list)
        record({ model: 'Build', action: 'create', data: { build: list.id, isForAll } })
        const last = await rows.findOpenRollout(trx)
        if (isForAll) announce({ kind: 'builds' })
        else if (stepMinutes > 0) {
          if (last !== undefined) {
            const isAlmostDone = last.ring === 'all' && last.state === 'running'
            await end(writing, last, isAlmostDone ? 'done' : 'replaced')
          }
          await begin(writing, null, { build: list.id, ring: 'tenth', regions: [], tags: [] })
        }
      }),

    async state(actor: Actor): Promise<BuildsState> {
      const { on } = read(actor, 'system')
      const newest = await rows.findNewestRollout(on)
      const counts = await builds.countByBuild(on)
      const countOf = (isMeant: (row: (typeof counts)[number]) => boolean) =>
        counts.filter(isMeant).reduce((sum, { n }) => sum + Number(n), 0)
      const { linked } = await countScreens(on)
      const [settled = null] = await builds.listSettled(on)
      return {
        settled,
        builds: (await builds.listBuilds(on)).map(({ id, foundAt, settledAt }) => ({
          ...{ id, foundAt, settledAt, isServers: id === ownBuild() },
          running: countOf(({ build }) => build === id),
          refused: countOf(({ refusedBuild }) => refusedBuild === id),
        })),
        rollout: newest === undefined ? null : await present(on, newest),
        unknown: linked - countOf(({ build }) => build !== null),
        linkedScreens: linked,
        tenth: Math.ceil(linked / 10),
        stepMinutes,
      }
    },

    letOut: (actor: Actor, given: Given): Promise<Rollout> =>
      write(actor, 'system', async (writing) => {
        const { trx } = writing
        if ((await builds.findBuild(trx, given.build)) === undefined) throw notFound('build')
        if ((await rows.findOpenRollout(trx)) !== undefined)
          throw badField('build', 'rollout-running')
        const [settled] = await builds.listSettled(trx)
        if (settled === given.build) throw badField('build', 'build-for-all')
        const startedBy = actor.kind === 'user' ? actor.email : null
        return present(trx, await begin(writing, startedBy, given))
      }),

    update: (
      actor: Actor,
      id: string,
      { ring, state }: Changed,
    ): Promise<DataOf<typeof calls.updateRollout>> =>
      write(actor, 'system', async (writing) => {
        const { trx, record, announce, unchanged } = writing
        const before = await rows.lockRollout(trx, id)
        if (before === undefined) throw notFound('rollout')
        const isOther = ring !== undefined && ring !== before.ring
        if (!isOpen(before) && (isOther || before.state !== state))
          throw badField('', 'rollout-over')
        // A screen, location or group is chosen when a rollout starts.
        if (isOther && (isLarger(before.ring, ring) || (ring !== 'tenth' && ring !== 'all')))
          throw badField('ring', 'ring-smaller')
        if (state === 'taken-back') {
          if (isOpen(before)) await end(writing, before, state)
          else unchanged()
        } else if (isOther) await widen(writing, before, ring, state)
        else if (state !== undefined && state !== before.state) {
          await rows.updateRollout(trx, id, { state })
          const data = { build: before.buildId, ring: before.ring, state }
          record({ model: 'Build', action: 'update', data })
          announce({ kind: 'builds' })
        } else unchanged()
        const after = await rows.lockRollout(trx, id)
        return present(trx, after ?? before)
      }),

    /** Rolls back a harmful build. */
    stopFor: (seen: RolloutRow, judgement: RolloutVerdict): Promise<boolean> =>
      whileOpen(seen, async (writing, row) => {
        const { troubled, limit, heard, running } = judgement
        const found = { troubles: countSignals(judgement), limit, heard, running }
        const screens = troubled.slice(0, 20).map(({ id }) => id)
        await end(writing, row, 'stopped', { ...found, screens })
      }),

    /** Continues with a good build: from a tenth to all screens, and then completes the rollout. */
    goOn: (seen: RolloutRow): Promise<boolean> =>
      whileOpen(seen, async (writing, row) => {
        if (row.ring === 'all') await end(writing, row, 'done')
        else await widen(writing, row, 'all')
      }),
  }
}
