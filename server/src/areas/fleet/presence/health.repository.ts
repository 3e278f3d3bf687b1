import { screenTroubles, type ScreenCounts } from '@roundboard/domain'
import type { ExpressionBuilder } from 'kysely'
import type { StampSpan } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts } from '../../../platform/database/in-parts.ts'
import type {
  Database,
  LocationRow,
  WatchedScreenRow,
  WatchRow,
} from '../../../platform/database/schema.ts'

type Joined = Pick<Database, 'screens' | 'screenPresence' | 'screenReports' | 'watchedScreens'>
type Builder = ExpressionBuilder<Joined, keyof Joined>

/** By what it is told which screens are connected. */
export interface Sight {
  /** Whoever was heard of within is. */
  readonly heard: StampSpan
  /** Whether silence says anything: not so soon after the server itself was away. */
  readonly isSilenceKnown: boolean
}

/** When the screens were last checked, and since when without a gap; undefined: they never were. */
export const findWatch = (on: Executor): Promise<WatchRow | undefined> =>
  on.selectFrom('watch').selectAll().executeTakeFirst()

/** Whether a linked screen was heard of lately, and not only its display before. */
function isConnected(builder: Builder, { heard, isSilenceKnown }: Sight) {
  const isHeard = builder.and([
    builder.between('screenPresence.seenAt', heard.from, heard.to),
    builder.or([
      builder('screenPresence.seenAt', '>=', builder.ref('screens.linkedAt')),
      // It was stamped before the clock went back.
      builder('screens.linkedAt', '>', heard.to),
    ]),
  ])
  return builder.and([
    builder('screens.linkedAt', 'is not', null),
    isSilenceKnown
      ? isHeard
      : builder.or([
          isHeard,
          builder('watchedScreens.state', 'in', ['connected', ...screenTroubles]),
        ]),
  ])
}

const isTroubled = (builder: Builder, sight: Sight) =>
  builder.and([
    isConnected(builder, sight),
    builder('watchedScreens.state', 'in', [...screenTroubles]),
  ])

/** Until when a linked screen holds its programme; `lacks` of one that is offline, or holds not even what is on. */
const heldUntil = (builder: Builder, sight: Sight, lacks: '' | null) =>
  builder
    .case()
    .when('screens.linkedAt', 'is', null)
    .then(null)
    .when(isConnected(builder, sight))
    .then(builder.fn.coalesce('screenReports.holdsUntil', builder.val(lacks)))
    .else(lacks)
    .end()

const count = (builder: Builder, what: ReturnType<typeof isConnected>) =>
  builder.fn.sum(builder.case().when(what).then(1).else(0).end())

const columns = [
  'id',
  'name',
  'locationIdentifier',
  'timeZone',
  'is365',
  'schedule',
  'openingHours',
  'awayMinutes',
  'isActive',
  'isEnabled',
] as const

export interface CountedLocation extends Pick<LocationRow, (typeof columns)[number]>, ScreenCounts {
  readonly lastStatusAt: string | null
  /** How many of the connected screens hold something. */
  readonly holding: number
  /** Until when all linked screens do at least; empty if one does not. */
  readonly heldUntil: string | null
  /** Whether it has a timer with an empty active-break playlist. */
  readonly lacksBreaks: boolean
}

/** Every location with how many screens it has, and how many of them are what; by name. */
export async function countScreens(
  on: Executor,
  scope: ReadonlySet<string> | 'all',
  sight: Sight,
): Promise<CountedLocation[]> {
  const all = on
    .selectFrom('locations')
    .leftJoin('screens', 'screens.locationId', 'locations.id')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .leftJoin('screenReports', 'screenReports.screenId', 'screens.id')
    .leftJoin('watchedScreens', 'watchedScreens.hangingId', 'screens.id')
    .select(columns.map((column) => `locations.${column}` as const))
    .select((locations) => {
      const builder = locations as unknown as Builder
      return [
        locations.fn.count('screens.id').as('screens'),
        locations.fn.count('screens.linkedAt').as('linked'),
        locations.fn.count('screenPresence.screenId').as('everSeen'),
        count(builder, isConnected(builder, sight)).as('connected'),
        count(builder, isTroubled(builder, sight)).as('troubled'),
        locations.fn.max('screenPresence.seenAt').as('lastStatusAt'),
        locations.fn.count(heldUntil(builder, sight, null)).as('holding'),
        locations.fn.min(heldUntil(builder, sight, '')).as('heldUntil'),
        locations
          .case()
          .when('locations.vtsEnabled', '=', 0)
          .then(0)
          .when(
            locations.exists(
              locations
                .selectFrom('timerBreaks')
                .select('position')
                .whereRef('timerBreaks.locationId', '=', 'locations.id'),
            ),
          )
          .then(0)
          .else(1)
          .end()
          .as('lacksBreaks'),
      ]
    })
    .groupBy('locations.id')
    .orderBy('locations.nameFolded')
    .orderBy('locations.id')
  const rows = await (
    scope === 'all' ? all : all.where('locations.id', 'in', [...scope, ''])
  ).execute()
  return rows.map((row) => ({
    ...row,
    screens: Number(row.screens),
    linked: Number(row.linked),
    everSeen: Number(row.everSeen),
    connected: Number(row.connected),
    troubled: Number(row.troubled),
    holding: Number(row.holding),
    lacksBreaks: row.lacksBreaks === 1,
  }))
}

/** A screen as it is now, and what the watch last found. */
export interface FoundScreen {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly round: number
  readonly linkedAt: string | null
  readonly seenAt: string | null
  readonly isConnected: boolean
  readonly state: WatchedScreenRow['state'] | null
  readonly since: string | null
}

/** All screens of these locations, by round. */
export async function listFoundScreens(
  on: Executor,
  locationIds: readonly string[],
  sight: Sight,
): Promise<FoundScreen[]> {
  const found: FoundScreen[] = []
  await inParts(locationIds, async (part) => {
    const rows = await on
      .selectFrom('screens')
      .leftJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
      .leftJoin('watchedScreens', 'watchedScreens.hangingId', 'screens.id')
      .where('screens.locationId', 'in', part)
      .select([
        'screens.id',
        'screens.locationId',
        'screens.name',
        'screens.round',
        'screens.linkedAt',
        'screenPresence.seenAt',
        'watchedScreens.state',
        'watchedScreens.since',
      ])
      .select((builder) =>
        builder
          .case()
          .when(isConnected(builder as unknown as Builder, sight))
          .then(1)
          .else(0)
          .end()
          .as('isConnected'),
      )
      .orderBy('screens.round')
      .orderBy('screens.id')
      .execute()
    for (const row of rows) found.push({ ...row, isConnected: row.isConnected === 1 })
  })
  return found
}
