import { expect, test } from 'vitest'
import { aDatabaseOf } from '../../testing/an-older-database.ts'
import { engines } from '../../testing/a-server.ts'
import { openDatabase } from './database.ts'

const stamps = { createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' }

test.each(engines)(
  'presence that was left behind by deleted screens goes, the rest stays with its content, on %s',
  async (engine) => {
    const screen = {
      ...{ id: 's1', locationId: 'l1', name: 'A', nameFolded: 'a', round: 1, language: 'en-us' },
      ...{ hasSound: 0, tokenHash: null, linkedAt: null, ...stamps },
      ...{ refreshRevision: 0, hardRefreshRevision: 0 },
    }
    const location = {
      ...{ id: 'l1', name: 'G', nameFolded: 'g', locationIdentifier: 'RB-1000', timeZone: 'UTC' },
      ...{ language: 'en-us', isActive: 1, isEnabled: 1, lrVideo: 0, is365: 0, vtsEnabled: 0 },
      ...{ androidOs: 0, timerPalette: 'x', schedule: '[]', licenseKey: null, timerStamp: null },
      ...{ timerPlaylist: '[]', ...stamps },
    }
    const seenAt = stamps.createdAt
    const report = {
      ...{ label: 'connected', appliedRefresh: 2, appliedHardRefresh: 1 },
      report: '{"workoutId":"w1"}',
    }
    const settings = await aDatabaseOf(engine, '0004-narrow-presence', async (db) => {
      await db.insertInto('locations').values(location).execute()
      await db.insertInto('screens').values(screen).execute()
      for (const screenId of ['s1', 'gone']) {
        await db
          .insertInto('screenPresence')
          .values({ screenId, seenAt, vitals: '1 2 3' })
          .execute()
        await db
          .insertInto('screenReports')
          .values({ screenId, ...report })
          .execute()
      }
    })
    const { db, close } = await openDatabase(settings)
    try {
      expect(await db.selectFrom('screenPresence').selectAll().execute()).toEqual([
        { screenId: 's1', seenAt, vitals: '1 2 3' },
      ])
      expect(await db.selectFrom('screenReports').selectAll().execute()).toEqual([
        { screenId: 's1', ...report, contentId: 'w1' },
      ])
      await db.deleteFrom('locations').execute()
      expect(await db.selectFrom('screenReports').selectAll().execute()).toEqual([])
    } finally {
      await close()
    }
  },
)
