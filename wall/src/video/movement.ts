/** A clip that shows fewer frames than one in so many milliseconds is a still picture. */
const stillFrameMs = 2_000

/** Whether a clip moves, as found by looking at it now and then. */
export interface Movement {
  /** Looks; how long it was since the check before, in milliseconds, and whether there were frames. */
  check(clip: HTMLVideoElement | undefined): { passedMs: number; hasMoved: boolean }
}

/** `longestMs`: what a check counts for at most, for a page that slept was not looked at. */
export function watchMovement(longestMs: number): Movement {
  // Where nothing plays, it has the same clock.
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
      // Its time does not run on without frames that are there to be shown.
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
