const lookEveryMs = 5

/**
 * Watches how long this thread keeps waiting what is due, until the function that it gives is called:
 * that one stops and says the longest time, in milliseconds.
 */
export function watchThread(): () => number {
  let lookedAt = performance.now()
  let longestMs = 0

  function look() {
    const at = performance.now()
    longestMs = Math.max(longestMs, at - lookedAt - lookEveryMs)
    lookedAt = at
  }
  const looking = setInterval(look, lookEveryMs)

  return () => {
    clearInterval(looking)
    look()
    return longestMs
  }
}
