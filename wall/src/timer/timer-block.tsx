import './timer-block.css'
import { remainingSeconds, type Language, type TimerPhase } from '@roundboard/domain'
import { memo, useLayoutEffect, useRef } from 'react'
import { wallWords } from '../words/wall-words.ts'

/** A phase that the timer is in, as the wall draws it. */
export type TimerInPhase = {
  readonly phase: TimerPhase
  readonly phaseStartsAt: number
  readonly phaseEndsAt: number
  readonly elapsedInPhaseMs: number
  readonly remainingMs: number
  readonly isFlashing: boolean
  readonly isPaused: boolean
}

/** The time left as the wall shows it: `2:30`, `0:07`, always as wide. */
export function clockText(remainingMs: number): string {
  const seconds = remainingSeconds(remainingMs)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** What tells every second how much of the phase is left, and when on the page's timeline things are due. */
export type Countdown = {
  subscribe(listener: () => void): () => void
  remainingMs(): number
  /** An instant by the gym's clock (epoch milliseconds) in milliseconds of `performance.now()`. */
  timeOf(at: number): number
}

/** The phase as a word, the time left in digits and as a bar that empties (specification 4.5). */
export const TimerBlock = memo(function TimerBlock(props: {
  readonly timer: TimerInPhase
  readonly isComing?: boolean
  readonly countdown?: Countdown | undefined
  readonly language: Language
}) {
  const { timer, isComing = false, countdown, language } = props
  const words = wallWords(language)
  return (
    <section
      className="timer-block"
      aria-label={words.timeLeft}
      data-phase={timer.phase}
      data-paused={timer.isPaused}
    >
      <div className="timer-phase">
        <p className="timer-word" key={timer.isPaused ? 'paused' : timer.phase}>
          {timer.isPaused ? words.paused : words[timer.phase]}
        </p>
        <DepletingBar
          key={`${timer.phase} ${String(timer.phaseEndsAt)} ${String(timer.isPaused)}`}
          startsAt={timer.phaseStartsAt}
          endsAt={timer.phaseEndsAt}
          elapsedMs={timer.elapsedInPhaseMs}
          isStill={timer.isPaused}
          countdown={countdown}
        />
      </div>
      <Digits remainingMs={timer.remainingMs} countdown={isComing ? undefined : countdown} />
    </section>
  )
})

/** The time left in digits: the only part of a wall that changes every second, so it is written without a rendering. */
export function Digits(props: {
  readonly remainingMs: number
  readonly countdown?: Countdown | undefined
}) {
  const { remainingMs, countdown } = props
  const line = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const text = clockText(countdown?.remainingMs() ?? remainingMs)
      for (const [index, place] of Array.from(line.current?.querySelectorAll('b') ?? []).entries())
        write(place, text[index] ?? '')
    }
    show()
    return countdown?.subscribe(show)
  }, [countdown, remainingMs])
  return (
    <p className="timer-digits" role="timer">
      <bdi dir="ltr" ref={line}>
        <span>
          <b />
        </span>
        <span className="timer-colon">
          <b />
        </span>
        <span>
          <b />
        </span>
        <span>
          <b />
        </span>
      </bdi>
    </p>
  )
}

/** Into the text that is there: another one would have its style worked out anew. */
function write(place: Element, character: string): void {
  const { firstChild } = place
  if (!(firstChild instanceof Text)) place.append(character)
  else if (firstChild.data !== character) firstChild.data = character
}

function DepletingBar(props: {
  readonly startsAt: number
  readonly endsAt: number
  readonly elapsedMs: number
  readonly isStill: boolean
  readonly countdown: Countdown | undefined
}) {
  const fill = useRef<HTMLDivElement>(null)
  const { startsAt, endsAt, isStill, countdown } = props
  const elapsedMs = useRef(props.elapsedMs)
  useLayoutEffect(() => {
    if (typeof fill.current?.animate !== 'function') return
    const animation = fill.current.animate(
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
      { duration: endsAt - startsAt, fill: 'forwards' },
    )
    if (isStill) {
      animation.pause()
      animation.currentTime = elapsedMs.current
    } else if (countdown) animation.startTime = countdown.timeOf(startsAt)
    else animation.currentTime = elapsedMs.current
    return () => {
      animation.cancel()
    }
  }, [startsAt, endsAt, isStill, countdown])
  return (
    <div className="timer-bar" aria-hidden>
      <div ref={fill} className="timer-bar-fill" />
    </div>
  )
}
