import {
  type calls,
  type DataOf,
  type Heartbeat,
  issueAt,
  type OwnScreenRecord,
  type Programme,
} from '@roundboard/contract'
import { type Language, videoLinkFor } from '@roundboard/domain'
import { type Actor, reaches, type ScreenActor } from '../../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../../platform/app-error.ts'
import type { Reader } from '../../../platform/read.ts'
import type { ActiveAnnouncements } from '../announcements/index.ts'
import type { PresenceService } from '../../fleet/presence/index.ts'
import {
  heartbeatResponseFor,
  presentOwnScreen,
  programmeFor,
  type RegisteredScreen,
  revisionFor,
} from './address.ts'
import type { LocationProgramme } from './prepare.ts'
import type { Programmes, ShownProgramme } from './programmes.ts'
import type { ScreenRegistry } from './screen-registry.ts'

export type PlaybackService = ReturnType<typeof createPlaybackService>

const longestWaitMs = 10_000

const unknownScreen = () => notFound('screen')
const databaseUnavailable = () => refusal('unavailable', issueAt('', 'database-away'))

/** The calls that screens make for themselves: their own data, their program, heartbeats. */
export function createPlaybackService(dependencies: {
  read: Reader
  registry: ScreenRegistry
  programmes: Programmes
  presence: PresenceService
  /** The build that each screen should run, as JSON: available once loaded, or after `ready`. */
  buildTargets: {
    isKnown(): boolean
    ready(): Promise<void>
    textFor(screenId: string, locationId: string, running: string | null): string
  }
  announcements: Pick<ActiveAnnouncements, 'isKnown' | 'ready' | 'listFor'>
}) {
  const { read, registry, programmes, presence, buildTargets, announcements } = dependencies

  async function shownBy(screen: RegisteredScreen): Promise<ShownProgramme> {
    const found = await programmes.get(screen.row.locationId, screen.row.round)
    if (found === undefined) throw unknownScreen()
    return found
  }

  async function ownOf(actor: ScreenActor): Promise<RegisteredScreen> {
    const screen = await registry.findOwn(actor)
    if (screen === undefined) throw unknownScreen()
    return screen
  }

  /** A screen's own location and language; for staff, the location that they name. */
  async function placeFor(
    actor: Actor,
    named: string | undefined,
  ): Promise<{ locationId: string; language?: Language }> {
    if (actor.kind === 'screen') {
      const { row, language } = await ownOf(actor)
      if (named !== undefined && named !== row.locationId) throw notFound('location')
      return { locationId: row.locationId, language }
    }
    const { scope } = read(actor, 'screens.read')
    if (named === undefined) throw badField('location', 'location-wanted')
    if (!reaches(scope, named)) throw notFound('location')
    return { locationId: named }
  }

  function applied(screen: RegisteredScreen, beat: Heartbeat): void {
    if (beat.applied)
      presence.applied(screen.presence, beat.applied.refresh, beat.applied.hardRefresh)
    // A client that only supports the specified heartbeat has received the flag by now.
    else if (beat.refreshFlag === false)
      presence.applied(screen.presence, screen.row.refreshRevision, screen.row.hardRefreshRevision)
  }

  function note(screen: RegisteredScreen, beat: Heartbeat, shown: LocationProgramme): string {
    const { row, language } = screen
    const { workout } = shown.localized(language)
    const answered = {
      workoutId: workout?.id ?? null,
      programmeRevision: revisionFor(screen, shown),
    }
    presence.seen(screen.presence, beat.status.label, beat.report, answered)
    if (beat.applied) applied(screen, beat)
    const running = screen.presence.steady?.build ?? null
    const build = buildTargets.textFor(row.id, row.locationId, running)
    const { timeZone } = shown.location
    const announced = announcements.listFor({ locationId: row.locationId, timeZone, language })
    const text = heartbeatResponseFor(screen, shown, build, announced)
    if (!beat.applied) applied(screen, beat)
    return text
  }

  return {
    /** The screen with this token. An unknown token is a 404, after which the screen forgets it. */
    async authenticate(token: string | undefined): Promise<RegisteredScreen> {
      if (token === undefined) throw new AppError('not-signed-in', 'Send a screen-auth-token.')
      const screen = await registry.find(token)
      if (screen === undefined) throw unknownScreen()
      return screen
    },

    async own(actor: ScreenActor): Promise<OwnScreenRecord> {
      const screen = await ownOf(actor)
      return {
        ...presentOwnScreen(screen, await shownBy(screen)),
        contentId: screen.presence.contentId,
        status: presence.status(screen.presence),
        createdAt: screen.row.createdAt,
      }
    },

    /** Never an older program than the screen may have because it knows of changes. */
    async programme(actor: ScreenActor, knowsChanges: boolean): Promise<Programme> {
      const screen = await ownOf(actor)
      const shown = await shownBy(screen)
      if (shown.mayBeOutdated && knowsChanges) throw databaseUnavailable()
      return programmeFor(screen, shown)
    },

    async workoutOfRound(
      actor: Actor,
      round: number,
      location: string | undefined,
    ): Promise<DataOf<typeof calls.getRoundWorkout>> {
      const { locationId, language } = await placeFor(actor, location)
      const shown = await programmes.get(locationId, round)
      if (shown === undefined) throw notFound('location')
      const { workout } = shown.localized(language ?? shown.location.language)
      const { lrVideo } = shown.location
      const { roundName, roundImageUrl, flexibilityVideo, nextRound } = shown
      const videos = workout?.routines.map((routine) => videoLinkFor(routine, lrVideo)) ?? []
      const links = new Set([roundImageUrl, flexibilityVideo, nextRound?.imageUrl, ...videos])
      const media = shown.media.filter(({ url }) => links.has(url))
      const picture = { roundName, roundImageUrl, flexibilityVideo, media }
      return { workout, lrVideo, ...picture, ...(nextRound && { nextRound }) }
    },

    /**
     * Records a heartbeat and returns its response as JSON in ASCII, mostly prepared text. Refuses
     * a heartbeat that waited too long: the screen may have reached another server meanwhile.
     */
    async heartbeat(
      screen: RegisteredScreen,
      beat: Heartbeat,
      waitedMs = () => 0,
    ): Promise<string> {
      const shown = await shownBy(screen)
      await buildTargets.ready()
      await announcements.ready()
      if (waitedMs() > longestWaitMs) throw databaseUnavailable()
      return note(screen, beat, shown)
    },

    /** The screen with this token, if it is in memory. */
    known: (token: string): RegisteredScreen | undefined => registry.known(token),

    /** The same as `heartbeat` without waiting; undefined if what the screen shows isn't prepared. */
    heartbeatAtOnce(screen: RegisteredScreen, beat: Heartbeat): string | undefined {
      if (!buildTargets.isKnown() || !announcements.isKnown()) return undefined
      const shown = programmes.peek(screen.row.locationId, screen.row.round)
      return shown && note(screen, beat, shown)
    },
  }
}
