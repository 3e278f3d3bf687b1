import type { ProgrammeMedia } from '@roundboard/contract'
import { createContext, use } from 'react'

/** What a programme tells of a video that a workout names by `url`; null where it is not known. */
export type MediaFacts = Pick<
  ProgrammeMedia,
  'url' | 'file' | 'bytes' | 'type' | 'codec' | 'durationMs' | 'poster'
>

/** Nothing is known of any video. */
export const nothingKnown: readonly MediaFacts[] = []

/** What is known of the videos of a wall. */
export const WallMedia = createContext(nothingKnown)

/** What is known of the video behind a link; nothing of one elsewhere. */
export function useMediaFacts(videoLink: string): MediaFacts | undefined {
  return use(WallMedia).find(({ url }) => url === videoLink)
}
