import { systemActor } from '../../platform/actor.ts'
import type { HttpApp } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Fleet } from '../fleet/index.ts'
import type { Identity } from '../identity/index.ts'
import { rightsOf } from '../identity/sessions/index.ts'
import { rescheduleEquipment } from '../locations/equipment/index.ts'
import type { Locations } from '../locations/index.ts'
import type { Media } from '../media/index.ts'
import type { Messaging } from '../messaging/index.ts'
import type { Workouts } from '../workouts/index.ts'
import { announcementsRoutes } from './announcements/announcements.routes.ts'
import { createAnnouncementsService } from './announcements/announcements.service.ts'
import { createActiveAnnouncements } from './announcements/active-announcements.ts'
import { createShownNotesService } from './announcements/shown-notes.service.ts'
import { createPassesService } from './coach-passes/coach-passes.service.ts'
import { passesRoutes, memberPageRoutes } from './area.routes.ts'
import { createMemberPageService } from './member-page/member-page.service.ts'
import { createPlaybackService } from './programme/playback.service.ts'
import { createProgrammes } from './programme/programmes.ts'
import { createScreenRegistry } from './programme/screen-registry.ts'
import { createWallsService } from './programme/walls.service.ts'
import { playbackRoutes } from './programme/playback.routes.ts'
import { createActivePhones } from './remote/active-phones.ts'
import { createRemotePush } from './remote/remote-push.ts'
import { createRemoteService } from './remote/remote.service.ts'
import { remoteRoutes } from './remote/remote.routes.ts'
import { createLicenceServiceClient } from './timer/license-service.ts'
import { createTimerActions } from './timer/timer-actions.service.ts'
import { createTimerService } from './timer/timer.service.ts'
import { createOwnLicences } from './timer/license-source.ts'
import { timerRoutes } from './timer/timer.routes.ts'

/** What members see and coaches control during a class. */
export function createFloor(
  platform: Platform,
  needs: Pick<Messaging, 'branding'> &
    Pick<Identity, 'sessions'> &
    Pick<Media, 'programmeMedia'> &
    Pick<Locations, 'locations' | 'knownClips' | 'equipment'> &
    Pick<Fleet, 'presence' | 'screens' | 'screenLinks' | 'screenPush' | 'buildTargets'> &
    Pick<Workouts, 'rounds' | 'workouts'> & {
      /** The version screens should run, and until when that answer is valid. */
      readonly currentVersion: () => Promise<{ readonly version: string; readonly until: number }>
      readonly onPassIssued: Parameters<typeof createPassesService>[0]['onPassIssued']
    },
) {
  const {
    config,
    clock,
    elapsed,
    timeZones,
    newId,
    read,
    write,
    unlogged,
    notifications,
    onFailure,
  } = platform
  const { branding, sessions, locations, presence, screens, screenPush, buildTargets } = needs
  const { rounds, workouts, currentVersion } = needs
  const knownClips = needs.knownClips.all
  const passes = createPassesService({
    ...platform,
    onPassIssued: needs.onPassIssued,
    origin: config.ADMIN_URL,
  })
  const source =
    config.LICENSE_SERVICE_URL === undefined
      ? createOwnLicences({ read, write, clock })
      : createLicenceServiceClient(config.LICENSE_SERVICE_URL, (error) =>
          onFailure('the license service did not respond', error),
        )
  const timer = createTimerService({
    ...platform,
    source,
    onTimer: rescheduleEquipment,
    onFailure: (error) => onFailure('could not save the active-break playlist of a license', error),
  })
  const timerActions = createTimerActions({ write, clock, source, onTimer: rescheduleEquipment })
  const programmes = createProgrammes({
    ...platform,
    knownClips,
    currentVersion,
    media: needs.programmeMedia,
    branding: async () => (await branding.shown()).wallFace,
    ...{ rounds, workouts, locations },
  })
  const memberPage = createMemberPageService({ read, clock, timeZones, programmes })
  const registry = createScreenRegistry({
    ...platform,
    presence,
    onEntry: needs.screenLinks.complete,
  })
  const announcements = createAnnouncementsService({ read, write, clock, timeZones, newId })
  const shownNotes = createShownNotesService({ unlogged, clock })
  const activeAnnouncements = createActiveAnnouncements({
    ...platform,
    onMoved: screenPush.notifyScreens,
  })
  const playback = createPlaybackService({
    ...{ read, registry, programmes, presence, buildTargets },
    announcements: activeAnnouncements,
  })
  const walls = createWallsService({ read, programmes, screens, workouts, locations })
  const phones = createActivePhones(elapsed)
  const remote = createRemoteService({
    ...platform,
    phones,
    timer: timerActions,
    programmes,
    knownClips,
    saveEquipment: needs.equipment.save,
    getLocation: locations.get,
    listScreens: screens.list,
    passTermOf: passes.termOf,
  })
  const watcher = systemActor('dashboard.connectivity', 'users')
  const remotePush = createRemotePush({
    ...platform,
    phones,
    publishToOthers: (change) => notifications?.publishPhones(change),
    async readAllowed(actors) {
      const passIds = actors.flatMap((actor) => (actor.kind === 'pass' ? [actor.passId] : []))
      const open = await passes.listOpen([...new Set(passIds)])
      const sessionIds = actors.flatMap((actor) => (actor.kind === 'user' ? [actor.sessionId] : []))
      const rights = await sessions.readRights(watcher, [...new Set(sessionIds)])
      return (actor) => {
        if (actor.kind === 'pass') return open.has(actor.passId)
        return actor.kind === 'user' && rights.get(actor.sessionId) === rightsOf(actor)
      }
    },
  })
  return {
    services: {
      passes,
      timer,
      pocket: memberPage,
      announcements,
      shownNotes,
      activeAnnouncements,
      programmes,
      playback,
      walls,
      remote,
      remotePush,
    },
    start: activeAnnouncements.ready,
    serve: (handling: HttpApp) => {
      passesRoutes(handling, passes)
      memberPageRoutes(handling, memberPage)
      playbackRoutes(handling, playback, walls)
      timerRoutes(handling, timer, timerActions)
      remoteRoutes(handling, remote, remotePush)
      announcementsRoutes(handling, announcements, shownNotes)
    },
    async stop() {
      await activeAnnouncements.stop()
      programmes.stop()
      registry.stop()
    },
  }
}
