// For displays, which show one language and load its messages with `wallMessages.load`. Everything else
// imports the index, which has all languages.
export { AnnouncementProvider } from './frame/wall-frame.tsx'
export { FlexibilityWall } from './flexibility/flexibility-wall.tsx'
export { WallBrandingProvider } from './frame/wall-branding.tsx'
export {
  AuthorizationWall,
  LoadingWall,
  NotReadyWall,
  RefreshingWall,
} from './messages/message-walls.tsx'
export { LowVisionContext } from './frame/wall-modes.ts'
export { writingDirection } from './text/messages.ts'
export { type WallMessages, wallMessages } from './text/messages/wall.ts'
export { clockText, type Countdown } from './timer/timer-block.tsx'
export { playSeamlessly } from './video/seamless-loop.ts'
export { LoopVideo, videosIn, type OnVideoProblem, type VideoProblem } from './video/loop-video.tsx'
export type { MediaFacts } from './video/media-facts.ts'
export { VideoModeContext, type VideoMode } from './frame/wall-modes.ts'
export type { WallRound } from './workout/round-banner.tsx'
export type { UpcomingRound } from './timer/next-band.tsx'
export type { WallRoutine } from './workout/video-row.tsx'
export { WorkoutWall, type WallWorkout, type WorkoutWallProps } from './workout/workout-wall.tsx'
