import { createContext, use } from 'react'

/** What a programme tells of a video that a workout names by `url`; null where it is not known. */
export type MediaFacts = {
  readonly url: string
  /** Where its bytes are, for as long as they are these. */
  readonly file: string
  readonly bytes: number | null
  readonly type: string | null
  readonly codec: string | null
  readonly durationMs: number | null
  readonly poster: string | null
}

/** Nothing is known of any video. */
export const nothingKnown: readonly MediaFacts[] = []

/** What is known of the videos of a wall. */
export const WallMedia = createContext(nothingKnown)

/** What is known of the video behind a link; nothing of one elsewhere. */
export function useMediaFacts(videoLink: string): MediaFacts | undefined {
  return use(WallMedia).find(({ url }) => url === videoLink)
}
