import {
  type BreakExercise,
  type calls,
  type DataOf,
  type Heartbeat,
  issueAt,
  type OwnScreenRecord,
  type Programme,
} from '@roundboard/contract'
import { exerciseNameIn, type Language, videoLinkFor } from '@roundboard/domain'
import { type Actor, reaches, type ScreenActor } from '../../../platform/actor.ts'
import { AppError, badField, notFound, refusal } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Reader } from '../../../platform/read.ts'
import type { Board } from '../announcements/index.ts'
import { insteadOf } from '../../locations/equipment/index.ts'
import type { PresenceService } from '../../fleet/presence/index.ts'
import { asciiJson, type Spoken } from './spoken.ts'
import type { Content, ContentService } from './content.ts'
import type { ShownFlexibility } from './showing.ts'
import { presentOwnScreen, type RegisteredScreen, type ScreenRegistry } from './screen-registry.ts'

export type PlaybackService = ReturnType<typeof createPlaybackService>

const flexibilityIn = (
  language: Language,
  { flexibilityVideo, flexibilityInsteadOf: piece }: ShownFlexibility,
) => ({
  flexibilityVideo,
  ...(piece && { flexibilityInsteadOf: insteadOf(language, piece) }),
})

const breaksIn = (language: Language, breaks: Content['breaks']): BreakExercise[] =>
  breaks.map(({ name, videoLink, insteadOf: piece, ...names }) => ({
    name,
    displayName: exerciseNameIn(language, names),
    videoLink,
    ...(piece && { insteadOf: insteadOf(language, piece) }),
  }))

/** Which build each screen should run: known without waiting, or after `ready`. */
interface BuildTargets {
  isKnown(): boolean
  ready(): Promise<void>
  /** As JSON. */
  textFor(screenId: string, locationId: string, running: string | null): string
}

const longestWaitMs = 10_000

const unknownScreen = () => notFound('screen')

