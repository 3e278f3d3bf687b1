import './phase-flash.css'
import type { Language, TimerPhase } from '@roundboard/domain'
import { wallWords } from '../words/wall-words.ts'

/** What fills the wall below the digits in the first 3.5 s of a phase (specification 4.5). */
export function PhaseFlash(props: { readonly phase: TimerPhase; readonly language: Language }) {
  const words = wallWords(props.language)
  return (
    <div className="phase-flash" role="status" data-phase={props.phase}>
      <p className="phase-flash-word">
        {props.phase === 'green' ? words.nextRound : words[props.phase]}
      </p>
    </div>
  )
}
