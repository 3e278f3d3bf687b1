import { type CalendarFeed, calendarFeedPath, type CalendarFeedSubject } from '@roundboard/contract'
import { type Actor, assertProved, nameOf } from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { CalendarFeedRow, LocationRow } from '../../../platform/database/schema.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import { findLocation, findLocations } from '../../locations/locations/index.ts'
import * as rows from './calendar-feeds.repository.ts'
import { noDeliveries } from './delivered.ts'

const presentFeed = (
  { id, round, madeBy, madeAt, fetchedAt }: CalendarFeedRow,
  location: Pick<LocationRow, 'id' | 'name'> | undefined,
): CalendarFeed => ({
  _id: id,
  id,
  location: location ? { _id: location.id, id: location.id, name: location.name } : null,
  round,
  madeBy,
  madeAt,
  fetchedAt,
})

export type FeedsService = ReturnType<typeof createFeedsService>

/** Creates, renews and deletes the secret addresses of calendar feeds. */
export function createFeedsService(dependencies: Pick<Platform, 'read' | 'write' | 'newId'>) {
  const { read, write, newId } = dependencies

  const locationOf = async (on: Executor, id: string | null) =>
    id === null ? undefined : findLocation(on, id)

  return {
    async list(actor: Actor): Promise<CalendarFeed[]> {
      const { on } = read(actor, 'workouts.write')
      const feeds = await rows.listCalendarFeeds(on)
      const locations = await findLocations(
        on,
        feeds.flatMap(({ locationId }) => locationId ?? []),
      )
      return feeds.map((row) => presentFeed(row, locations.get(row.locationId ?? '')))
    },

    /** Changes the address. The events stay the same to calendar apps. */
    renew: (actor: Actor, subject: CalendarFeedSubject): Promise<CalendarFeed & { path: string }> =>
      write(actor, 'workouts.write', async ({ trx, at, record }) => {
        const locationId = subject.location ?? null
        const round = subject.round ?? null
        const location = await locationOf(trx, locationId)
        if (locationId !== null && location === undefined)
          throw badField('location', 'no-such-location')
        assertProved(actor)
        const before = await (locationId === null
          ? rows.findFeed(trx, 'round', round ?? 0)
          : rows.findFeed(trx, 'locationId', locationId))
        const secret = newSecret()
        const row: CalendarFeedRow = {
          id: before?.id ?? newId(),
          locationId,
          round,
          secretHash: hashSecret(secret),
          madeBy: nameOf(actor),
          madeAt: at,
          fetchedAt: null,
          told: before?.told ?? noDeliveries,
        }
        await rows.saveFeed(trx, row)
        const feed = presentFeed(row, location)
        const action = before === undefined ? 'create' : 'update'
        record({ model: 'Calendar', action, data: { ...feed } })
        return { ...feed, path: calendarFeedPath(secret) }
      }),

    end: (actor: Actor, id: string): Promise<CalendarFeed> =>
      write(actor, 'workouts.write', async ({ trx, record }) => {
        const row = await rows.findFeed(trx, 'id', id)
        if (row === undefined) throw notFound('calendar')
        await rows.deleteFeed(trx, id)
        const feed = presentFeed(row, await locationOf(trx, row.locationId))
        record({ model: 'Calendar', action: 'delete', data: { ...feed } })
        return feed
      }),
  }
}
