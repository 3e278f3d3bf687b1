import type { Executor } from '../../../platform/database/database.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import type { AcknowledgementRow, OutageRow } from '../../../platform/database/schema.ts'
import { readCountedFacts } from './facts.ts'

type Acknowledgement = Omit<AcknowledgementRow, 'outageId'>

/** A location's open outage, and who acknowledged it. */
export interface OpenOutage {
  readonly id: string
  readonly locationId: string
  readonly since: string
  readonly screens: readonly string[]
  /** Null if nobody acknowledged it, or if more screens failed since. */
  readonly acknowledged: Acknowledgement | null
  /** Whether more screens failed since it was acknowledged. */
  readonly hasGrown: boolean
}

const ofLocations: readonly OutageRow['kind'][] = ['location-away', 'screen-away', 'screen-trouble']

export const covers = ({ screenIds }: Acknowledgement, screens: readonly string[]) =>
  new Set(screens).isSubsetOf(new Set(JSON.parse(screenIds) as string[]))

/** The open outages of these locations, or of all. */
export async function listOpenOutages(
  on: Executor,
  locationIds?: readonly string[],
): Promise<OpenOutage[]> {
  const all = on
    .selectFrom('outages')
    .leftJoin('acknowledgements as known', 'known.outageId', 'outages.id')
    .select(['outages.id', 'outages.locationId', 'outages.since', 'outages.what'])
    .select(['known.at', 'known.acknowledgedBy', 'known.note', 'known.screenIds'])
    .where('outages.endedAt', 'is', null)
    .where('outages.kind', 'in', [...ofLocations])
  const found = await (
    locationIds === undefined ? all : all.where('outages.locationId', 'in', [...locationIds, ''])
  ).execute()
  return found.flatMap(({ id, locationId, since, what, at, acknowledgedBy, note, screenIds }) => {
    if (locationId === null) return []
    const outage = { id, locationId, since, screens: readCountedFacts(what).screenIds }
    if (at === null || acknowledgedBy === null || note === null || screenIds === null)
      return [{ ...outage, acknowledged: null, hasGrown: false }]
    const known = { at, acknowledgedBy, note, screenIds }
    const hasGrown = !covers(known, outage.screens)
    return [{ ...outage, acknowledged: hasGrown ? null : known, hasGrown }]
  })
}

/** Also drops alerts that are held, such as for quiet hours. */
export async function saveAcknowledgement(on: Executor, row: AcknowledgementRow): Promise<void> {
  await saveRow(on, 'acknowledgements', row)
  await on
    .updateTable('notices')
    .set({ heldUntil: null })
    .where('outageId', '=', row.outageId)
    .where('heldUntil', 'is not', null)
    .execute()
}

/** Also makes alerts due that were canceled before they were sent. */
export async function deleteAcknowledgements(
  on: Executor,
  outageIds: readonly string[],
  at: string,
): Promise<void> {
  const ids = [...outageIds, '']
  await on.deleteFrom('acknowledgements').where('outageId', 'in', ids).execute()
  await on
    .updateTable('notices')
    .set({ heldUntil: at })
    .where('outageId', 'in', ids)
    .where('heldUntil', 'is', null)
    .where('toldBy', '=', '[]')
    .execute()
}
