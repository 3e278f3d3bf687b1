import type { LocationTimer, TimerPalette } from '@roundboard/contract'
import {
  licensedTimer,
  nextTimerChangeAt,
  timerAt,
  timerLimits,
  timerPhaseMs,
} from '@roundboard/domain'
import { clockText, phaseColours } from '@roundboard/wall'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useFormat } from '../../shared/format/format.ts'
import { timerQueries } from './timer.queries.ts'
import { useTimerWords } from './timer.words.ts'
import classes from './timer.module.css'

/** The same pure function as the walls', by the server's clock. */
export function WallsNow(props: { timer: LocationTimer; palette: TimerPalette }) {
  const words = useTimerWords()
  const format = useFormat()
  const offsetMs = useQuery(timerQueries.clockOffsetMs).data ?? 0
  const exercises = useQuery(timerQueries.exercises).data
  const timer = useMemo(() => licensedTimer(props.timer, exercises ?? []), [props.timer, exercises])
  const now = useTicking(timer, offsetMs)
  const state = timerAt(timer, now)

  if (state.phase === 'idle' || state.phase === 'waiting')
    return (
      <section className={classes.now} data-phase="none" aria-label={words.onTheWalls}>
        <p className={classes.nowTitle}>{words.onTheWalls}</p>
        <p className={classes.phase}>{words.phases[state.phase]}</p>
        {state.phase === 'waiting' && <p>{words.startsAt(format.moment(state.startsAt))}</p>}
      </section>
    )

  const ground = phaseColours[props.palette][state.phase].ground
  const displayName = state.phase === 'red' ? state.exercise?.displayName : undefined
  return (
    <section className={classes.now} data-phase={state.phase} aria-label={words.onTheWalls}>
      <p className={classes.nowTitle}>{words.onTheWalls}</p>
      <p className={classes.phase}>
        <span className={classes.swatch} style={{ background: ground }} aria-hidden />
        {words.phases[state.phase]}
      </p>
      <p className={classes.digits} role="timer">
        {clockText(state.remainingMs)}
      </p>
      <div className={classes.bar} aria-hidden>
        <span
          style={{
            background: ground,
            width: `${String((100 * state.remainingMs) / timerPhaseMs[state.phase])}%`,
          }}
        />
      </div>
      <p>
        {words.iteration(state.iteration + 1, timerLimits.lastIteration)}
        {state.phase === 'red' &&
          ` · ${displayName === undefined ? words.noExercise : words.exercise(displayName)}`}
      </p>
    </section>
  )
}

/** The server's time, again whenever the wall's timer looks different. */
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
    return () => {
      clearTimeout(tick)
    }
  }, [timer, offsetMs])
  return now
}
