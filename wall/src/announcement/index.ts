export { AnnouncementBanner, type BannerText } from './announcement-banner.tsx'
export { FullScreenMessage } from './full-screen-message.tsx'
