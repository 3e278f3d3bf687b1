/**
 * Longer than anything is made ready ahead of its time, in milliseconds. What is to move is in motion for
 * so long before, in its place: for a motion that is about to begin the page makes every frame.
 */
export const spanMs = 10_000

/**
 * Hides an element until an instant of `performance.now()`, and shows it in the first frame from then
 * on. The compositor does so by itself: a page that is busy just then is not late. Returns how to undo it.
 */
export function hideUntil(element: Element, at: number): () => void {
  return turn(element, 0, 1, at)
}

/** Hides an element from an instant of `performance.now()` on, to the frame. Returns how to undo it. */
export function hideFrom(element: Element, at: number): () => void {
  return turn(element, 1, 0, at)
}

/** Has what the style sheet moves in an element leave its place at an instant of `performance.now()`. */
export function startMotionAt(element: Element, at: number): void {
  if (typeof element.getAnimations !== 'function') return
  for (const motion of element.getAnimations({ subtree: true })) motion.startTime = at - spanMs
}

function turn(element: Element, before: number, after: number, at: number): () => void {
  if (typeof element.animate !== 'function') return () => undefined
  // Both values lie inside of the animation: what has ended is taken back by the page, and late.
  const animation = element.animate(
    [
      { opacity: before, easing: 'step-end' },
      { opacity: after, offset: 0.5 },
      { opacity: after, offset: 1 },
    ],
    { duration: 2 * spanMs, fill: 'both' },
  )
  animation.startTime = at - spanMs
  return () => {
    animation.cancel()
  }
}
