export { type ActiveAnnouncements } from './active-announcements.ts'
