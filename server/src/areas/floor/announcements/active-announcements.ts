import type { ScreenAnnouncement } from '@roundboard/contract'
import { announcementFields } from '@roundboard/contract'
import { type AnnouncementSpan, type Language, spanInZone, textIn } from '@roundboard/domain'
import { systemActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'
import { createLatest } from '../../../platform/latest.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AnnouncementWithPlaces } from './announcements.presenter.ts'
import { hasGroups, listNotOver } from './announcements.repository.ts'

// After a change of time zone, a location's clock may be this far behind the one used before.
const zonesApartMs = 27 * 3_600_000

/** A screen's properties that determine its announcements. */
export interface WallPlace {
  readonly locationId: string
  readonly timeZone: string
  readonly language: Language
}

interface Posted {
  readonly row: AnnouncementWithPlaces
  readonly content: ReturnType<typeof contentOf>
  readonly places: 'all' | ReadonlySet<string>
  /** By time zone. */
  readonly spans: Map<string, AnnouncementSpan>
}

const contentOf = (row: AnnouncementWithPlaces) => fromColumns(announcementFields, row)

const isFor = ({ places }: Posted, locationId: string) => places === 'all' || places.has(locationId)

const server = systemActor('announcements')

export type ActiveAnnouncements = ReturnType<typeof createActiveAnnouncements>

/** The announcements of each screen, from memory, since every heartbeat asks. */
export function createActiveAnnouncements(
  dependencies: Pick<Platform, 'read' | 'clock' | 'timeZones' | 'changes' | 'onFailure'> & {
    /** Called with a predicate for the screens whose announcements changed. */
    onMoved: (isConcerned: (screen: { readonly locationId: string }) => boolean) => void
  },
) {
  const { read, clock, timeZones, changes, onMoved, onFailure } = dependencies
  async function readPosted(): Promise<Posted[]> {
    const { on } = read(server, 'announcements')
    const rows = await listNotOver(on, stampOf(clock() - zonesApartMs))
    return rows.map((row) => ({
      row,
      content: contentOf(row),
      places: row.isForAll === 1 ? 'all' : new Set(row.reachedIds),
      spans: new Map(),
    }))
  }

  const posted = createLatest<readonly Posted[]>({
    initial: [],
    changes,
    after: ['announcements', 'everything'],
    // Locations get other regions and tags, or are restored.
    alsoAfter: (kind, current) =>
      kind === 'regions' ||
      (kind === 'location' && (current?.some(({ row }) => hasGroups(row)) ?? true)),
    ask: readPosted,
    onRead(now, before) {
      const moved = [...changedFrom(before, now), ...changedFrom(now, before)]
      if (moved.length > 0) onMoved(({ locationId }) => moved.some((one) => isFor(one, locationId)))
    },
    onFailure: (error) => onFailure('could not read announcements', error),
  })

  function spanOf({ row, content, spans }: Posted, timeZone: string): AnnouncementSpan {
    const { from, until } = content
    if (until === null) return { from: Date.parse(row.startsAt), until: Date.parse(row.overAt) }
    return spans.getOrInsertComputed(timeZone, () =>
      spanInZone({ from, until, madeAt: Date.parse(row.createdAt) }, timeZones.rulesOf(timeZone)),
    )
  }

  return {
    /** Whether the announcements are loaded. */
    isKnown: posted.isKnown,
    ready: posted.ready,
    /** A screen's current and coming announcements in its language. */
    listFor({ locationId, timeZone, language }: WallPlace): ScreenAnnouncement[] {
      const now = clock()
      return posted.last().flatMap((one) => {
        if (!isFor(one, locationId)) return []
        const { from, until } = spanOf(one, timeZone)
        if (until <= now || until <= from) return []
        const { id, kind } = one.row
        const text = textIn(language, one.content.text, one.content.translations)
        return [{ id, kind, text, from: stampOf(from), until: stampOf(until) }]
      })
    },
    stop: posted.stop,
  }
}

/** Those that are missing or different in the other list. */
const changedFrom = (some: readonly Posted[], others: readonly Posted[]) =>
  some.filter(
    ({ row }) =>
      !others.some(
        ({ row: other }) =>
          other.id === row.id &&
          other.updatedAt === row.updatedAt &&
          String(other.reachedIds) === String(row.reachedIds),
      ),
  )
