import type { ProgrammeMedia } from '@roundboard/contract'
import { createContext, use } from 'react'

/** A program's facts about the video or picture at `url`; null where unknown. */
export type MediaFacts = Pick<
  ProgrammeMedia,
  'url' | 'file' | 'bytes' | 'type' | 'codec' | 'durationMs' | 'poster'
> &
  Partial<Pick<ProgrammeMedia, 'width' | 'height' | 'figure'>> & {
    /** The file is damaged, so its still picture is shown, if it has one. */
    readonly isBroken?: boolean
  }

/** No facts about any file. */
export const nothingKnown: readonly MediaFacts[] = []

/** The facts about a wall's videos and pictures. */
export const WallMedia = createContext(nothingKnown)

/** The facts about the video or picture at a link; undefined for external files. */
export function useMediaFacts(link: string): MediaFacts | undefined {
  return use(WallMedia).find(({ url }) => url === link)
}
