import './phase-flash.css'
import { timerLimits, type Language } from '@roundboard/domain'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { wallMessages } from '../text/messages/wall.ts'
import { hideFrom, startMotionAt } from './compositor-timing.ts'
import type { Countdown, TimerInPhase } from './timer-block.tsx'

/** Fills the wall below the digits in the first 3.5 s of a phase (specification 4.5). */
export function PhaseFlash(props: {
  readonly timer: Pick<TimerInPhase, 'phase' | 'phaseStartsAt'>
  readonly countdown?: Countdown | undefined
  readonly language: Language
}) {
  const { countdown, language } = props
  const { phase, phaseStartsAt } = props.timer
  const words = wallMessages(language)
  const edge = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!countdown || !edge.current) return
    const startsAt = countdown.timeOf(phaseStartsAt)
    startMotionAt(edge.current, startsAt)
    return hideFrom(edge.current, startsAt + timerLimits.flashMs)
  }, [countdown, phase, phaseStartsAt])
  const panel = useLayout<HTMLDivElement>(
    useCallback((element) => void fitText(element, { max: 328, min: 96, step: 8 }), []),
  )
  const word = phase === 'green' ? words.nextRound : words[phase]
  return (
    <div
      className="phase-flash"
      role="status"
      data-phase={phase}
      data-timed={countdown !== undefined}
      ref={edge}
    >
      <div className="phase-flash-panel" ref={panel} key={`${phase} ${language}`}>
        <p className="phase-flash-word">
          {word.split(/(\d+)/).map((part, index) =>
            // Every second part is a number.
            index % 2 === 0 ? (
              part
            ) : (
              <span className="phase-flash-number" key={index}>
                {part}
              </span>
            ),
          )}
        </p>
      </div>
    </div>
  )
}
