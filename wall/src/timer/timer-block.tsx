import './timer-block.css'
import { remainingSeconds, type Language, type TimerPhase } from '@roundboard/domain'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { wallMessages } from '../text/messages/wall.ts'

/** A running timer as the wall draws it; instants in epoch milliseconds. */
export type TimerInPhase = {
  readonly phase: TimerPhase
  /** Counted from 0. */
  readonly iteration: number
  readonly phaseStartsAt: number
  readonly phaseEndsAt: number
  readonly elapsedInPhaseMs: number
  readonly remainingMs: number
  readonly isFlashing: boolean
  readonly isPaused: boolean
}

/** The remaining time as walls show it: `2:30`, `0:07`, always equally wide. */
export function clockText(remainingMs: number): string {
  const seconds = remainingSeconds(remainingMs)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Notifies every second, and converts the location's time to the page's timeline. */
export type Countdown = {
  subscribe(listener: () => void): () => void
  remainingMs(): number
  /** Converts an instant (epoch milliseconds) to a time of `performance.now()`. */
  timeOf(at: number): number
}

/** The phase as a word and the remaining time in digits, read as one sentence (specification 4.5). */
export const TimerBlock = memo(function TimerBlock(props: {
  readonly timer: TimerInPhase
  readonly isComing?: boolean
  readonly countdown?: Countdown | undefined
  readonly language: Language
}) {
  const { timer, isComing = false, countdown, language } = props
  const words = wallMessages(language)
  const { phase, isPaused } = timer
  return (
    <section
      className="timer-block"
      aria-label={words.timeLeft}
      data-phase={phase}
      data-paused={isPaused}
    >
      <TimerWord
        key={`${language} ${phase} ${String(isPaused)}`}
        leadsOn={phase === 'yellow' && !isPaused}
      >
        {isPaused ? words.paused : phase === 'yellow' ? words.breakIn : words[phase]}
      </TimerWord>
      <Digits remainingMs={timer.remainingMs} countdown={isComing ? undefined : countdown} />
    </section>
  )
})

/** The word beside the digits, in two lines at most. Key it by its content and language. */
export function TimerWord(props: { readonly leadsOn?: boolean; readonly children: string }) {
  const box = useLayout<HTMLParagraphElement>(
    useCallback((element) => void fitText(element, { max: 172, min: 72, step: 4 }), []),
  )
  return (
    <p ref={box} className="timer-word">
      <span>
        {props.children}
        {/* A word joiner keeps the arrow on the word's line. */}
        {props.leadsOn && <span className="timer-arrow">{'\u2060'}</span>}
      </span>
    </p>
  )
}

/** The remaining time. It changes every second, so it is updated without React. */
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

/** Updates the existing text node, because a new one would cause a style recalculation. */
export function write(place: Element, character: string): void {
  const { firstChild } = place
  if (!(firstChild instanceof Text)) place.append(character)
  else if (firstChild.data !== character) firstChild.data = character
}
