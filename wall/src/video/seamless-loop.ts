import { startPlaying } from './clip.ts'

/** The twin is shown, next to invisible, this long before the clip's end: it has to have its first frame. */
const showAheadS = 0.25
/** And started this long before: about the time from `play()` to its next frame. */
const startAheadS = 0.035
/** How long to wait for the twin's first frame before it is shown anyway, in milliseconds. */
const handOverPatienceMs = 120

type Twin = HTMLVideoElement

/**
 * Plays one clip on two elements in turn: as one shows its last frame the other, decoded up to its
 * first, takes over. A single element with `loop` seeks, which holds the picture for some frames.
 * One frame callback a loop: watching every frame would keep the main thread busy. Returns how to
 * stop.
 */
export function playSeamlessly(twins: readonly [Twin, Twin], isActive: (index: 0 | 1) => void) {
  let active: 0 | 1 = 0
  let state: 'playing' | 'ready' | 'handing-over' | 'stopped' = 'playing'
  let alarm: ReturnType<typeof setTimeout> | undefined

  const other = (): 0 | 1 => (active === 0 ? 1 : 0)

  function watch() {
    clearTimeout(alarm)
    if (state !== 'playing' && state !== 'ready') return
    const clip = twins[active]
    const leftS = clip.duration - clip.currentTime
    const aheadS = state === 'playing' ? showAheadS : startAheadS
    if (!Number.isFinite(leftS)) alarm = setTimeout(watch, 250)
    else if (leftS > aheadS + 0.004) alarm = setTimeout(watch, Math.min(leftS - aheadS, 2) * 1000)
    else if (state === 'playing') {
      state = 'ready'
      const next = twins[other()]
      next.style.visibility = 'visible'
      if (next.currentTime !== 0) next.currentTime = 0
      watch()
    } else handOver()
  }

  function handOver() {
    if (state === 'handing-over' || state === 'stopped') return
    state = 'handing-over'
    clearTimeout(alarm)
    const last = twins[active]
    const next = twins[other()]
    const swap = () => {
      if (state !== 'handing-over') return
      clearTimeout(alarm)
      active = other()
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
