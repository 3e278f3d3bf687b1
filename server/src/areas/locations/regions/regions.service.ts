import { type calls, issueAt, type Region, regionFields } from '@roundboard/contract'
import { limits, regionTree, fold } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor, Scope } from '../../../platform/actor.ts'
import { badField, notFound, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { difference, laterStamp } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { RegionRow } from '../../../platform/database/schema.ts'
import { fromColumns, toColumns } from '../../../platform/database/stored-fields.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  assertProvedIfGiving,
  listUsersWithRegion,
  presentUser,
} from '../../identity/users/index.ts'
import * as rows from './regions.repository.ts'

type Draft = z.output<(typeof calls.createRegion)['body']>
type Changes = z.output<(typeof calls.updateRegion)['body']>

/** Counts the locations in scope that are directly in each region, by region ID. */
export type CountsLocations = (on: Executor, scope: Scope) => Promise<ReadonlyMap<string, number>>

const writtenOf = (row: RegionRow) => fromColumns(regionFields, row)

const presentRegion = (row: RegionRow, locations = 0): Region => ({
  _id: row.id,
  id: row.id,
  ...writtenOf(row),
  locations,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

function findIn(all: readonly RegionRow[], id: string): RegionRow {
  const row = all.find((one) => one.id === id)
  if (row === undefined) throw notFound('region')
  return row
}

/** Refuses a region with an invalid place in the tree. */
function assertFits(all: readonly RegionRow[], region: RegionRow): void {
  const { id, parent, nameFolded } = region
  if (parent !== null && !all.some((one) => one.id === parent))
    throw badField('parent', 'no-such-region')
  const siblings = all.filter((one) => one.parent === parent && one.id !== id)
  if (siblings.some((one) => one.nameFolded === nameFolded))
    throw refusal('conflict', issueAt('name', 'region-taken'))
  const tree = regionTree(all)
  if (!tree.some((branch) => branch.region.id === id))
    throw badField('parent', 'region-inside-itself')
  if (tree.some(({ path }) => path.length > limits.regionLevels))
    throw badField('parent', 'region-too-deep', { max: limits.regionLevels })
}

export type RegionsService = ReturnType<typeof createRegionsService>

export function createRegionsService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId'> & {
    countLocations: CountsLocations
    /** Whether an API key or a webhook is limited to a region. */
    hasKeyOrWebhook: (on: Executor, region: string) => Promise<boolean>
  },
) {
  const { read, write, newId, countLocations, hasKeyOrWebhook } = dependencies

  return {
    isRegion: rows.isRegion,
    listRows: rows.listRegions,
    assertProvedIfGiving,

    async list(actor: Actor): Promise<Region[]> {
      const { on, scope } = read(actor, 'locations.read')
      const all = await rows.listRegions(on)
      const counts = await countLocations(on, scope)
      const seen = new Set(
        regionTree(all)
          .filter(({ region }) => scope === 'all' || counts.has(region.id))
          .flatMap(({ path }) => path),
      )
      return all.filter((row) => seen.has(row)).map((row) => presentRegion(row, counts.get(row.id)))
    },

    create: (actor: Actor, draft: Draft): Promise<Region> =>
      write(actor, 'regions.write', async ({ trx, at, record }) => {
        const row: RegionRow = {
          ...toColumns(regionFields, draft),
          id: newId(),
          nameFolded: fold(draft.name),
          createdAt: at,
          updatedAt: at,
        }
        assertFits([...(await rows.listRegions(trx)), row], row)
        await rows.insertRegion(trx, row)
        record({ model: 'Region', action: 'create', data: { id: row.id, ...writtenOf(row) } })
        return presentRegion(row)
      }),

    update: (actor: Actor, id: string, changes: Changes): Promise<Region> =>
      write(actor, 'regions.write', async ({ trx, at, scope, record, announce, unchanged }) => {
        const all = await rows.listRegions(trx)
        const before = findIn(all, id)
        const locations = (await countLocations(trx, scope)).get(id)
        const columns = { ...before, ...toColumns(regionFields, changes) }
        const after: RegionRow = {
          ...columns,
          nameFolded: fold(columns.name),
          updatedAt: laterStamp(at, before.updatedAt),
        }
        const { expectedUpdatedAt } = changes
        const changed = changesOf(
          { before: presentRegion(before), after: presentRegion(after), expectedUpdatedAt },
          'region',
        )
        if (changed === undefined) {
          unchanged()
          return presentRegion(before, locations)
        }
        assertFits([...all.filter((one) => one !== before), after], after)
        const save = () => rows.updateRegion(trx, before, after)
        if (after.parent === before.parent) await save()
        else await assertProvedIfGiving(trx, actor, save)
        record({ model: 'Region', action: 'update', data: { id, name: after.name, ...changed } })
        if (after.parent !== before.parent) announce({ kind: 'regions' })
        return presentRegion(after, locations)
      }),

    delete: (actor: Actor, id: string): Promise<Region> =>
      write(actor, 'regions.write', async ({ trx, scope, record, announce }) => {
        const all = await rows.listRegions(trx)
        const row = findIn(all, id)
        const regions = all.filter(({ parent }) => parent === id).length
        const locations = (await countLocations(trx, scope)).get(id) ?? 0
        if (locations + regions > 0)
          throw refusal('in-use', issueAt('', 'region-in-use', { locations, regions }))
        if (await hasKeyOrWebhook(trx, id)) throw refusal('in-use', issueAt('', 'region-of-keys'))
        for (const user of await listUsersWithRegion(trx, id)) {
          const left = { ...user, regions: user.regions.filter((region) => region.id !== id) }
          const changed = difference(presentUser(user), presentUser(left))
          const data = { id: user.id, email: user.email, ...changed }
          record({ model: 'User', action: 'update', data })
        }
        await rows.deleteRegion(trx, id)
        record({ model: 'Region', action: 'delete', data: { id, ...writtenOf(row) } })
        announce({ kind: 'regions' })
        return presentRegion(row)
      }),
  }
}
