import { useEffect, useState } from 'react'

/**
 * What is shown now or, for `awayMs` milliseconds after it has ended, what was shown last, so that it can
 * leave instead of vanishing. Undefined when there is nothing and nothing is leaving.
 */
export function useUntilAway<Shown>(shown: Shown | undefined, awayMs: number): Shown | undefined {
  const [last, setLast] = useState(shown)
  if (shown !== undefined && shown !== last) setLast(shown)
  const isLeaving = shown === undefined && last !== undefined
  useEffect(() => {
    if (!isLeaving) return
    const away = setTimeout(() => {
      setLast(undefined)
    }, awayMs)
    return () => {
      clearTimeout(away)
    }
  }, [isLeaving, awayMs])
  return shown ?? last
}
