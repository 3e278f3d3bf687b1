import { createFleet, createScreens, pushRoutes } from './areas/fleet/index.ts'
import { countWallsOfRounds, countWallsShowing } from './areas/fleet/presence/index.ts'
import { countScreensOfRound, countWallLanguages } from './areas/fleet/screens/index.ts'
import { createFloor } from './areas/floor/index.ts'
import * as timers from './areas/floor/timer/index.ts'
import { createIdentity } from './areas/identity/index.ts'
import { createLocations } from './areas/locations/index.ts'
import { createMedia } from './areas/media/index.ts'
import type { ShippedItem } from './areas/media/library/index.ts'
import { createMessaging } from './areas/messaging/index.ts'
import { createPastServerIssues, issueNeeds } from './areas/operations/alerts/index.ts'
import { createOperations, createReleases } from './areas/operations/index.ts'
import { listAllExercises } from './areas/workouts/exercises/index.ts'
import { createWorkouts } from './areas/workouts/index.ts'
import type { Actor } from './platform/actor.ts'
import type { OriginOptions } from './platform/http/create-origins.ts'
import type { HttpApp } from './platform/http/handle.ts'
import { type Area, createPlatform, type PlatformOptions } from './platform/platform.ts'

export interface World extends PlatformOptions, OriginOptions {
  /** How many screens the demo simulates. */
  readonly simulatedDisplays: () => number
  /** The clips and pictures that come with the product. */
  readonly shippedMedia: readonly ShippedItem[]
  /** The folder with the built screen app; most tests have none. */
  readonly screenFolder?: string
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Creates the areas in order and passes each what it needs from the others. */
export async function createServices(world: World) {
  const { clock, elapsed = clock, config, screenFolder, shippedMedia, simulatedDisplays } = world
  const { countPlaylists, findUsingLocation, giveDefaultBreaks, listLocationsPlaying } = timers
  const past = createPastServerIssues({ clock, elapsed })
  const platform = await createPlatform(world, past.noteDatabase)
  const messaging = createMessaging(platform)
  const identity = await createIdentity(platform, messaging.services)
  const media = await createMedia(platform, {
    findLogo: messaging.services.branding.findLogo,
    actorOf: identity.services.sessions.actorOf,
    shippedMedia,
    otherUses: { countWallsShowing, countWallsOfRounds, countPlaylists, listLocationsPlaying },
  })
  const screens = createScreens(platform)
  const locations = createLocations(platform, { ...screens, giveDefaultBreaks, listAllExercises })
  const lower = {
    ...{ ...messaging.services, ...identity.services, ...media.services },
    ...{ ...screens, ...locations.services },
  }
  const fleet = createFleet(platform, { ...lower, screenFolder, ...issueNeeds })
  const workouts = createWorkouts(platform, {
    ...{ ...lower, countScreensOfRound, countWallLanguages, findUsingLocation },
    listShowing: screens.presence.listShowing,
    productName: async () => (await messaging.services.branding.shown()).name ?? config.APP_NAME,
  })
  const releases = createReleases(platform)
  const middle = { ...lower, ...fleet.services, ...workouts.services }
  const operations = createOperations(platform, { ...middle, releases, past, simulatedDisplays })
  const floor = createFloor(platform, { ...middle, ...releases, ...operations.services.alerts })
  const push = {
    screens: fleet.services.screenPush,
    fleet: operations.services.fleetPush,
    remote: floor.services.remotePush,
  }
  const areas: Area[] = [messaging, identity, media, locations, fleet, workouts, floor, operations]

  return {
    ...platform,
    ...middle,
    ...floor.services,
    ...operations.services,
    push,
    /** Does what must be done before the first request. */
    async start(actor: Actor): Promise<void> {
      for (const area of areas) await area.start?.(actor)
    },
    /** Registers every call of the contract. */
    async serve(handling: HttpApp): Promise<void> {
      for (const area of areas) await area.serve(handling)
      pushRoutes(handling, push, floor.services.playback)
    },
    /** Writes what is only in memory. Call it before closing the database. */
    async stop(): Promise<void> {
      await platform.jobs.stop()
      for (const area of areas) await area.stop?.()
      await platform.later.stop()
      await screens.presence.stop()
      await platform.stop()
    },
  }
}
