/** How often a video is looked at, in milliseconds; two looks without progress mean frozen. */
const lookEveryMs = 3_000

/**
 * Tells when the clip has not moved on for six seconds, and again every six seconds until it does. Says nothing while the page is hidden. Returns how to stop.
 */
export function watchFrozen(clip: HTMLVideoElement, onFrozen: () => void): () => void {
  let last = -1
  let looksWithoutProgress = 0
  const watch = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    const now = clip.currentTime
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
