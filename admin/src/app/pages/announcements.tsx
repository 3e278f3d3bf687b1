export { AnnouncementsPage as AnnouncementsRoute } from '../../features/announcements/announcements-page.tsx'
