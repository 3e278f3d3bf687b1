import './title-strip.css'
import { subHeaderIsTicker, type Language } from '@roundboard/domain'
import { memo, useCallback } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { runScroll, tickerScroll } from '../text/scroll-timing.ts'

const sizes = { max: 92, min: 52, step: 4 } as const

/**
 * The sub-header; beyond 24 characters it scrolls horizontally (specification 2.1), and so does what
 * does not fit at the smallest size, such as 24 wide characters.
 */
export const TitleStrip = memo(function TitleStrip(props: {
  readonly text: string
  readonly language: Language
}) {
  const { text, language } = props
  const isTicker = subHeaderIsTicker(text)
  const box = useLayout<HTMLHeadingElement>(
    useCallback(
      (element) => {
        element.dataset['scrolling'] = 'false'
        if (!isTicker && fitText(element, sizes)) return undefined
        element.dataset['scrolling'] = 'true'
        return runTicker(element)
      },
      [isTicker],
    ),
  )
  return (
    <div className="title-strip">
      <div className="title-strip-window">
        <h2 ref={box} className="title-strip-text" key={`${language} ${text}`}>
          <bdi>{text}</bdi>
          <span className="title-strip-again" data-text={text} aria-hidden />
        </h2>
      </div>
    </div>
  )
})

function runTicker(band: HTMLElement): (() => void) | undefined {
  const [first, second] = Array.from(band.children) as HTMLElement[]
  const box = band.parentElement ? contentWidth(band.parentElement) : 0
  if (!first || !second || box === 0) return undefined
  const style = getComputedStyle(band)
  const unit = parseFloat(style.getPropertyValue('--u'))
  const length = first.offsetWidth
  const gap = Math.abs(second.offsetLeft - first.offsetLeft) - length
  return runScroll(band, tickerScroll(length, box, gap, unit), (position) =>
    style.direction === 'rtl'
      ? `translateX(${String(position)}px)`
      : `translateX(${String(-position)}px)`,
  )
}

function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0)
}
