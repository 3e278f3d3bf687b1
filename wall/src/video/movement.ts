/** A clip with fewer frames than one per this time counts as a still picture. */
const stillFrameMs = 2_000

/** Finds out whether a clip moves by checking it regularly. */
export interface Movement {
  /** Returns the milliseconds since the previous check, and whether there were new frames. */
  check(clip: HTMLVideoElement | undefined): { passedMs: number; hasMoved: boolean }
}

/** `longestMs` caps the time of one check, for pages that slept in between. */
export function watchMovement(longestMs: number): Movement {
  // Counts the time in the same way while nothing plays.
  const nothing = document.createElement('video')
  let before = { clip: nothing, ...framesOf(nothing), timeS: 0 }
  let watchedMs = 0
  return {
    check(clip = nothing) {
      const { at, frames } = framesOf(clip)
      const timeS = clip.currentTime
      const passedMs = Math.min(longestMs, Math.max(0, at - before.at))
      const isSame = clip === before.clip && frames >= before.frames
      watchedMs = isSame ? watchedMs + passedMs : 0
      const hasFrames = frames > (isSame ? before.frames : 0)
      // Its time only advances if there are frames to show.
      const isPicture =
        isSame && timeS !== before.timeS && frames > 0 && frames < 2 + watchedMs / stillFrameMs
      before = { clip, at, frames, timeS }
      return { passedMs, hasMoved: hasFrames || isPicture }
    },
  }
}

function framesOf(clip: HTMLVideoElement) {
  if (typeof clip.getVideoPlaybackQuality !== 'function')
    return { at: performance.now(), frames: clip.currentTime }
  const { creationTime, totalVideoFrames } = clip.getVideoPlaybackQuality()
  return { at: creationTime, frames: totalVideoFrames }
}
