export { type Board } from './active-announcements.ts'
