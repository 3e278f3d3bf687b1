export { AnnouncementBand, type SaidText } from './announcement-band.tsx'
export { WholeWall } from './whole-wall.tsx'
