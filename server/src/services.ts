import { createFleet, createScreens } from './areas/fleet/index.ts'
import { countWallsOfRounds, countWallsShowing } from './areas/fleet/presence/index.ts'
import { pushRoutes } from './areas/fleet/push/index.ts'
import { countScreensOfRound, countWallLanguages } from './areas/fleet/screens/index.ts'
import { createFloor } from './areas/floor/index.ts'
import {
  countPlaylists,
  findLocationUsing,
  listLocationsPlaying,
} from './areas/floor/timer/index.ts'
import { createIdentity } from './areas/identity/index.ts'
import { createLocations } from './areas/locations/index.ts'
import { createMedia } from './areas/media/index.ts'
import type { ShippedItem } from './areas/media/library/index.ts'
import { createMessaging } from './areas/messaging/index.ts'
import { createPastTroubles, listMutes, listTold } from './areas/operations/alerts/index.ts'
import { createOperations, createReleases } from './areas/operations/index.ts'
import { listAllExercises } from './areas/workouts/exercises/index.ts'
import { createWorkouts } from './areas/workouts/index.ts'
import type { Handling } from './platform/http/handle.ts'
import { createPlatform, type Surroundings } from './platform/platform.ts'

export interface World extends Surroundings {
  /** How many displays are simulated, in a demo. */
  readonly simulatedDisplays: () => number
  /** The clips and pictures that the product brings into the library. */
  readonly shippedMedia: readonly ShippedItem[]
  /** Where the display lies as it was built beside this server; none in most tests. */
  readonly screenFolder?: string
  /** How long a sender of too many refused bodies waits for its 429; as the server decides unless it is given. */
  readonly refusalDelayMs?: number
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Wires the areas: what one needs of an area above it is passed to it here. */
export async function createServices(world: World) {
  const { clock, elapsed = clock, config, simulatedDisplays } = world
  const past = createPastTroubles({ clock, elapsed })
  const platform = await createPlatform(world, past.noteDatabase)
  const { jobs, later } = platform
  const messaging = createMessaging(platform)
  const { face } = messaging.services
  const identity = await createIdentity(platform, messaging.services)
  const media = await createMedia(platform, {
    findLogo: face.findLogo,
    actorOf: identity.services.sessions.actorOf,
    otherUses: { countWallsShowing, countWallsOfRounds, countPlaylists, listLocationsPlaying },
  })
  const screens = createScreens(platform)
  const locations = createLocations(platform, { screens: screens.screens, listAllExercises })
  const lower = {
    ...{ ...messaging.services, ...identity.services, ...media.services },
    ...{ ...screens, ...locations.services },
  }
  const fleet = createFleet(platform, { ...lower, mutedUntil: listMutes, listTold })
  const workouts = createWorkouts(platform, {
    ...{ ...lower, countScreensOfRound, countWallLanguages, findLocationUsing },
    listShowing: screens.presence.listShowing,
    productName: async () => (await face.shown()).name ?? config.APP_NAME,
  })
  const releases = createReleases(platform)
  const middle = { ...lower, ...fleet.services, ...workouts.services }
  const floor = createFloor(platform, { ...middle, currentVersion: releases.currentVersion })
  const operations = createOperations(platform, { ...middle, releases, past, simulatedDisplays })
  const { screenPush, fleetPush, remotePush } = {
    ...{ ...fleet.services, ...operations.services, ...floor.services },
  }
  const push = { screens: screenPush, fleet: fleetPush, remote: remotePush }
  const areas = [messaging, identity, media, locations, fleet, workouts, floor, operations]

  return {
    ...platform,
    ...middle,
    ...floor.services,
    ...operations.services,
    push,
    /** Every call of the contract, guarded by whoever authenticates. */
    async serve(handling: Handling): Promise<void> {
      for (const area of areas) await area.serve(handling)
      pushRoutes(handling, push, floor.services.playback)
    },
    /** Writes what is only in memory; call before the database closes. */
    async stop(): Promise<void> {
      await jobs.stop()
      await media.stop()
      await fleet.stop()
      await floor.stop()
      await later.stop()
      await screens.presence.stop()
      await platform.stop()
    },
  }
}
