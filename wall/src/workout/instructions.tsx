import './instructions.css'
import { hasShortFormat, routineTextScrolls, type Language } from '@roundboard/domain'
import { memo, useCallback } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { lineScroll, runScroll } from '../text/scroll-timing.ts'
import { wallWords } from '../words/wall-words.ts'
import type { WallRoutine } from './video-row.tsx'

const sizes = {
  short: { max: 148, min: 60, step: 4 },
  normal: { max: 100, min: 52, step: 4 },
} as const

/** At these sizes a scrolling text is tried until it is longer than its box, as it shall scroll. */
const scrollSizes = [72, 84, 96, 108, 120]

/**
 * What to do, in lines; with several routines each has its step number. A single long text scrolls
 * (specification 2.1), and so does what does not fit at the smallest size.
 */
export const Instructions = memo(function Instructions(props: {
  readonly routines: readonly WallRoutine[]
  readonly language: Language
}) {
  const { routines, language } = props
  const isShort = hasShortFormat(routines)
  const scrolls = routineTextScrolls(routines)
  const box = useLayout<HTMLDivElement>(
    useCallback(
      (element) => {
        element.dataset['scrolling'] = 'false'
        element.style.removeProperty('--window')
        if (!scrolls && fitText(element, isShort ? sizes.short : sizes.normal)) return undefined
        return scrollLines(element, scrolls)
      },
      [isShort, scrolls],
    ),
  )
  const content = routines.map(({ step, text }) => [step, text])
  return (
    <div
      ref={box}
      key={JSON.stringify([language, content])}
      className="instructions"
      data-format={isShort ? 'short' : 'normal'}
      data-several={routines.length > 1}
    >
      <div className="instruction-window">
        <ol className="instruction-lines" aria-label={wallWords(language).steps}>
          {routines.map((routine) => (
            <li key={routine.step} className="instruction">
              {routines.length > 1 && (
                <span className="instruction-step">
                  <bdi dir="ltr">{routine.step}</bdi>
                </span>
              )}
              <p className="instruction-text" dir="auto">
                {routine.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
})

function scrollLines(box: HTMLElement, mustScroll: boolean): (() => void) | undefined {
  const lines = box.querySelector<HTMLElement>('.instruction-lines')
  if (!lines) return undefined
  box.dataset['scrolling'] = 'true'
  if (mustScroll)
    for (const size of scrollSizes) {
      box.style.setProperty('--size', String(size))
      if (lines.offsetHeight > box.clientHeight) break
    }
  const lineHeight = parseFloat(getComputedStyle(lines).lineHeight)
  const room = contentHeight(box)
  if (!(lineHeight > 0) || room === 0) return undefined
  const inView = Math.max(1, Math.floor((room + 1) / lineHeight))
  const all = Math.round(lines.offsetHeight / lineHeight)
  box.style.setProperty('--window', `${String(inView * lineHeight)}px`)
  if (all <= inView) return undefined
  const stops = Array.from({ length: all - inView + 1 }, (_, line) => line * lineHeight)
  return runScroll(lines, lineScroll(stops), (position) => `translateY(${String(-position)}px)`)
}

function contentHeight(box: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(box)
  return box.clientHeight - (parseFloat(paddingTop) || 0) - (parseFloat(paddingBottom) || 0)
}
