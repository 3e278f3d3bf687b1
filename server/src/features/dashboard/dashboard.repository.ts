import type { StampSpan } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'

export interface LocationPresence {
  readonly id: string
  readonly name: string
  readonly locationIdentifier: string
  readonly screens: number
  readonly connected: number
  readonly linked: number
  readonly heardOf: number
  readonly lastStatusAt: string | null
}

/** For each location how many screens it has and how many of them were heard of within `span`, were ever, and are linked; by name. */
export async function listLocationPresence(
  on: Executor,
  scope: ReadonlySet<string> | 'all',
  span: StampSpan,
): Promise<LocationPresence[]> {
  const all = on
    .selectFrom('locations')
    .leftJoin('screens', 'screens.locationId', 'locations.id')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .select((builder) => [
      'locations.id',
      'locations.name',
      'locations.locationIdentifier',
      builder.fn.count('screens.id').as('screens'),
      builder.fn
        .sum(
          builder
            .case()
            .when(builder.between('screenPresence.seenAt', span.from, span.to))
            .then(1)
            .else(0)
            .end(),
        )
        .as('connected'),
      builder.fn.count('screens.linkedAt').as('linked'),
      builder.fn.count('screenPresence.screenId').as('heardOf'),
      builder.fn.max('screenPresence.seenAt').as('lastStatusAt'),
    ])
    .groupBy([
      'locations.id',
      'locations.name',
      'locations.locationIdentifier',
      'locations.nameFolded',
    ])
    .orderBy('locations.nameFolded')
    .orderBy('locations.id')
  const rows = await (
    scope === 'all' ? all : all.where('locations.id', 'in', [...scope, ''])
  ).execute()
  return rows.map((row) => ({
    ...row,
    screens: Number(row.screens),
    connected: Number(row.connected),
    linked: Number(row.linked),
    heardOf: Number(row.heardOf),
    lastStatusAt: row.lastStatusAt,
  }))
}
