import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { AnnouncementsService } from './announcements.service.ts'
import type { ShownNotesService } from './shown-notes.service.ts'

export function announcementsRoutes(
  handling: HttpApp,
  announcements: AnnouncementsService,
  shownNotes: ShownNotesService,
): void {
  handleList(handling, calls.listAnnouncements, ({ actor, query }) =>
    announcements.list(actor, query),
  )
  handle(handling, calls.getAnnouncementReach, ({ actor, query }) =>
    announcements.reach(actor, query),
  )
  handle(handling, calls.getAnnouncement, ({ actor, params }) =>
    announcements.get(actor, params.id),
  )
  handle(handling, calls.createAnnouncement, ({ actor, body }) => announcements.create(actor, body))
  handle(handling, calls.sendFullScreen, ({ actor, body }) => announcements.send(actor, body))
  handle(handling, calls.updateAnnouncement, ({ actor, params, body }) =>
    announcements.update(actor, params.id, body),
  )
  handle(handling, calls.withdrawAnnouncement, ({ actor, params }) =>
    announcements.withdraw(actor, params.id),
  )
  handle(handling, calls.restoreAnnouncement, ({ actor, params }) =>
    announcements.restore(actor, params.id),
  )
  handle(handling, calls.getAnnouncementScreens, ({ actor, params }) =>
    announcements.walls(actor, params.id),
  )
  handle(handling, calls.reportAnnouncementShown, ({ actor, params, body }) =>
    shownNotes.note(actor, params.id, body.shownAt),
  )
}