/** What screens ask for themselves: who am I, what do I show, here I am. */
export function createPlaybackService(dependencies: {
  read: Reader
  registry: ScreenRegistry
  content: ContentService
  presence: PresenceService
  targets: BuildTargets
  board: Pick<Board, 'isKnown' | 'ready' | 'listFor'>
}) {
  const { read, registry, content, presence, targets, board } = dependencies

  async function contentOf(screen: RegisteredScreen): Promise<Content> {
    const found = await content.get(screen.row.locationId, screen.row.round)
    if (found === undefined) throw unknownScreen()
    return found
  }

  async function ownOf(actor: ScreenActor): Promise<RegisteredScreen> {
    const screen = await registry.findOwn(actor)
    if (screen === undefined) throw unknownScreen()
    return screen
  }

  /** Where a screen hangs, and its language; for staff the location that they name. */
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

  // Translations are of the content, and the language is the screen's own fact.
  const programmeRevisionOf = (screen: RegisteredScreen, shown: Content) =>
    `${shown.revision}.${screen.revision}`

  function applied(screen: RegisteredScreen, beat: Heartbeat): void {
    if (beat.applied)
      presence.applied(screen.presence, beat.applied.refresh, beat.applied.hardRefresh)
    // A client that knows only the specified heartbeat has heard of the flag by now.
    else if (beat.refreshFlag === false)
      presence.applied(screen.presence, screen.row.refreshRevision, screen.row.hardRefreshRevision)
  }

  /** What the wall is to say beside its workout, as the end of an answer; empty where there is nothing. */
  function announcementsFor({ row, language }: RegisteredScreen, { location }: Content): string {
    const { timeZone } = location
    const all = board.listFor({ locationId: row.locationId, timeZone, language })
    return all.length === 0 ? '' : `,"announcements":${asciiJson(all)}`
  }

  function answer(
    screen: RegisteredScreen,
    shown: Content,
    { tail }: Spoken,
    programme: string,
  ): string {
    const { row, presence: last } = screen
    const own = `${screen.json},${shown.place}`
    const refresh = `"refreshFlag":${String(row.refreshRevision > last.appliedRefresh)},"refreshRevision":${String(row.refreshRevision)}`
    const hard = `"hardRefreshFlag":${String(row.hardRefreshRevision > last.appliedHardRefresh)},"hardRefreshRevision":${String(row.hardRefreshRevision)}`
    const running = last.steady?.build ?? null
    const build = targets.textFor(row.id, row.locationId, running)
    const revision = `"programmeRevision":"${programme}"`
    return `{"success":true,"data":{"screen":${own},${refresh},${hard}},${tail},${revision},"build":${build}${announcementsFor(screen, shown)}}}`
  }

  function note(screen: RegisteredScreen, beat: Heartbeat, shown: Content): string {
    const spoken = shown.spoken(screen.language)
    const programmeRevision = programmeRevisionOf(screen, shown)
    const workoutId = spoken.workout?.id ?? null
    const answered = { workoutId, programmeRevision }
    presence.seen(screen.presence, beat.status.label, beat.report, answered)
    if (beat.applied) applied(screen, beat)
    const text = answer(screen, shown, spoken, programmeRevision)
    if (!beat.applied) applied(screen, beat)
    return text
  }

  return {
    /** Who holds this screen token; an unknown one is a 404, upon which the display forgets it. */
    async authenticate(token: string | undefined): Promise<RegisteredScreen> {
      if (token === undefined) throw new AppError('not-signed-in', 'Send a screen-auth-token.')
      const screen = await registry.find(token)
      if (screen === undefined) throw unknownScreen()
      return screen
    },

    async own(actor: ScreenActor): Promise<OwnScreenRecord> {
      const screen = await ownOf(actor)
      return {
        ...presentOwnScreen(screen, await contentOf(screen)),
        contentId: screen.presence.contentId,
        status: presence.status(screen.presence),
        createdAt: screen.row.createdAt,
      }
    },

    async programme(actor: ScreenActor): Promise<Programme> {
      const screen = await ownOf(actor)
      const shown = await contentOf(screen)
      const own = presentOwnScreen(screen, shown)
      const { language } = own
      return {
        revision: programmeRevisionOf(screen, shown),
        screen: own,
        appVersion: shown.appVersion,
        intervals: shown.spoken(screen.language).intervals,
        ...flexibilityIn(language, shown),
        face: shown.face,
        activeBreaks: breaksIn(language, shown.breaks),
        ...(shown.later.length > 0 && {
          later: shown.later.map((later) => ({
            from: stampOf(later.at),
            ...flexibilityIn(language, later),
            activeBreaks: breaksIn(language, later.breaks),
          })),
        }),
        ...(shown.nextRound && { nextRound: shown.nextRound }),
        ...(shown.pocketAddress !== null && { pocketAddress: shown.pocketAddress }),
        media: shown.media,
        ...(shown.spares.length > 0 && { spares: [...shown.spares] }),
      }
    },

    async workoutOfRound(
      actor: Actor,
      round: number,
      location: string | undefined,
    ): Promise<DataOf<typeof calls.getRoundWorkout>> {
      const { locationId, language } = await placeFor(actor, location)
      const shown = await content.get(locationId, round)
      if (shown === undefined) throw notFound('location')
      const { workout } = shown.spoken(language ?? shown.location.language)
      const { lrVideo } = shown.location
      const { roundName, roundImageUrl, flexibilityVideo, nextRound } = shown
      const videos = workout?.routines.map((routine) => videoLinkFor(routine, lrVideo)) ?? []
      const links = new Set([roundImageUrl, flexibilityVideo, nextRound?.imageUrl, ...videos])
      const media = shown.media.filter(({ url }) => links.has(url))
      const picture = { roundName, roundImageUrl, flexibilityVideo, media }
      return { workout, lrVideo, ...picture, ...(nextRound && { nextRound }) }
    },

    /**
     * Notes a heartbeat and gives its answer as JSON in ASCII, of which most was made before. One that
     * waited too long is refused: its display may have been heard by another server meanwhile.
     */
    async heartbeat(
      screen: RegisteredScreen,
      beat: Heartbeat,
      waitedMs = () => 0,
    ): Promise<string> {
      const shown = await contentOf(screen)
      await targets.ready()
      await board.ready()
      if (waitedMs() > longestWaitMs) throw refusal('unavailable', issueAt('', 'database-away'))
      return note(screen, beat, shown)
    },

    /** The screen that holds this token, if its heartbeats are known here. */
    known: (token: string): RegisteredScreen | undefined => registry.known(token),

    /** The same as `heartbeat` without waiting, if what the screen shows has been prepared. */
    heartbeatAtOnce(screen: RegisteredScreen, beat: Heartbeat): string | undefined {
      if (!targets.isKnown() || !board.isKnown()) return undefined
      const shown = content.peek(screen.row.locationId, screen.row.round)
      return shown && note(screen, beat, shown)
    },
  }
}
