import { issueAt, type LocationOutage } from '@roundboard/contract'
import { type Actor, nameOf } from '../../../platform/actor.ts'
import { refusal } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockOutages } from '../../../platform/database/row-lock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getLocation } from '../../locations/locations/index.ts'
import * as rows from './acknowledgements.repository.ts'
import { listNotified } from './delivered.repository.ts'
import { listMutes } from './mutes.repository.ts'

/** A location counts as acknowledged once all its open outages are. */
function present(outages: readonly rows.OpenOutage[]): LocationOutage | null {
  const [first] = outages.toSorted((one, other) => (one.since < other.since ? -1 : 1))
  if (first === undefined) return null
  const acknowledgements = outages.flatMap(({ acknowledged }) => acknowledged ?? [])
  const [last] = acknowledgements.toSorted((one, other) => (one.at > other.at ? -1 : 1))
  const isComplete = acknowledgements.length === outages.length
  return {
    since: first.since,
    acknowledged:
      last === undefined || !isComplete
        ? null
        : { at: last.at, by: last.acknowledgedBy, note: last.note },
  }
}

/** The open outages of these locations, by location. */
async function listLocationOutages(
  on: Executor,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, LocationOutage>> {
  const open = Map.groupBy(
    await rows.listOpenOutages(on, locationIds),
    ({ locationId }) => locationId,
  )
  return new Map(
    [...open].flatMap(([id, outages]) => {
      const outage = present(outages)
      return outage === null ? [] : [[id, outage] as const]
    }),
  )
}

/** What the list of issues needs to know about alerts. */
export const issueNeeds = { mutedUntil: listMutes, listNotified, listLocationOutages }

export type AcknowledgementsService = ReturnType<typeof createAcknowledgementsService>

/** Acknowledges outages, which stops their alerts. A later outage alerts again. */
export function createAcknowledgementsService({ read, write }: Pick<Platform, 'read' | 'write'>) {
  return {
    async get(actor: Actor, id: string): Promise<LocationOutage | null> {
      const { on, scope } = read(actor, 'locations.read')
      await getLocation(on, scope, id)
      return present(await rows.listOpenOutages(on, [id]))
    },

    acknowledge: (actor: Actor, id: string, note: string): Promise<LocationOutage> =>
      write(actor, 'locations.update', async ({ trx, at, scope, record }) => {
        const { name } = await getLocation(trx, scope, id)
        await lockOutages(trx)
        const open = await rows.listOpenOutages(trx, [id])
        const acknowledgedBy = nameOf(actor)
        const before = present(open)
        if (before === null) throw refusal('conflict', issueAt('', 'no-outage', { location: name }))
        const { by: who = acknowledgedBy } = before.acknowledged ?? {}
        if (who !== acknowledgedBy)
          throw refusal('conflict', issueAt('', 'outage-acknowledged', { location: name, who }))
        for (const { id: outageId, screens, acknowledged } of open) {
          // Others may have acknowledged some of the outages, and their notes stay.
          if (acknowledged && acknowledged.acknowledgedBy !== acknowledgedBy) continue
          const screenIds = JSON.stringify(screens)
          await rows.saveAcknowledgement(trx, { outageId, at, acknowledgedBy, note, screenIds })
        }
        const outage = present(await rows.listOpenOutages(trx, [id])) ?? before
        record({ model: 'Acknowledgement', action: 'create', data: { id, name, note } })
        return outage
      }),

    withdraw: (actor: Actor, id: string): Promise<LocationOutage | null> =>
      write(actor, 'locations.update', async ({ trx, at, scope, record, unchanged }) => {
        const { name } = await getLocation(trx, scope, id)
        await lockOutages(trx)
        const open = await rows.listOpenOutages(trx, [id])
        const known = open.filter(({ acknowledged }) => acknowledged !== null)
        await rows.deleteAcknowledgements(
          trx,
          known.map((outage) => outage.id),
          at,
        )
        if (known.length === 0) unchanged()
        else record({ model: 'Acknowledgement', action: 'delete', data: { id, name } })
        return present(open.map((outage) => ({ ...outage, acknowledged: null })))
      }),
  }
}
