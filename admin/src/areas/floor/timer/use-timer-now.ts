import type { Location, LocationTimer } from '@roundboard/contract'
import { licensedTimer, timerAt, nextTimerChangeAt } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useEffect, useState } from 'react'
import { timerQueries } from './timer.queries.ts'

const none: LocationTimer = { licenseKey: null, dwsTimeStamp: null, dwsActiveBreaks: [] }

/** A location's timer at this moment, by the server's clock. */
export function useTimerNow(given: LocationTimer = none) {
  const offsetMs = useQuery(timerQueries.clockOffsetMs).data ?? 0
  const exercises = useQuery(timerQueries.exercises).data
  const timer = useMemo(() => licensedTimer(given, exercises ?? []), [given, exercises])
  const now = useTicking(timer, offsetMs)
  return { playlist: timer.playlist, state: timerAt(timer, now) }
}

/** The same for a location by ID, which may not have a timer. */
export function useTimerOf({ id, vtsEnabled }: Location) {
  const { data } = useQuery({ ...timerQueries.of(id), enabled: vtsEnabled })
  return useTimerNow(data).state
}

/** The server's time, updated whenever the timer looks different. */
function useTicking(timer: Parameters<typeof timerAt>[0], offsetMs: number): number {
  const [now, setNow] = useState(() => Date.now() + offsetMs)
  useEffect(() => {
    let tick = setTimeout(look, 0)
    function look() {
      const at = Date.now() + offsetMs
      setNow(at)
      const next = nextTimerChangeAt(timer, at)
      if (next !== null) tick = setTimeout(look, Math.min(Math.max(next - at, 20), 60_000))
    }
    return () => clearTimeout(tick)
  }, [timer, offsetMs])
  return now
}
