import {
  type calls,
  type Screen,
  type UptimeOutage,
  type HistoryEvent,
  type HistoryEventName,
  historyEventKinds,
} from '@roundboard/contract'
import { addDays, gymDay, type GymClock, gymDayStart, screenHistoryDays } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, mayDo, reaches, systemActor } from '../../../platform/actor.ts'
import { readHead } from '../../../platform/audit/log-head.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listScreenEvents } from '../../fleet/presence/index.ts'
import { findLocation, findLocations, gymClockOf } from '../../locations/locations/index.ts'
import { listRowsTouching } from '../../workouts/workouts/index.ts'
import { entriesAbout } from './screen-history.repository.ts'

type Query = z.output<(typeof calls.getScreenHistory)['query']>
type Entry = Awaited<ReturnType<ReturnType<typeof entriesAbout>['execute']>>[number]
interface Facts {
  readonly isLinked?: boolean
  readonly hasToken?: boolean
  readonly swappedWith?: string
  readonly after?: Readonly<Record<string, unknown>>
}

const dayMs = 86_400_000
/** Two servers that record the same start compute it to within seconds. */
const sameStartMs = 60_000
const uptimeReader = systemActor('locations.read')

const anEvent = (
  at: string,
  event: HistoryEventName,
  more: Partial<HistoryEvent> = {},
): HistoryEvent => ({ at, event, until: null, cause: null, about: '', by: null, ...more })

/** The event that a log entry stands for; undefined if a screen's history doesn't show it. */
function eventOf({ model, action, data }: Entry): [HistoryEventName, string?] | undefined {
  const { isLinked, hasToken, swappedWith, after = {} } = JSON.parse(data) as Facts
  if (model === 'Location') return ['hard-refresh']
  if (swappedWith !== undefined) return isLinked === false ? ['unlinked'] : ['swapped', swappedWith]
  if (action === 'link') return hasToken === true ? undefined : ['linked']
  if (action === 'unlink') return ['unlinked']
  if (action !== 'update' || Object.keys(after).length === 0) return undefined
  if ('hardRefreshRevision' in after) return ['hard-refresh']
  if ('refreshRevision' in after) return ['refresh']
  if ('locationId' in after) return ['moved']
  return ['changed']
}

/** The logged events of a screen, and since when it has had its location and round. */
async function loggedEvents(
  on: Executor,
  screen: { readonly id: string; readonly locationId: string; readonly createdAt: string },
  from: string,
  mayKnowWho: boolean,
) {
  const { prunedSeq: after } = await readHead(on)
  const entries = await entriesAbout(on, screen, { after, from }).execute()
  const lastChange = (...fields: string[]) =>
    entries.find(({ model, data }) => {
      const { after: changes = {} } = JSON.parse(data) as Facts
      return model === 'Screen' && fields.some((field) => field in changes)
    })?.date ?? screen.createdAt
  const movedAt = lastChange('locationId')
  const events = entries.flatMap((entry) => {
    const found = eventOf(entry)
    if (found === undefined || (entry.model === 'Location' && entry.date < movedAt)) return []
    const by = mayKnowWho ? entry.modifiedBy : null
    return [anEvent(entry.date, found[0], { about: found[1] ?? '', by })]
  })
  return { events, inRoundSince: lastChange('locationId', 'round') }
}

/** Starts and builds, without duplicates recorded by several servers. */
async function reportedEvents(on: Executor, id: string, from: string): Promise<HistoryEvent[]> {
  let build = ''
  let startedAt = -Infinity
  return (await listScreenEvents(on, id, from)).flatMap(({ at, kind, detail }) => {
    const isKnown = kind === 'build' ? detail === build : Date.parse(at) - startedAt < sameStartMs
    if (kind === 'build') build = detail
    else startedAt = Date.parse(at)
    return isKnown ? [] : [anEvent(at, kind === 'build' ? 'build' : 'started', { about: detail })]
  })
}

/** The workouts scheduled for a round since an instant, on past days and today. */
async function scheduledEvents(
  on: Executor,
  { round, since }: { readonly round: number; readonly since: string },
  { first, today, clock }: { first: string; today: string; clock: GymClock },
): Promise<HistoryEvent[]> {
  const workouts = await listRowsTouching(on, [round], first, today)
  const events: HistoryEvent[] = []
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const at = gymDayStart(day, clock)
    const end = stampOf(gymDayStart(addDays(day, 1), clock))
    if (end <= since) continue
    for (const { name, isDraft, startDate, endDate, createdAt } of workouts)
      if (
        isDraft === 0 &&
        startDate.slice(0, 10) <= day &&
        endDate.slice(0, 10) >= day &&
        createdAt < end
      )
        events.push(anEvent(stampOf(at), 'scheduled', { about: name }))
  }
  return events
}

/** A screen's history, assembled from data that is stored for other purposes. */
export function createScreenHistoryService(
  dependencies: Pick<Platform, 'read' | 'clock' | 'timeZones'> & {
    screens: { get(actor: Actor, id: string): Promise<Screen> }
    uptime: {
      locationsOf(actor: Actor, screenId: string): Promise<string[]>
      ofScreen(
        actor: Actor,
        place: { readonly id: string; readonly locationId: string },
        query: { readonly from: string; readonly to: string },
      ): Promise<UptimeOutage[]>
    }
  },
) {
  const { read, clock, timeZones, screens, uptime } = dependencies

  async function eventsOf(actor: Actor, screen: Screen): Promise<HistoryEvent[]> {
    const { on, scope } = read(actor, 'screens.read')
    const { id, round, createdAt } = screen
    const now = clock()
    const from = stampOf(now - screenHistoryDays * dayMs)
    const added = createdAt < from ? [] : [anEvent(createdAt, 'added')]
    const location = screen.location && (await findLocation(on, screen.location._id))
    const reported = await reportedEvents(on, id, from)
    if (!location) return [...added, ...reported]
    const gym = gymClockOf(location, timeZones)
    const today = gymDay(now, gym)
    const first = addDays(today, 1 - screenHistoryDays)
    const place = { id, locationId: location.id, createdAt }
    const locationIds = (await uptime.locationsOf(uptimeReader, id)).filter((each) =>
      reaches(scope, each),
    )
    const outages = await Promise.all(
      [...(await findLocations(on, locationIds)).keys()].map((locationId) =>
        uptime.ofScreen(uptimeReader, { id, locationId }, { from: first, to: today }),
      ),
    )
    const logged = await loggedEvents(on, place, from, mayDo(actor, 'logs'))
    const scheduled = { round, since: logged.inRoundSince }
    return [
      ...added,
      ...reported,
      ...outages
        .flat()
        .map(({ from: at, to, cause }) => anEvent(at, 'offline', { until: to, cause })),
      ...logged.events,
      ...(mayDo(actor, 'workouts.read')
        ? await scheduledEvents(on, scheduled, { first, today, clock: gym })
        : []),
    ]
  }

  return {
    async list(
      actor: Actor,
      id: string,
      { kind, page, limit }: Query,
    ): Promise<Listed<HistoryEvent>> {
      const all = await eventsOf(actor, await screens.get(actor, id))
      const found = all
        .filter(({ event }) => kind === undefined || historyEventKinds[event] === kind)
        .sort((a, b) => (a.at < b.at ? 1 : -1))
      return { items: found.slice((page - 1) * limit, page * limit), count: found.length }
    },
  }
}
