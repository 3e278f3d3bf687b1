import type { ProgrammeMedia } from '@roundboard/contract'
import { createContext, use } from 'react'

/** What a programme tells of a video or picture that is named by `url`; null where it is not known. */
export type MediaFacts = Pick<
  ProgrammeMedia,
  'url' | 'file' | 'bytes' | 'type' | 'codec' | 'durationMs' | 'poster'
> &
  Partial<Pick<ProgrammeMedia, 'width' | 'height' | 'figure'>> & {
    /** Its file is not what it should be: its still picture is shown, if it has one. */
    readonly isBroken?: boolean
  }

/** Nothing is known of any file. */
export const nothingKnown: readonly MediaFacts[] = []

/** What is known of the videos and pictures of a wall. */
export const WallMedia = createContext(nothingKnown)

/** What is known of the video or picture behind a link; nothing of one elsewhere. */
export function useMediaFacts(link: string): MediaFacts | undefined {
  return use(WallMedia).find(({ url }) => url === link)
}
