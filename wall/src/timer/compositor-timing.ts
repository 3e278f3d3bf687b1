/**
 * Longer than anything is prepared in advance. Animations start this much earlier and rest until
 * their time, because the browser draws every frame for an animation that is about to start.
 */
export const spanMs = 10_000

/**
 * Hides an element until `at` (a time of `performance.now()`) and shows it in the first frame from
 * then on. The compositor does it alone, so a busy page doesn't delay it. Returns a function that
 * undoes it.
 */
export function hideUntil(element: Element, at: number): () => void {
  return turn(element, 0, 1, at)
}

/** Hides an element from `at` (a time of `performance.now()`) on, to the frame. Returns a function that undoes it. */
export function hideFrom(element: Element, at: number): () => void {
  return turn(element, 1, 0, at)
}

/** Starts the CSS animations in an element at a time of `performance.now()`. */
export function startMotionAt(element: Element, at: number): void {
  if (typeof element.getAnimations !== 'function') return
  for (const motion of element.getAnimations({ subtree: true })) motion.startTime = at - spanMs
}

function turn(element: Element, before: number, after: number, at: number): () => void {
  if (typeof element.animate !== 'function') return () => undefined
  // Both values are part of the animation, because the page reverts a finished animation late.
  const animation = element.animate(
    [
      { opacity: before, easing: 'step-end' },
      { opacity: after, offset: 0.5 },
      { opacity: after, offset: 1 },
    ],
    { duration: 2 * spanMs, fill: 'both' },
  )
  animation.startTime = at - spanMs
  return () => animation.cancel()
}
