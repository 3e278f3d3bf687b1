import {
  type calls,
  type DataOf,
  type SystemState,
  type VideoHost,
  videoHosts,
} from '@roundboard/contract'
import { connectedSpan } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor, UserActor } from '../../../platform/actor.ts'
import { stampOf, stampsOf } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Engine } from '../../../platform/database/engine.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countLocations, type LocationsService } from '../../locations/locations/index.ts'
import { countConnected } from '../../fleet/presence/index.ts'
import { countScreens, type ScreensService } from '../../fleet/screens/index.ts'
import { assertTypedPassword } from '../../identity/sessions/index.ts'
import { assertRound, createExporters, type ExportSources } from './exports.ts'

type Export = z.output<(typeof calls.exportData)['body']>

const showsLockerRoom = {
  franchise: false,
  'locker-room': true,
} as const satisfies Record<VideoHost, boolean>

const [firstHost] = videoHosts

export type SystemService = ReturnType<typeof createSystemService>

/** Actions on the whole installation. Each requires the user's password. */
export function createSystemService(
  dependencies: Pick<Platform, 'read' | 'write' | 'clock' | 'timeZones'> & {
    engine: Engine
    config: Pick<Config, 'LOCKER_ROOM_EXCLUDED_LOCATION'>
    latestVersion: () => Promise<string>
    readStorage: () => Promise<SystemState['storage']>
    isMissingMedia: () => Promise<boolean>
    sources: ExportSources & {
      readonly locations: Pick<LocationsService, 'switchVideos'>
      readonly screens: Pick<ScreensService, 'raiseRevisions'>
    }
  },
) {
  const { read, engine, write, clock, timeZones, latestVersion } = dependencies
  const { readStorage, isMissingMedia, sources } = dependencies
  const exporters = createExporters(sources)
  const excludedLocation = dependencies.config.LOCKER_ROOM_EXCLUDED_LOCATION?.toUpperCase()
  const startedAt = stampOf(clock())

  return {
    async state(actor: Actor): Promise<SystemState> {
      const { on } = read(actor, 'system')
      const span = stampsOf(connectedSpan(clock()))
      const screens = await countScreens(on)
      const locations = await countLocations(on)
      return {
        version: await latestVersion(),
        engine,
        node: process.version,
        timeZoneData: timeZones.data(clock()),
        storage: await readStorage(),
        isMissingMedia: await isMissingMedia(),
        startedAt,
        screens: screens.all,
        linkedScreens: screens.linked,
        connectedScreens: await countConnected(on, span),
        locations: locations.all,
        lockerRoomLocations: locations.lockerRoom,
        excludedLocation: excludedLocation ?? null,
      }
    },

    async exportData(
      actor: UserActor,
      { password, kind, round }: Export,
    ): Promise<DataOf<typeof calls.exportData>> {
      assertRound(round)
      await assertTypedPassword(read(actor, 'system').on, actor, { field: 'password', password })
      const items: Record<string, unknown>[] = await exporters[kind](actor, round)
      const exportedAt = await write(actor, 'system', ({ at, record }) => {
        record({ model: 'System', action: 'export', data: { kind, round, items: items.length } })
        return Promise.resolve(at)
      })
      return { kind, exportedAt, items }
    },

    async switchVideoHost(actor: UserActor, password: string | undefined, host: VideoHost) {
      await assertTypedPassword(read(actor, 'system').on, actor, { field: 'password', password })
      return write(actor, 'system', async ({ trx, at, record, announce }) => {
        const except = host === firstHost ? excludedLocation : undefined
        const changed = await sources.locations.switchVideos(trx, showsLockerRoom[host], at, except)
        record({
          model: 'System',
          action: 'update',
          data: { videoHost: host, changed, ...(except !== undefined && { except }) },
        })
        announce({ kind: 'everything' })
        return { changed }
      })
    },

    async refreshEverything(actor: UserActor, password: string | undefined, isHard: boolean) {
      await assertTypedPassword(read(actor, 'system').on, actor, { field: 'password', password })
      return write(actor, 'system', async ({ trx, record, announce }) => {
        const revision = isHard ? 'hardRefreshRevision' : 'refreshRevision'
        const screens = await sources.screens.raiseRevisions(trx, revision)
        const refresh = isHard ? 'hard' : 'content'
        record({ model: 'System', action: 'update', data: { refresh, screens } })
        announce({ kind: 'everything' })
        return { screens }
      })
    },
  }
}
