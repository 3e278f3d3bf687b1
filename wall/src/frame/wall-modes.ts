import { createContext, use } from 'react'

/** How a wall plays its videos: all at once, one after another, or only as still pictures. */
export type VideoMode = 'together' | 'in-turn' | 'stills'

export const VideoModeContext = createContext<VideoMode>('together')

export const useVideoMode = () => use(VideoModeContext)

/** Whether the wall is set up for low vision: long texts turn pages instead of scrolling. */
export const LowVisionContext = createContext(false)

/**
 * Whether long texts turn pages instead of scrolling: for low vision, or because the device asks for
 * reduced motion.
 */
export function useTurnsPages(): boolean {
  return (
    use(LowVisionContext) ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}
