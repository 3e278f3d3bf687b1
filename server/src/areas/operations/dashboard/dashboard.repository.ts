import type { ExpressionBuilder } from 'kysely'
import type { StampSpan } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Database, LocationRow } from '../../../platform/database/schema.ts'

export interface LocationPresence {
  readonly id: string
  readonly name: string
  readonly locationIdentifier: string
  readonly screens: number
  readonly connected: number
  readonly linked: number
  readonly heardOf: number
  readonly lastStatusAt: string | null
  /** How many of the linked screens were heard of within the span and hold something. */
  readonly holding: number
  /** Until when all of them do at least; empty if one does not. */
  readonly heldUntil: string | null
  /** Whether it has a timer with an empty active-break playlist. */
  readonly lacksBreaks: boolean
  readonly timeZone: string
  readonly is365: LocationRow['is365']
  readonly schedule: string
}

type Joined = Pick<Database, 'screens' | 'screenPresence' | 'screenReports'>

/** Until when a linked screen holds its programme; `lacks` of one that is silent, or holds not even what is on. */
function heldUntil(
  builder: ExpressionBuilder<Joined, keyof Joined>,
  span: StampSpan,
  lacks: '' | null,
) {
  return builder
    .case()
    .when('screens.linkedAt', 'is', null)
    .then(null)
    .when(builder.between('screenPresence.seenAt', span.from, span.to))
    .then(builder.fn.coalesce('screenReports.holdsUntil', builder.val(lacks)))
    .else(lacks)
    .end()
}

/** For each location how many screens it has, how many of them were heard of within `span`, were ever, and are linked, and what the linked ones hold; by name. */
export async function listLocationPresence(
  on: Executor,
  scope: ReadonlySet<string> | 'all',
  span: StampSpan,
): Promise<LocationPresence[]> {
  const all = on
    .selectFrom('locations')
    .leftJoin('screens', 'screens.locationId', 'locations.id')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .leftJoin('screenReports', 'screenReports.screenId', 'screens.id')
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
      builder.fn.count(heldUntil(builder, span, null)).as('holding'),
      builder.fn.min(heldUntil(builder, span, '')).as('heldUntil'),
      builder
        .case()
        .when('locations.vtsEnabled', '=', 0)
        .then(0)
        .when(
          builder.exists(
            builder
              .selectFrom('timerBreaks')
              .select('position')
              .whereRef('timerBreaks.locationId', '=', 'locations.id'),
          ),
        )
        .then(0)
        .else(1)
        .end()
        .as('lacksBreaks'),
      'locations.timeZone',
      'locations.is365',
      'locations.schedule',
    ])
    .groupBy([
      'locations.id',
      'locations.name',
      'locations.locationIdentifier',
      'locations.nameFolded',
      'locations.timeZone',
      'locations.is365',
      'locations.schedule',
      'locations.vtsEnabled',
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
    holding: Number(row.holding),
    lacksBreaks: row.lacksBreaks === 1,
  }))
}
