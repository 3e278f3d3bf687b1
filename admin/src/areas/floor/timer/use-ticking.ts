import { nextTimerChangeAt, type timerAt } from '@roundboard/domain'
import { useEffect, useState } from 'react'

/** The server's time, again whenever the wall's timer looks different. */
export function useTicking(timer: Parameters<typeof timerAt>[0], offsetMs: number): number {
  const [now, setNow] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    let tick = setTimeout(look, 0)
    function look() {
      const at = Date.now() + offsetMs
      setNow(at)
      const next = nextTimerChangeAt(timer, at)
      if (next !== null) tick = setTimeout(look, Math.min(Math.max(next - at, 20), 60_000))
    }
    return () => {
      clearTimeout(tick)
    }
  }, [timer, offsetMs])
  return now
}
