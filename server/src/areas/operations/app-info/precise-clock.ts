const steppedMs = 2

/**
 * The server's clock with fractions of a millisecond: whole ones would cost a wall up to one of them.
 * Follows the system clock when that is set anew.
 */
export function createPreciseClock(now: () => number = Date.now): () => number {
  let origin = performance.timeOrigin
  return () => {
    const precise = origin + performance.now()
    const error = now() - precise
    if (Math.abs(error) <= steppedMs) return precise
    origin += error
    return precise + error
  }
}
