export { AnnouncementBanner, type BannerText } from './announcement-banner.tsx'
export { FullScreenAnnouncement } from './full-screen-announcement.tsx'
