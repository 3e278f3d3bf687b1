export { AnnouncementsPage as AnnouncementsRoute } from '../../areas/floor/announcements/announcements-page.tsx'
