import { screenIssues, type ScreenCounts } from '@roundboard/domain'
import type { ExpressionBuilder } from 'kysely'
import type { StampSpan } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { listInParts } from '../../../platform/database/rows.ts'
import type {
  Database,
  LocationRow,
  WatchedScreenRow,
  WatchRow,
} from '../../../platform/database/schema.ts'

type Joined = Pick<Database, 'screens' | 'screenPresence' | 'screenReports' | 'watchedScreens'>
type Builder = ExpressionBuilder<Joined, keyof Joined>

/** Decides which screens are connected, and which count as online. */
export interface ConnectivityRule {
  /** A screen is connected if its last status is within this span. */
  readonly connected: StampSpan
  /** Whether a silent screen counts as offline. Shortly after the server was down, none does. */
  readonly isSilenceKnown: boolean
}

/** When the screens were last checked, and since when without a gap; undefined if never. */
export const findWatch = (on: Executor): Promise<WatchRow | undefined> =>
  on.selectFrom('watch').selectAll().executeTakeFirst()

/** Whether a linked screen has sent a recent status, rather than its previous device. */
const isConnected = (builder: Builder, { connected }: ConnectivityRule) =>
  builder.and([
    builder('screens.linkedAt', 'is not', null),
    builder.between('screenPresence.seenAt', connected.from, connected.to),
    builder.or([
      builder('screenPresence.seenAt', '>=', builder.ref('screens.linkedAt')),
      // It was stamped before the clock went back.
      builder('screens.linkedAt', '>', connected.to),
    ]),
  ])

/** Whether it is connected, or was before the server was down and may not have reconnected yet. */
const isOnline = (builder: Builder, rule: ConnectivityRule) =>
  rule.isSilenceKnown
    ? isConnected(builder, rule)
    : builder.or([
        isConnected(builder, rule),
        builder.and([
          builder('screens.linkedAt', 'is not', null),
          builder('watchedScreens.state', 'in', ['connected', ...screenIssues]),
        ]),
      ])

const hasIssue = (builder: Builder, rule: ConnectivityRule) =>
  builder.and([isOnline(builder, rule), builder('watchedScreens.state', 'in', [...screenIssues])])

/** Until when a linked screen has cached its program; the value of `lacks` if it is offline or hasn't cached even what it shows now. */
const heldUntil = (builder: Builder, rule: ConnectivityRule, lacks: '' | null) =>
  builder
    .case()
    .when('screens.linkedAt', 'is', null)
    .then(null)
    .when(isOnline(builder, rule))
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
  /** How many of the online screens have cached something. */
  readonly holding: number
  /** Until when all linked screens have cached their program; empty if one has cached nothing. */
  readonly heldUntil: string | null
  /** Whether it has a timer with an empty active-break playlist. */
  readonly lacksBreaks: boolean
}

/** Every location, by name, with the counts of its screens. */
export async function countScreens(
  on: Executor,
  scope: ReadonlySet<string> | 'all',
  rule: ConnectivityRule,
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
        count(builder, isConnected(builder, rule)).as('connected'),
        count(builder, isOnline(builder, rule)).as('online'),
        count(builder, hasIssue(builder, rule)).as('withIssues'),
        locations.fn.max('screenPresence.seenAt').as('lastStatusAt'),
        locations.fn.count(heldUntil(builder, rule, null)).as('holding'),
        locations.fn.min(heldUntil(builder, rule, '')).as('heldUntil'),
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
    online: Number(row.online),
    withIssues: Number(row.withIssues),
    holding: Number(row.holding),
    lacksBreaks: row.lacksBreaks === 1,
  }))
}

/** A screen as it is now, and as last checked. */
export interface ScreenObservation {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly round: number
  readonly linkedAt: string | null
  readonly seenAt: string | null
  readonly isOnline: boolean
  readonly state: WatchedScreenRow['state'] | null
  readonly since: string | null
}

/** All screens of these locations, by round. */
export async function listScreenObservations(
  on: Executor,
  locationIds: readonly string[],
  rule: ConnectivityRule,
): Promise<ScreenObservation[]> {
  const rows = await listInParts(locationIds, (part) =>
    on
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
          .when(isOnline(builder as unknown as Builder, rule))
          .then(1)
          .else(0)
          .end()
          .as('isOnline'),
      )
      .orderBy('screens.round')
      .orderBy('screens.id')
      .execute(),
  )
  return rows.map((row) => ({ ...row, isOnline: row.isOnline === 1 }))
}
