import type { ScreenAnnouncement } from '@roundboard/contract'
import { announcementFields } from '@roundboard/contract'
import { type AnnouncementSpan, type Language, spanInZone, textIn } from '@roundboard/domain'
import { serverThatMay } from '../../../platform/actor.ts'
import type { Changes } from '../../../platform/changes.ts'
import { type Clock, stampOf } from '../../../platform/clock.ts'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import type { Reader } from '../../../platform/read.ts'
import type { TimeZones } from '../../../platform/time-zones/time-zones.ts'
import type { AnnouncementWithPlaces } from './announcements.presenter.ts'
import { listNotOver } from './announcements.repository.ts'

// After a change of time zone, a location's clock may be this far behind the one used before.
const zonesApartMs = 27 * 3_600_000

/** A screen's properties that determine its announcements. */
export interface BoardPlace {
  readonly locationId: string
  readonly timeZone: string
  readonly language: Language
}

interface Posted {
  readonly row: AnnouncementWithPlaces
  readonly said: ReturnType<typeof saidOf>
  readonly places: 'all' | ReadonlySet<string>
  /** By time zone. */
  readonly spans: Map<string, AnnouncementSpan>
}

const saidOf = (row: AnnouncementWithPlaces) => fromColumns(announcementFields, row)

const isFor = ({ places }: Posted, locationId: string) => places === 'all' || places.has(locationId)

const server = serverThatMay('announcements')

export type Board = ReturnType<typeof createBoard>

/** The announcements of each screen, from memory, since every heartbeat asks. */
export function createBoard(dependencies: {
  read: Reader
  clock: Clock
  timeZones: TimeZones
  changes: Pick<Changes, 'subscribe'>
  /** Called with the locations whose announcements changed. */
  onMoved: (isConcerned: (screen: { readonly locationId: string }) => boolean) => void
  onFailure: (what: string, error: unknown) => void
}) {
  const { read, clock, timeZones, changes, onMoved, onFailure } = dependencies
  let known: readonly Posted[] | undefined
  let last: readonly Posted[] = []
  let generation = 0
  let loading: Promise<readonly Posted[]> | undefined
  /** Settles when nothing is being read. */
  let idle: Promise<unknown> = Promise.resolve()

  async function readPosted(): Promise<Posted[]> {
    const { on } = read(server, 'announcements')
    const rows = await listNotOver(on, stampOf(clock() - zonesApartMs))
    return rows.map((row) => ({
      row,
      said: saidOf(row),
      places: row.isForAll === 1 ? 'all' : new Set(row.locationIds),
      spans: new Map(),
    }))
  }

  async function load(): Promise<readonly Posted[]> {
    const mine = generation
    let posted: readonly Posted[]
    try {
      posted = await readPosted()
    } catch (error) {
      // Screens keep their announcements while the database is unavailable.
      if (!isDatabaseUnavailable(error)) throw error
      return last
    }
    if (mine !== generation) return get()
    const moved = [...changedFrom(last, posted), ...changedFrom(posted, last)]
    known = last = posted
    if (moved.length > 0) onMoved(({ locationId }) => moved.some((one) => isFor(one, locationId)))
    return posted
  }

  function get(): Promise<readonly Posted[]> {
    if (known !== undefined) return Promise.resolve(known)
    const mine = (loading ??= load().finally(() => {
      if (loading === mine) loading = undefined
    }))
    idle = Promise.allSettled([idle, mine])
    return mine
  }

  const unsubscribe = changes.subscribe(({ kind }) => {
    if (kind !== 'announcements' && kind !== 'everything') return
    generation += 1
    known = undefined
    loading = undefined
    get().catch((error: unknown) => {
      onFailure('could not read announcements', error)
    })
  })

  function spanOf({ row, said, spans }: Posted, timeZone: string): AnnouncementSpan {
    const { from, until } = said
    if (until === null) return { from: Date.parse(row.startsAt), until: Date.parse(row.overAt) }
    return spans.getOrInsertComputed(timeZone, () =>
      spanInZone({ from, until, madeAt: Date.parse(row.createdAt) }, timeZones.rulesOf(timeZone)),
    )
  }

  return {
    /** Whether the announcements are loaded. */
    isKnown: () => known !== undefined,
    async ready(): Promise<void> {
      await get()
    },
    /** A screen's current and coming announcements in its language. */
    listFor({ locationId, timeZone, language }: BoardPlace): ScreenAnnouncement[] {
      const now = clock()
      return (known ?? last).flatMap((posted) => {
        if (!isFor(posted, locationId)) return []
        const { from, until } = spanOf(posted, timeZone)
        if (until <= now || until <= from) return []
        const { id, kind } = posted.row
        const text = textIn(language, posted.said.text, posted.said.translations)
        return [{ id, kind, text, from: stampOf(from), until: stampOf(until) }]
      })
    },
    async stop(): Promise<void> {
      unsubscribe()
      await idle
    },
  }
}

/** Those that are missing or different in the other list. */
const changedFrom = (some: readonly Posted[], others: readonly Posted[]) =>
  some.filter(
    ({ row }) =>
      !others.some(({ row: other }) => other.id === row.id && other.updatedAt === row.updatedAt),
  )
