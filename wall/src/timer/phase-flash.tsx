import './phase-flash.css'
import type { Language, TimerPhase } from '@roundboard/domain'
import { useCallback } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { wallWords } from '../words/wall-words.ts'

/** What fills the wall below the digits in the first 3.5 s of a phase (specification 4.5). */
export function PhaseFlash(props: { readonly phase: TimerPhase; readonly language: Language }) {
  const { phase, language } = props
  const words = wallWords(language)
  const box = useLayout<HTMLDivElement>(
    useCallback((element) => void fitText(element, { max: 252, min: 96, step: 12 }), []),
  )
  return (
    <div className="phase-flash" role="status" ref={box} key={`${phase} ${language}`}>
      <p className="phase-flash-word">{phase === 'green' ? words.nextRound : words[phase]}</p>
    </div>
  )
}
