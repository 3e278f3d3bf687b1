/** How often a video is looked at, in milliseconds; two looks without progress mean frozen. */
const lookEveryMs = 2_000

/**
 * Tells when none of the clips has moved on for four seconds, and again every four seconds until one
 * does. Says nothing while the page is hidden. Returns how to stop.
 */
export function watchFrozen(clips: readonly HTMLVideoElement[], onFrozen: () => void): () => void {
  let last = ''
  let looksWithoutProgress = 0
  const watch = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    const now = clips.map((clip) => clip.currentTime.toFixed(3)).join()
    looksWithoutProgress = now === last ? looksWithoutProgress + 1 : 0
    last = now
    if (looksWithoutProgress < 2) return
    looksWithoutProgress = 0
    onFrozen()
  }, lookEveryMs)
  return () => {
    clearInterval(watch)
  }
}
