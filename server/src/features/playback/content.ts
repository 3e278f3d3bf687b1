import { createHash } from 'node:crypto'
import type { Programme, ScreenLocation, Workout } from '@roundboard/contract'
import {
  addDays,
  gymDay,
  gymDayStart,
  limits,
  playbackAt,
  programme,
  videoLinkFor,
} from '@roundboard/domain'
import type { Changes } from '../../platform/changes.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { isDatabaseUnavailable } from '../../platform/database/failures.ts'
import type { LocationRow } from '../../platform/database/schema.ts'
import { findLocation, gymClockOf, presentScreenLocation } from '../locations/index.ts'
import type { MediaService } from '../media/index.ts'

/** What all screens of a location with the same round show: prepared once, used by all. */
export interface Content {
  readonly location: ScreenLocation
  readonly round: number
  readonly roundName: string
  readonly roundImageUrl: string
  readonly intervals: Programme['intervals']
  readonly flexibilityVideo: string | null
  readonly media: Programme['media']
  readonly appVersion: string
  readonly revision: string
  readonly workout: Workout | null
  /** From when until when this holds, in epoch milliseconds. */
  readonly startsAt: number
  readonly expiresAt: number
  /** What is the same in every heartbeat's answer: the end of the screen, and what follows it, as JSON made once. */
  readonly json: { readonly place: string; readonly tail: string }
}

interface Sources {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly media: MediaService
  readonly listRounds: () => Promise<
    readonly {
      roundNumber: number
      name: string
      imageUrl: string
      videoLink: string | null
      lrVideoLink: string | null
    }[]
  >
  readonly listWorkouts: (round: number, from: string, to: string) => Promise<Workout[]>
  readonly latestVersion: () => Promise<string>
}

const sharedForMs = 60_000

const keptForMs = 5_000

type Interval = Programme['intervals'][number]

/** What is being prepared, and from then on what was. */
interface Prepared {
  readonly coming: Promise<Content | undefined>
  content: Content | undefined
}

const tailOf = (workout: Workout | null, { lrVideo }: ScreenLocation, appVersion: string) =>
  `"workout":${JSON.stringify(workout)},"lrVideo":${String(lrVideo)},"appVersion":${JSON.stringify(appVersion)}`

function placeOf(location: ScreenLocation, roundName: string, roundImageUrl: string): string {
  const place = { roundName, roundImageUrl, location, timeZone: location.timeZone }
  return JSON.stringify(place).slice(1, -1)
}

/** What was prepared before, as it is at this instant: for as long as the database is away. */
function kept(last: Content, now: number): Content {
  const stamp = stampOf(now)
  const current = last.intervals.find(({ from, to }) => from <= stamp && stamp < to)
  const workout = current?.workout ?? null
  const tail = tailOf(workout, last.location, last.appVersion)
  const json = { ...last.json, tail }
  return { ...last, workout, json, startsAt: now, expiresAt: now + keptForMs }
}

export type ContentService = ReturnType<typeof createContentService>

