import { type Day, gymDay, type Language, originalLanguage } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import type { Change } from '../../../platform/changes.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { CalendarFeedRow } from '../../../platform/database/schema.ts'
import { tagOf } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { findLocation, gymClockOf } from '../../locations/locations/index.ts'
import { listWorkoutsTouching, presentWorkout } from '../workouts/index.ts'
import { calendarText } from './calendar-text.ts'
import { daysOfFeed, eventsOf, type FeedSource } from './calendar-events.ts'
import * as rows from './calendar-feeds.repository.ts'
import { stamped } from './delivered.ts'

/** A calendar's secret grants access to what this actor may read. */
const reader = systemActor('workouts.read')

interface About {
  readonly name: string
  readonly timeZone: string | null
  readonly today: Day
  readonly isOnWalls: boolean
  readonly language: Language
  readonly gym: FeedSource['gym']
}

/** A calendar as it is sent, and its events. */
interface Written {
  readonly text: string
  readonly tag: string
  readonly told: string
}

/** Changes that can affect calendars. */
const contentKinds = new Set<Change['kind']>([
  'workouts',
  'rounds',
  'location',
  'face',
  'everything',
])

export type CalendarService = ReturnType<typeof createCalendarService>

/** The content of subscribed calendars. */
export function createCalendarService(
  dependencies: Pick<
    Platform,
    'read' | 'unlogged' | 'clock' | 'timeZones' | 'changes' | 'later'
  > & {
    listRounds: () => Promise<readonly { readonly roundNumber: number; readonly name: string }[]>
    productName: () => Promise<string>
  },
) {
  const { read, unlogged, clock, timeZones, changes, later, listRounds, productName } = dependencies

  async function subjectOf(
    on: Executor,
    feed: CalendarFeedRow,
    rounds: FeedSource['rounds'],
  ): Promise<About> {
    if (feed.locationId === null) {
      const round = feed.round ?? 0
      return {
        name: `${String(round)}. ${rounds.get(round) ?? `Round ${String(round)}`}`,
        timeZone: null,
        today: stampOf(clock()).slice(0, 10),
        isOnWalls: true,
        language: originalLanguage,
        gym: null,
      }
    }
    const location = await findLocation(on, feed.locationId)
    if (location === undefined) throw new Error('the feed’s location is missing')
    const gymClock = gymClockOf(location, timeZones)
    return {
      name: location.name,
      timeZone: location.timeZone,
      today: gymDay(clock(), gymClock),
      isOnWalls: location.isEnabled === 1,
      language: location.language as Language,
      gym: { name: location.name, clock: gymClock },
    }
  }

  async function listPublished(on: Executor, { today }: About, round: number | null) {
    const { first, last } = daysOfFeed(today)
    const touching = await listWorkoutsTouching(on, first, last)
    return touching
      .filter((row) => row.isDraft === 0 && (round === null || row.round === round))
      .map(presentWorkout)
  }

  async function noteFetch(feed: CalendarFeedRow, delivered: string): Promise<void> {
    const fetchedAt = `${stampOf(clock()).slice(0, 13)}:00:00.000Z`
    if (delivered === feed.told && fetchedAt === feed.fetchedAt) return
    await later.write(`fetch of ${feed.secretHash}`, () =>
      rows.noteFetch(unlogged(reader, 'workouts.read'), feed, { told: delivered, fetchedAt }),
    )
  }

  async function write(on: Executor, feed: CalendarFeedRow): Promise<Written> {
    const named = (await listRounds()).map(({ roundNumber, name }) => [roundNumber, name] as const)
    const rounds = new Map(named)
    const about = await subjectOf(on, feed, rounds)
    const workouts = about.isOnWalls ? await listPublished(on, about, feed.round) : []
    const { id, round } = feed
    const { language, gym, today } = about
    const events = eventsOf({ id, round, rounds, workouts, language, gym }, today)
    const { events: shown, told: delivered } = stamped(events, feed.told, stampOf(clock()))
    const product = await productName()
    const text = calendarText({ ...about, name: `${about.name} · ${product}`, product }, shown)
    return { text, tag: tagOf(text), told: delivered }
  }

  // A location's day changes at some minute; everything else comes with a change.
  const cache = new Map<string, Promise<Written>>()
  let cachedFor = ''
  let changed = 0
  changes.subscribe(({ kind }) => {
    if (contentKinds.has(kind)) changed += 1
  })

  function written(on: Executor, feed: CalendarFeedRow): Promise<Written> {
    const now = `${String(changed)} ${stampOf(clock()).slice(0, 16)}`
    if (now !== cachedFor) cache.clear()
    cachedFor = now
    const key = `${feed.secretHash} ${feed.told}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const writing = write(on, feed)
    cache.set(key, writing)
    writing.catch(() => {
      if (cache.get(key) === writing) cache.delete(key)
    })
    return writing
  }

  return {
    /** The calendar with this secret, and its ETag. */
    async find(secret: string): Promise<{ text: string; tag: string } | undefined> {
      const { on } = read(reader, 'workouts.read')
      const feed = await rows.findFeed(on, 'secretHash', hashSecret(secret))
      if (feed === undefined) return undefined
      const { text, tag, told: delivered } = await written(on, feed)
      await noteFetch(feed, delivered)
      return { text, tag }
    },
  }
}
