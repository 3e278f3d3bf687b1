export { announcementsRoutes } from './announcements.routes.ts'
export { createAnnouncementsService } from './announcements.service.ts'
export { createShownNotesService } from './shown-notes.service.ts'
export { type Board, createBoard } from './active-announcements.ts'
