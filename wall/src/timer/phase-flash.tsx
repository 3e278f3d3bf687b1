import './phase-flash.css'
import { timerLimits, type Language } from '@roundboard/domain'
import { useCallback } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { wallWords } from '../words/wall-words.ts'
import { hideFrom, startMotionAt } from './on-time.ts'
import type { Countdown, TimerInPhase } from './timer-block.tsx'

/** What fills the wall below the digits in the first 3.5 s of a phase (specification 4.5). */
export function PhaseFlash(props: {
  readonly timer: Pick<TimerInPhase, 'phase' | 'phaseStartsAt'>
  readonly countdown?: Countdown | undefined
  readonly language: Language
}) {
  const { countdown, language } = props
  const { phase, phaseStartsAt } = props.timer
  const words = wallWords(language)
  const box = useLayout<HTMLDivElement>(
    useCallback(
      (element) => {
        fitText(element, { max: 252, min: 96, step: 12 })
        if (!countdown) return undefined
        const startsAt = countdown.timeOf(phaseStartsAt)
        startMotionAt(element, startsAt)
        return hideFrom(element, startsAt + timerLimits.flashMs)
      },
      [countdown, phaseStartsAt],
    ),
  )
  return (
    <div className="phase-flash" role="status" ref={box} key={`${phase} ${language}`}>
      <p className="phase-flash-word">{phase === 'green' ? words.nextRound : words[phase]}</p>
    </div>
  )
}
