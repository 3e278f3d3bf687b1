export { AnnouncementBanner, type BannerText } from './announcement-banner.tsx'
export { FullScreen } from './full-screen-message.tsx'
