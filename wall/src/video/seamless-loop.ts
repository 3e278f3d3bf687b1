/** How long before a clip's end its twin is made ready, in seconds. */
const readyAheadS = 0.3
/** How long to wait for the twin's first frame before it is shown anyway, in milliseconds. */
const handOverPatienceMs = 120

type Twin = HTMLVideoElement

/**
 * Plays one clip on two elements in turn: while one shows its last frame the other, decoded up to
 * its first, takes over. A single element with `loop` seeks, which holds the picture for some frames.
 * Returns how to stop.
 */
export function playSeamlessly(twins: readonly [Twin, Twin], isActive: (index: 0 | 1) => void) {
  let active: 0 | 1 = 0
  let state: 'playing' | 'handing-over' | 'stopped' = 'playing'
  let alarm: ReturnType<typeof setTimeout> | undefined
  let frameS = 1 / 30

  function watch() {
    clearTimeout(alarm)
    if (state !== 'playing') return
    const clip = twins[active]
    const leftS = clip.duration - clip.currentTime - readyAheadS
    if (!Number.isFinite(leftS)) alarm = setTimeout(watch, 250)
    else if (leftS > 0.02) alarm = setTimeout(watch, Math.min(leftS, 2) * 1000)
    else {
      const next = twins[active === 0 ? 1 : 0]
      next.style.visibility = 'visible'
      if (next.currentTime !== 0) next.currentTime = 0
      awaitLastFrame(clip)
    }
  }

  function awaitLastFrame(clip: Twin, previousS?: number) {
    clip.requestVideoFrameCallback((_, frame) => {
      if (state !== 'playing' || clip !== twins[active]) return
      if (previousS !== undefined && frame.mediaTime > previousS)
        frameS = Math.min(0.1, frame.mediaTime - previousS)
      if (frame.mediaTime >= clip.duration - frameS * 1.9) handOver()
      else awaitLastFrame(clip, frame.mediaTime)
    })
  }

  function handOver() {
    if (state !== 'playing') return
    state = 'handing-over'
    clearTimeout(alarm)
    const last = twins[active]
    const nextIndex = active === 0 ? 1 : 0
    const next = twins[nextIndex]
    const swap = () => {
      if (state !== 'handing-over') return
      clearTimeout(alarm)
      active = nextIndex
      isActive(active)
      last.pause()
      last.currentTime = 0
      last.style.visibility = 'hidden'
      state = 'playing'
      watch()
    }
    next.style.visibility = 'visible'
    next.requestVideoFrameCallback(swap)
    alarm = setTimeout(swap, handOverPatienceMs)
    void startPlaying(next)
  }

  for (const clip of twins) clip.addEventListener('ended', handOver)
  isActive(active)
  twins[1].style.visibility = 'hidden'
  void startPlaying(twins[0])
  watch()

  return () => {
    state = 'stopped'
    clearTimeout(alarm)
    for (const clip of twins) {
      clip.removeEventListener('ended', handOver)
      clip.pause()
    }
  }
}

/** Starts a clip; that a newer command interrupted it is no failure, others come as `error` events. */
export async function startPlaying(clip: HTMLVideoElement): Promise<void> {
  try {
    await clip.play()
  } catch {
    // The watchdog tries again.
  }
}