/** Prepares what screens show, keeps it until something changes, and says when that was. */
export function createContentService(sources: Sources) {
  const { db, clock, changes } = sources
  const prepared = new Map<string, Prepared>()
  const lastGood = new Map<string, Content>()
  const key = (locationId: string, round: number) => `${locationId} ${String(round)}`

  const workouts = new Map<string, Promise<Workout[]>>()

  // Asked once for all locations: a round's workouts are the same everywhere.
  function listWorkouts(round: number, from: string, to: string): Promise<Workout[]> {
    const name = [round, from, to].join(' ')
    const known = workouts.get(name)
    if (known) return known
    const asked = sources.listWorkouts(round, from, to)
    workouts.set(name, asked)
    const forget = () => workouts.delete(name)
    asked.catch(forget)
    setTimeout(forget, sharedForMs).unref()
    return asked
  }

  const drop = (isMeant: (locationId: string, round: number) => boolean) => {
    for (const name of prepared.keys()) {
      const [locationId = '', round = ''] = name.split(' ')
      if (isMeant(locationId, Number(round))) prepared.delete(name)
    }
  }

  const unsubscribe = changes.subscribe((change) => {
    switch (change.kind) {
      case 'workouts':
        workouts.clear()
        drop((_, round) => change.rounds.includes(round))
        break
      case 'location':
        drop((locationId) => locationId === change.locationId)
        break
      case 'rounds':
      case 'releases':
      case 'everything':
        workouts.clear()
        prepared.clear()
        break
      case 'timer':
      case 'screen':
      case 'exercises':
        break
    }
  })

  async function intervalsOf(location: LocationRow, round: number, now: number) {
    const gym = gymClockOf(location)
    const today = gymDay(now, gym)
    const isShown = location.isEnabled === 1 && round !== limits.flexibilityRound
    const last = addDays(today, limits.programmeDays)
    const workouts = isShown ? await listWorkouts(round, today, last) : []
    return {
      intervals: programme(workouts, gym, now, limits.programmeDays),
      // Both what is on air and the window of fourteen days change with the gym day, never within it.
      startsAt: gymDayStart(today, gym),
      expiresAt: gymDayStart(addDays(today, 1), gym),
    }
  }

  async function prepare(locationId: string, round: number): Promise<Content | undefined> {
    const location = await findLocation(db, locationId)
    if (location === undefined) return undefined
    const now = clock()
    const [{ intervals, startsAt, expiresAt }, rounds, appVersion] = await Promise.all([
      intervalsOf(location, round, now),
      sources.listRounds(),
      sources.latestVersion(),
    ])
    const shown = presentScreenLocation(location)
    const record = rounds.find((known) => known.roundNumber === round)
    const flexibilityVideo =
      round === limits.flexibilityRound && record?.videoLink
        ? videoLinkFor(
            { videoLink: record.videoLink, lrVideoLink: record.lrVideoLink },
            shown.lrVideo,
          )
        : null
    const stamped: Interval[] = intervals.map((interval) => ({
      from: stampOf(interval.from),
      to: stampOf(interval.to),
      workout: interval.workout,
    }))
    const roundImageUrl = record?.imageUrl ?? ''
    const roundName = record?.name ?? `Round ${String(round)}`
    const links = [
      roundImageUrl,
      flexibilityVideo ?? '',
      ...stamped.flatMap(({ workout }) =>
        (workout?.routines ?? []).map((routine) => videoLinkFor(routine, shown.lrVideo)),
      ),
    ]
    const media = sources.media.describe([...new Set(links)].filter((link) => link !== ''))
    const facts = {
      location: shown,
      roundName,
      roundImageUrl,
      intervals: stamped,
      flexibilityVideo,
    }
    const revision = createHash('sha256')
      .update(JSON.stringify([facts, appVersion, media]))
      .digest('base64url')
      .slice(0, 16)
    const { workout } = playbackAt(intervals, now)
    return {
      ...facts,
      round,
      media,
      appVersion,
      revision,
      workout,
      startsAt,
      expiresAt,
      json: {
        place: placeOf(shown, roundName, roundImageUrl),
        tail: tailOf(workout, shown, appVersion),
      },
    }
  }

  // A wall plays on and reports while the database is away, even just after an edit.
  async function prepareOrKeep(locationId: string, round: number): Promise<Content | undefined> {
    const name = key(locationId, round)
    try {
      const fresh = await prepare(locationId, round)
      if (fresh) lastGood.set(name, fresh)
      else lastGood.delete(name)
      return fresh
    } catch (error) {
      const last = lastGood.get(name)
      if (last === undefined || !isDatabaseUnavailable(error)) throw error
      return kept(last, clock())
    }
  }

  function isCurrent(content: Content): boolean {
    const now = clock()
    return content.startsAt <= now && now < content.expiresAt
  }

  return {
    /** The same without waiting, if it has been prepared. */
    peek(locationId: string, round: number): Content | undefined {
      const content = prepared.get(key(locationId, round))?.content
      return content && isCurrent(content) ? content : undefined
    },

    /** What a location's round shows; `undefined` when the location is gone. */
    async get(locationId: string, round: number): Promise<Content | undefined> {
      const name = key(locationId, round)
      const known = prepared.get(name)
      if (known) {
        const content = await known.coming
        if (content && isCurrent(content)) return content
        if (prepared.get(name) === known) prepared.delete(name)
        else return this.get(locationId, round)
      }
      const fresh: Prepared = { coming: prepareOrKeep(locationId, round), content: undefined }
      prepared.set(name, fresh)
      fresh.coming.then(
        (content) => (fresh.content = content),
        () => {
          if (prepared.get(name) === fresh) prepared.delete(name)
        },
      )
      return fresh.coming
    },
    stop: unsubscribe,
  }
}
