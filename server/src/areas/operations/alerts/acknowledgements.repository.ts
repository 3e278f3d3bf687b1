import type { Executor } from '../../../platform/database/database.ts'
import type { AcknowledgementRow, OutageRow } from '../../../platform/database/schema.ts'

/** A location's open outage, and who acknowledged it. */
export interface OpenOutage {
  readonly id: string
  readonly locationId: string
  readonly since: string
  readonly acknowledged: Omit<AcknowledgementRow, 'outageId'> | null
}

const ofLocations: readonly OutageRow['kind'][] = ['location-away', 'screen-away', 'screen-trouble']

/** The open outages of these locations, or of all. */
export async function listOpenOutages(
  on: Executor,
  locationIds?: readonly string[],
): Promise<OpenOutage[]> {
  const all = on
    .selectFrom('outages')
    .leftJoin('acknowledgements', 'acknowledgements.outageId', 'outages.id')
    .select(['outages.id', 'outages.locationId', 'outages.since'])
    .select(['acknowledgements.at', 'acknowledgements.acknowledgedBy', 'acknowledgements.note'])
    .where('outages.endedAt', 'is', null)
    .where('outages.kind', 'in', [...ofLocations])
  const found = await (
    locationIds === undefined ? all : all.where('outages.locationId', 'in', [...locationIds, ''])
  ).execute()
  return found.flatMap(({ id, locationId, since, at, acknowledgedBy, note }) => {
    if (locationId === null) return []
    const isKnown = at !== null && acknowledgedBy !== null && note !== null
    return [{ id, locationId, since, acknowledged: isKnown ? { at, acknowledgedBy, note } : null }]
  })
}

/** Also drops alerts that are held, such as for quiet hours. */
export async function saveAcknowledgement(
  on: Executor,
  { outageId, ...said }: AcknowledgementRow,
): Promise<void> {
  await on
    .insertInto('acknowledgements')
    .values({ outageId, ...said })
    .onConflict((conflict) => conflict.column('outageId').doUpdateSet(said))
    .execute()
  await on
    .updateTable('notices')
    .set({ heldUntil: null })
    .where('outageId', '=', outageId)
    .where('heldUntil', 'is not', null)
    .execute()
}

export const deleteAcknowledgements = (on: Executor, outageIds: readonly string[]) =>
  on
    .deleteFrom('acknowledgements')
    .where('outageId', 'in', [...outageIds, ''])
    .execute()
