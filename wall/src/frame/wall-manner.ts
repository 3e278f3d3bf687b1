import { createContext, use } from 'react'

/** How a wall shows its videos: all together, one after the other, or none but their stills. */
export type VideoManner = 'together' | 'in-turn' | 'stills'

/** How the videos of a wall are shown. */
export const VideoMannerContext = createContext<VideoManner>('together')

/** How the videos of this wall are shown. */
export const useVideoManner = () => use(VideoMannerContext)

/** Whether this wall is for whoever sees badly: its texts turn pages where they would scroll. */
export const LowVisionContext = createContext(false)

/** Whether texts turn pages where they would scroll: as its screen has it, or its device. */
export function useTurnsPages(): boolean {
  return (
    use(LowVisionContext) ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}
