import './instructions.css'
import { hasShortFormat, routineTextScrolls, type Language } from '@roundboard/domain'
import { memo, useCallback } from 'react'
import { fitSizes, fitText, useLayout } from '../text/fit-text.ts'
import { useTurnsPages } from '../frame/wall-modes.ts'
import { SubstituteLabel } from './substitute-label.tsx'
import { wallMessages } from '../text/messages/wall.ts'
import type { PageTurns } from './page-turns.ts'
import { scrollLines } from './scroll-lines.ts'
import { turnPages } from './turn-pages.ts'
import type { WallRoutine } from './video-row.tsx'

/**
 * The instructions; several routines have step numbers. A single long text scrolls (specification 2.1).
 * Text that doesn't fit at the smallest readable size isn't made smaller: several routines turn pages by
 * step, a single one scrolls.
 */
export const Instructions = memo(function Instructions(props: {
  readonly routines: readonly WallRoutine[]
  readonly language: Language
  /** The step whose share of the round is running. */
  readonly stepNow?: number | undefined
  /** Called with the pages when they start to turn, and with undefined when they stop. */
  readonly onTurns?: ((turns: PageTurns | undefined) => void) | undefined
}) {
  const { routines, language, stepNow, onTurns } = props
  const isShort = hasShortFormat(routines)
  const scrolls = routineTextScrolls(routines)
  const isOne = routines.length === 1
  const turnsPages = useTurnsPages()
  const box = useLayout<HTMLDivElement>(
    useCallback(
      (element) => {
        element.dataset['scrolling'] = 'false'
        element.dataset['pages'] = 'false'
        element.style.removeProperty('--window')
        if (!scrolls && fitText(element, fitSizes(element))) return undefined
        return isOne
          ? scrollLines(element, scrolls, turnsPages)
          : turnPages(element, onTurns, stepNow)
      },
      [isOne, scrolls, turnsPages, stepNow, onTurns],
    ),
  )
  const content = routines.map(({ step, text, insteadOf }) => [step, text, insteadOf])
  return (
    <div
      ref={box}
      key={JSON.stringify([language, content])}
      className="instructions"
      data-format={isShort ? 'short' : 'normal'}
      data-several={!isOne}
    >
      <div className="instruction-window">
        <ol className="instruction-lines" aria-label={wallMessages(language).steps}>
          {routines.map((routine) => (
            <li
              key={routine.step}
              className="instruction"
              data-step={routine.step}
              data-instead={routine.insteadOf}
              data-now={stepNow && routine.step === stepNow}
            >
              {!isOne && (
                <span className="instruction-step">
                  <bdi dir="ltr">{routine.step}</bdi>
                </span>
              )}
              <div className="instruction-page">
                <p className="instruction-text" dir="auto">
                  <SubstituteLabel text={routine.insteadOf} />
                  {routine.text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {isOne && (
        <div className="instruction-rail" aria-hidden>
          <div className="instruction-rail-thumb" />
        </div>
      )}
    </div>
  )
})
