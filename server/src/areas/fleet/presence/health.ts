import { locationFields, pick } from '@roundboard/contract'
import {
  connectedSpan,
  type ConnectivityColour,
  healthColour,
  type HealthGroup,
  healthOf,
  isOpenAt,
  isScreenIssue,
  outageStarts,
  problemOf,
  type ScreenState,
} from '@roundboard/domain'
import { stampsOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import {
  type ConnectivityRule,
  type CountedLocation,
  countScreens,
  findWatch,
  type ScreenObservation,
  listScreenObservations,
} from './health.repository.ts'

/** If nobody has checked the screens for longer, the server itself was down. */
export const watchGapMs = 25_000
/** For this long after that, silent screens don't count as offline, because they reconnect one by one. */
export const silenceGraceMs = 180_000

async function readRule(on: Executor, now: number): Promise<ConnectivityRule> {
  const watch = await findWatch(on)
  const isSilenceKnown =
    watch === undefined ||
    (Math.abs(now - Date.parse(watch.lookedAt)) <= watchGapMs &&
      now - Date.parse(watch.observedSince) >= silenceGraceMs)
  return { connected: stampsOf(connectedSpan(now)), isSilenceKnown }
}

const openingFields = pick(locationFields, ['openingHours'])

/** Whether the screens of a location are expected to be online now. */
const expectedAt = (
  location: Pick<LocationRow, 'isActive' | 'isEnabled' | 'openingHours' | 'timeZone'>,
  now: number,
  timeZones: TimeZones,
) => ({
  isEnabled: location.isActive === 1 && location.isEnabled === 1,
  isOpen: isOpenAt(
    now,
    fromColumns(openingFields, location).openingHours,
    timeZones.rulesOf(location.timeZone),
  ),
})

/** A location with its screens' counts, group and color, and what is wrong with it even while it is closed. */
export interface LocationHealth
  extends Omit<CountedLocation, 'isActive' | 'isEnabled'>, ReturnType<typeof expectedAt> {
  readonly health: HealthGroup
  readonly colour: ConnectivityColour | null
  readonly problem: 'offline' | 'issues' | null
}

/** The health of every location in scope, by name: what all pages count, list and filter. */
export async function readHealth(
  on: Executor,
  scope: ReadonlySet<string> | 'all',
  now: number,
  timeZones: TimeZones,
): Promise<LocationHealth[]> {
  const found = await countScreens(on, scope, await readRule(on, now))
  return found.map((counted) => {
    const location = { ...counted, ...expectedAt(counted, now, timeZones) }
    const problem = location.isEnabled ? problemOf(location) : null
    return { ...location, health: healthOf(location), colour: healthColour(location), problem }
  })
}

/** The current state of a screen. */
export interface ScreenHealth extends Pick<
  ScreenObservation,
  'id' | 'locationId' | 'name' | 'round'
> {
  readonly state: ScreenState
  /** Since when (epoch milliseconds); null if it was never linked. */
  readonly since: number | null
  /** When its outage began, the same on every page; null unless it is offline. */
  readonly outageSince: number | null
}

function stateOf({ linkedAt, isOnline, state }: ScreenObservation): ScreenState {
  if (linkedAt === null) return 'unlinked'
  if (!isOnline) return 'lost'
  return state !== null && isScreenIssue(state) ? state : 'connected'
}

/** Since when, as stored by the last check; until then, since the screen's last status. */
function sinceOf(screen: ScreenObservation, state: ScreenState): number | null {
  if (screen.state === state && screen.since !== null) return Date.parse(screen.since)
  if (screen.linkedAt === null) return null
  const lastSeenMs = Math.max(
    Date.parse(screen.linkedAt),
    Date.parse(screen.seenAt ?? screen.linkedAt),
  )
  return Math.floor(lastSeenMs / 1_000) * 1_000
}

/** The state of all screens of these locations, by round. */
export async function readScreens(
  on: Executor,
  locationIds: readonly string[],
  now: number,
): Promise<Map<string, ScreenHealth[]>> {
  const found = await listScreenObservations(on, locationIds, await readRule(on, now))
  const byLocation = Map.groupBy(found, ({ locationId }) => locationId)
  return new Map(
    [...byLocation].map(([locationId, all]) => {
      const screens = all.map((screen) => {
        const state = stateOf(screen)
        const { id, name, round } = screen
        return { id, locationId, name, round, state, since: sinceOf(screen, state) }
      })
      const lost = screens.filter(({ state, since }) => state === 'lost' && since !== null)
      const starts = outageStarts(lost.map(({ since }) => since ?? 0))
      const startOf = new Map(lost.map(({ id }, place) => [id, starts[place] ?? null]))
      return [
        locationId,
        screens.map((screen) => ({ ...screen, outageSince: startOf.get(screen.id) ?? null })),
      ]
    }),
  )
}
