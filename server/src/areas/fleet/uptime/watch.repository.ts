import type { ScreenState } from '@roundboard/domain'
import type { ExpressionBuilder } from 'kysely'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, saveRow } from '../../../platform/database/rows.ts'
import { highestDeletedNumber } from '../../../platform/database/removals.ts'
import {
  type Database,
  type ScreenTransitionRow,
  type WatchedScreenRow,
  watchId,
  type WatchRow,
} from '../../../platform/database/schema.ts'
import { type ConnectivityRule, findWatch } from '../presence/index.ts'

const screensPerStatement = 5_000

/** When any server last checked the screens, in epoch milliseconds. */
export const findLastCheck = async (on: Executor): Promise<number | undefined> => {
  const watch = await findWatch(on)
  return watch && Date.parse(watch.lookedAt)
}

/** Records a check. Returns `false` if another server has checked since `before`. */
export async function claimCheck(
  on: Executor,
  before: WatchRow | undefined,
  after: Omit<WatchRow, 'id'>,
): Promise<boolean> {
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await on
      .insertInto('watch')
      .values({ id: watchId, ...after })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }
  const { numUpdatedRows } = await on
    .updateTable('watch')
    .set(after)
    .where('lookedAt', '=', before.lookedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertAbsence = (on: Executor, absence: Database['serverAbsences']) =>
  saveRow(on, 'serverAbsences', absence)

/** Determines a screen's state. */
export interface StateRule extends ConnectivityRule {
  /** The current builds. If it is empty, no build counts as old. */
  readonly builds: readonly string[]
  /** An issue of a box counts if it has been reported since then, without interruption. */
  readonly boxesSince: string
}

type Compared = Pick<
  Database,
  'screens' | 'watchedScreens' | 'screenPresence' | 'screenReports' | 'boxes'
>
type Builder = ExpressionBuilder<Compared, keyof Compared>

const isOnline = (builder: Builder, { connected }: StateRule) =>
  builder.between('screenPresence.seenAt', connected.from, connected.to)

/** The state of a connected screen. */
const answering = (builder: Builder, { builds }: StateRule) =>
  builder.fn.coalesce(
    'screenReports.trouble',
    'boxes.issue',
    builds.length === 0
      ? builder.val('connected')
      : builder
          .case()
          .when('screenReports.build', 'not in', [...builds])
          .then('old-version')
          .else('connected')
          .end(),
  )

/** A screen's state now. Unchanged while its silence may be the server's fault. */
const present = (builder: Builder, rule: StateRule) =>
  builder
    .case()
    .when('screens.tokenHash', 'is', null)
    .then('unlinked')
    .when(isOnline(builder, rule))
    .then(answering(builder, rule))
    .else(
      rule.isSilenceKnown ? builder.val<ScreenState>('lost') : builder.ref('watchedScreens.state'),
    )
    .end()
    .$castTo<ScreenState | null>()

const isOther = (builder: Builder, rule: StateRule) =>
  builder.or([
    builder('watchedScreens.state', '<>', present(builder, rule)),
    builder('watchedScreens.locationId', '<>', builder.ref('screens.locationId')),
    builder('watchedScreens.name', '<>', builder.ref('screens.name')),
    builder('watchedScreens.round', '<>', builder.ref('screens.round')),
    builder.and([
      builder('watchedScreens.number', 'is', null),
      builder('screens.tokenHash', 'is not', null),
      rule.isSilenceKnown ? builder.lit(true) : isOnline(builder, rule),
    ]),
  ])

/** The last of the next few thousand screens by ID; undefined: those up to the end. */
export async function findPortionEnd(on: Executor, after: string): Promise<string | undefined> {
  const row = await on
    .selectFrom('screens')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(screensPerStatement - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Some screens: all between two IDs, or the named ones. */
export type Portion =
  | { readonly after: string; readonly upTo: string | undefined }
  | readonly string[]

const isIn =
  (portion: Portion) => (where: ExpressionBuilder<Pick<Database, 'screens'>, 'screens'>) => {
    if (!('after' in portion)) return where('screens.id', 'in', [...portion])
    const { after, upTo } = portion
    return where.and([
      where('screens.id', '>', after),
      ...(upTo === undefined ? [] : [where('screens.id', '<=', upTo)]),
    ])
  }

/** The screens whose state differs from the stored one, with both. */
export const listOthers = (on: Executor, portion: Portion, rule: StateRule) =>
  on
    .selectFrom('screens')
    .leftJoin('watchedScreens', 'watchedScreens.hangingId', 'screens.id')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screens.id')
    .leftJoin('screenReports', 'screenReports.screenId', 'screens.id')
    .leftJoin('boxes', (join) =>
      join
        .onRef('boxes.screenId', '=', 'screens.id')
        .onRef('boxes.reportedAt', '>=', 'screens.linkedAt')
        .on('boxes.reportedAt', '>=', rule.boxesSince)
        .on('boxes.issueSince', '<=', rule.boxesSince),
    )
    .where((builder) => isIn(portion)(builder as unknown as ExpressionBuilder<Database, 'screens'>))
    .where((builder) => isOther(builder as unknown as Builder, rule))
    .select([
      'screens.id',
      'screens.locationId',
      'screens.name',
      'screens.round',
      'screens.linkedAt',
      'screenPresence.seenAt',
      'watchedScreens.number',
      'watchedScreens.locationId as wasIn',
      'watchedScreens.name as wasNamed',
      'watchedScreens.round as wasRound',
      'watchedScreens.state as was',
      'watchedScreens.since',
    ])
    .select((builder) => present(builder as unknown as Builder, rule).as('is'))
    .execute()

export type OtherScreen = Awaited<ReturnType<typeof listOthers>>[number]

/** Watched screens that were deleted and haven't been ended yet. */
export const listOrphans = (on: Executor): Promise<WatchedScreenRow[]> =>
  on
    .selectFrom('watchedScreens')
    .selectAll()
    .where('hangingId', 'is', null)
    .where('endedAt', 'is', null)
    .execute()

export async function isWatched(on: Executor, screenId: string): Promise<boolean> {
  const row = await on
    .selectFrom('watchedScreens')
    .select('number')
    .where('screenId', '=', screenId)
    .executeTakeFirst()
  return row !== undefined
}

/** The highest number in use, including deleted locations that may be restored. */
export async function findHighestNumber(on: Executor): Promise<number> {
  const row = await on
    .selectFrom('watchedScreens')
    .select(({ fn }) => fn.max('number').as('highest'))
    .executeTakeFirst()
  const deleted = await highestDeletedNumber(on, 'locations', 'watchedScreens', 'number')
  return Math.max(row?.highest ?? 0, deleted)
}

export async function updateWatched(
  on: Executor,
  number: number,
  changes: Partial<WatchedScreenRow>,
): Promise<void> {
  await on.updateTable('watchedScreens').set(changes).where('number', '=', number).execute()
}

export async function insertWatched(on: Executor, rows: readonly WatchedScreenRow[]) {
  await insertRows(on, 'watchedScreens', rows)
}

/** Stores state changes. Those of a screen are at different instants. */
export async function insertTransitions(on: Executor, rows: readonly ScreenTransitionRow[]) {
  await insertRows(on, 'screenTransitions', rows)
}

/**
 * Deletes screens that were there only before an instant (epoch milliseconds), and states that had
 * ended by then.
 */
export async function deleteHistoryBefore(on: Executor, instant: number): Promise<void> {
  const before = stampOf(instant)
  await on
    .deleteFrom('screenTransitions')
    .where('at', '<', instant)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('screenTransitions as later')
          .select('later.at')
          .whereRef('later.number', '=', 'screenTransitions.number')
          .whereRef('later.at', '>', 'screenTransitions.at')
          .where('later.at', '<=', instant),
      ),
    )
    .execute()
  await on.deleteFrom('serverAbsences').where('toAt', '<', before).execute()
  await on.deleteFrom('watchedScreens').where('endedAt', '<', before).execute()
}
