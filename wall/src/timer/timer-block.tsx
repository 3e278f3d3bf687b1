import './timer-block.css'
import { remainingSeconds, type Language, type TimerPhase } from '@roundboard/domain'
import { useLayoutEffect, useRef } from 'react'
import { wallWords } from '../words/wall-words.ts'

/** A phase that the timer is in, as the wall draws it. */
export type TimerInPhase = {
  readonly phase: TimerPhase
  readonly phaseStartsAt: number
  readonly phaseEndsAt: number
  readonly elapsedInPhaseMs: number
  readonly remainingMs: number
  readonly isFlashing: boolean
}

/** The time left as the wall shows it: `2:30`, `0:07`, always as wide. */
export function clockText(remainingMs: number): string {
  const seconds = remainingSeconds(remainingMs)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** The phase as a word, the time left in digits and as a bar that empties (specification 4.5). */
export function TimerBlock(props: { readonly timer: TimerInPhase; readonly language: Language }) {
  const { timer, language } = props
  const words = wallWords(language)
  const [minutes = '', seconds = ''] = clockText(timer.remainingMs).split(':')
  return (
    <section className="timer-block" aria-label={words.timeLeft} data-phase={timer.phase}>
      <div className="timer-phase">
        <p className="timer-word" key={timer.phase}>
          {words[timer.phase]}
        </p>
        <DepletingBar
          key={`${timer.phase} ${String(timer.phaseEndsAt)}`}
          startsAt={timer.phaseStartsAt}
          endsAt={timer.phaseEndsAt}
          elapsedMs={timer.elapsedInPhaseMs}
        />
      </div>
      <p className="timer-digits" role="timer" aria-label={clockText(timer.remainingMs)}>
        <bdi dir="ltr">
          <span>{minutes}</span>
          <span className="timer-colon">:</span>
          {Array.from(seconds, (digit, index) => (
            <span key={index}>{digit}</span>
          ))}
        </bdi>
      </p>
    </section>
  )
}

function DepletingBar(props: {
  readonly startsAt: number
  readonly endsAt: number
  readonly elapsedMs: number
}) {
  const fill = useRef<HTMLDivElement>(null)
  const { startsAt, endsAt } = props
  const elapsedMs = useRef(props.elapsedMs)
  useLayoutEffect(() => {
    if (typeof fill.current?.animate !== 'function') return
    const animation = fill.current.animate(
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
      { duration: endsAt - startsAt, fill: 'forwards' },
    )
    animation.currentTime = elapsedMs.current
    return () => {
      animation.cancel()
    }
  }, [startsAt, endsAt])
  return (
    <div className="timer-bar" aria-hidden>
      <div ref={fill} className="timer-bar-fill" />
    </div>
  )
}
