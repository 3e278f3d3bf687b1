import {
  type IntervalNow,
  intervalAt,
  type Language,
  type RoundIntervals,
} from '@roundboard/domain'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { wallMessages } from '../text/messages/wall.ts'
import { clockText, type Countdown, type TimerInPhase, write } from './timer-block.tsx'

/** How a workout splits its rounds, and its number of steps. */
export type SplitRound = { readonly intervals: RoundIntervals; readonly steps: number }

const never = () => () => undefined

function readInterval(
  { intervals, steps }: SplitRound,
  timer: TimerInPhase,
  countdown: Countdown | undefined,
): IntervalNow | null {
  const { phase, phaseStartsAt, phaseEndsAt } = timer
  const remainingMs = countdown?.remainingMs() ?? timer.remainingMs
  const elapsedInPhaseMs = phaseEndsAt - phaseStartsAt - remainingMs
  return intervalAt(intervals, steps, { phase, elapsedInPhaseMs, remainingMs })
}

/** The current interval; renders again when another begins. */
export function useInterval(
  round: SplitRound | undefined,
  timer: TimerInPhase | undefined,
  countdown: Countdown | undefined,
): IntervalNow['current'] | null {
  return useSyncExternalStore(
    (round && countdown?.subscribe) ?? never,
    () => (round && timer && readInterval(round, timer, countdown)?.current) ?? null,
  )
}

/** The current interval and its remaining time in small type, updated without React like the timer's digits. */
export function IntervalClock(props: {
  readonly round: SplitRound
  readonly timer: TimerInPhase
  readonly countdown?: Countdown | undefined
  readonly language: Language
}) {
  const { round, timer, countdown, language } = props
  const { intervals, steps } = round
  const { go, rest } = wallMessages(language)
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const [mark, time] = line.current?.children ?? []
      if (!mark || !time) return
      const { current = '', remainingMs = null } =
        readInterval({ intervals, steps }, timer, countdown) ?? {}
      mark.setAttribute('data-is', typeof current === 'number' ? 'step' : current)
      write(mark, current === 'work' ? go : current === 'rest' ? rest : String(current))
      write(time, remainingMs === null ? '' : clockText(remainingMs))
    }
    show()
    return countdown?.subscribe(show)
  }, [intervals, steps, timer, countdown, go, rest])
  const longest = go.length > rest.length ? go : rest
  return (
    <p
      ref={line}
      className="cycle-progress cycle-interval"
      data-widest={`${intervals.kind === 'work-rest' ? longest : '0'} 0:00`}
    >
      <b />
      <bdi dir="ltr" />
    </p>
  )
}
