import type { Executor } from '../../platform/database/database.ts'
import type { ExerciseRow } from '../../platform/database/schema.ts'
import type { HttpApp } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasKeyOrWebhook } from '../identity/index.ts'
import { createEquipmentService } from './equipment/equipment.service.ts'
import { createKnownClips } from './equipment/known-clips.ts'
import {
  createLocationsService,
  type GivesDefaultBreaks,
  type ReadsHealth,
  type ScreensOfLocations,
} from './locations/locations.service.ts'
import { locationsRoutes } from './locations/locations.routes.ts'
import { countByRegion } from './locations/locations.repository.ts'
import { createRegionsService } from './regions/regions.service.ts'
import { createTimeZonesService } from './time-zones/time-zones.service.ts'
import { equipmentRoutes, regionsRoutes, timeZonesRoutes } from './area.routes.ts'

export type Locations = ReturnType<typeof createLocations>['services']

/** The franchise's locations, their equipment and time zones. */
export function createLocations(
  platform: Platform,
  needs: {
    readonly screens: ScreensOfLocations
    readonly readHealth: ReadsHealth
    readonly listAllExercises: (on: Executor) => Promise<ExerciseRow[]>
    readonly giveDefaultBreaks: GivesDefaultBreaks
  },
) {
  const { config, clock, read, changes } = platform
  const { screens, readHealth, listAllExercises, giveDefaultBreaks } = needs
  const regions = createRegionsService({
    ...platform,
    countLocations: countByRegion,
    hasKeyOrWebhook,
  })
  const locations = createLocationsService({
    ...platform,
    screens,
    regions,
    readHealth,
    // An external license service has separate playlists.
    giveDefaultBreaks:
      config.LICENSE_SERVICE_URL === undefined
        ? giveDefaultBreaks
        : () => Promise.resolve(new Map()),
    screenOrigin: config.SCREEN_URL,
  })
  const knownClips = createKnownClips({ read, changes, listAllExercises })
  const equipment = createEquipmentService({ read, knownClips })
  const timeZones = createTimeZonesService({ clock, timeZones: platform.timeZones })
  return {
    services: { locations, knownClips, equipment, regions, timeZones },
    serve: (handling: HttpApp) => {
      locationsRoutes(handling, locations)
      equipmentRoutes(handling, equipment)
      regionsRoutes(handling, regions)
      timeZonesRoutes(handling, timeZones)
    },
  }
}
