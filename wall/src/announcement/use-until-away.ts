import { useEffect, useState } from 'react'

const awayMs = 400

/** What is shown now or, for 400 ms after it has ended, what was shown last, so that it can leave. */
export function useUntilAway<Shown>(shown: Shown | undefined): Shown | undefined {
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
  }, [isLeaving])
  return shown ?? last
}
