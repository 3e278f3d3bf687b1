import type { Remote } from '@roundboard/contract'
import { nextTimerChangeAt, parseCourse, timerAt, type TimerState } from '@roundboard/domain'
import { useEffect, useMemo, useState } from 'preact/hooks'

type Break = Remote['activeBreaks'][number]

/** The timer's current state by the server's clock, updated every second and at each change. */
export function useTimer(remote: Remote, now: () => number): TimerState<Break> {
  const { course } = remote.timer
  const timer = useMemo(
    () => ({ ...parseCourse(course), playlist: remote.activeBreaks }),
    [course, remote.activeBreaks],
  )
  const [at, setAt] = useState(now)
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const instant = now()
      setAt(instant)
      const next = nextTimerChangeAt(timer, instant)
      const isCounting = timerAt(timer, instant).phase === 'waiting'
      const wait = isCounting ? 250 : next === null ? 1_000 : next - instant
      due = setTimeout(update, Math.min(1_000, Math.max(8, Math.ceil(wait))))
    }
    update()
    return () => clearTimeout(due)
  }, [timer, now])
  return timerAt(timer, at)
}
