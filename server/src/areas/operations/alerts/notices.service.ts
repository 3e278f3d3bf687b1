import type { Notice } from '@roundboard/contract'
import { alertKinds, canReceiveAlert, noticeRetentionMs } from '@roundboard/domain'
import type { Scope, UserActor } from '../../../platform/actor.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLocations } from '../../locations/locations/index.ts'
import * as rows from './notices.repository.ts'
import { partlyRecovered } from './outages.repository.ts'
import { readFacts } from './facts.ts'

/** More than anyone reads in a menu. Older ones are on the location's page. */
const noticesShown = 50

function presentNotice(
  row: rows.ListedNotice,
  location: Pick<LocationRow, 'id' | 'name' | 'timeZone'> | undefined,
): Notice {
  return {
    _id: row.id,
    id: row.id,
    kind: row.kind,
    location: location
      ? {
          _id: location.id,
          id: location.id,
          name: location.name,
          timeZone: location.timeZone,
        }
      : null,
    ...readFacts(row.what),
    since: row.since,
    until: row.subject === partlyRecovered ? null : row.endedAt,
    at: row.at,
    isRead: row.readAt !== null,
  }
}

export type NoticesService = ReturnType<typeof createNoticesService>

/** Notifications in the console's header. */
export function createNoticesService(dependencies: Pick<Platform, 'read' | 'unlogged' | 'clock'>) {
  const { read, unlogged, clock } = dependencies
  const recipient = ({ userId, role }: UserActor, scope: Scope): rows.Recipient => ({
    userId,
    scope,
    kinds: alertKinds.filter((kind) => canReceiveAlert(role, kind)),
    since: stampOf(clock() - noticeRetentionMs),
  })

  return {
    async list(actor: UserActor): Promise<{ notices: Notice[]; unread: number }> {
      const { on, scope } = read(actor, 'alerts')
      const found = await rows.listNotices(on, recipient(actor, scope), noticesShown)
      const ids = found.flatMap(({ locationId }) => locationId ?? [])
      const locations = await findLocations(on, ids)
      return {
        notices: found.map((row) => presentNotice(row, locations.get(row.locationId ?? ''))),
        unread: await rows.countUnread(on, recipient(actor, scope)),
      }
    },

    /** Not logged, because what a user has read is private. */
    async read(
      actor: UserActor,
      which: { ids?: string[] | undefined; until?: string | undefined },
    ): Promise<{ unread: number }> {
      const on = unlogged(actor, 'alerts')
      const { scope } = read(actor, 'alerts')
      await rows.markRead(on, actor.userId, which, stampOf(clock()))
      return { unread: await rows.countUnread(on, recipient(actor, scope)) }
    },
  }
}
