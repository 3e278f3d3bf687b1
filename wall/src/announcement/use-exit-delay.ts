import { useEffect, useState } from 'react'

const exitMs = 400

/**
 * Returns `shown`, or its last value for another 400 ms after it becomes undefined, so that it can
 * leave with an animation.
 */
export function useExitDelay<Shown>(shown: Shown | undefined): Shown | undefined {
  const [last, setLast] = useState(shown)
  if (shown !== undefined && shown !== last) setLast(shown)
  const isLeaving = shown === undefined && last !== undefined
  useEffect(() => {
    if (!isLeaving) return
    const away = setTimeout(() => setLast(undefined), exitMs)
    return () => clearTimeout(away)
  }, [isLeaving])
  return shown ?? last
}
