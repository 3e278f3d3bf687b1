import type { Location, LocationTimer } from '@roundboard/contract'
import { licensedTimer, timerAt } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { timerQueries } from './timer.queries.ts'
import { useTicking } from './use-ticking.ts'

const none: LocationTimer = { licenseKey: null, dwsTimeStamp: null, dwsActiveBreaks: [] }

/** A location's timer as its walls have it at this moment, by the server's clock. */
export function useTimerNow(given: LocationTimer = none) {
  const offsetMs = useQuery(timerQueries.clockOffsetMs).data ?? 0
  const exercises = useQuery(timerQueries.exercises).data
  const timer = useMemo(() => licensedTimer(given, exercises ?? []), [given, exercises])
  const now = useTicking(timer, offsetMs)
  return { playlist: timer.playlist, state: timerAt(timer, now) }
}

/** The same of a location that is known by its id; its feature may be off. */
export function useTimerOf({ id, vtsEnabled }: Location) {
  const { data } = useQuery({ ...timerQueries.of(id), enabled: vtsEnabled })
  return useTimerNow(data).state
}
