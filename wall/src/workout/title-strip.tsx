import './title-strip.css'
import { subHeaderIsTicker } from '@roundboard/domain'
import { memo, useCallback } from 'react'
import { fitText, useLayout } from '../text/fit-text.ts'
import { runScroll, tickerScroll } from '../text/scroll-timing.ts'

/** The sub-header; beyond 24 characters it scrolls horizontally (specification 2.1). */
export const TitleStrip = memo(function TitleStrip({ text }: { readonly text: string }) {
  return subHeaderIsTicker(text) ? <Ticker text={text} /> : <StillTitle text={text} />
})

function StillTitle({ text }: { readonly text: string }) {
  const box = useLayout<HTMLHeadingElement>(
    useCallback((element) => void fitText(element, { max: 92, min: 52, step: 4 }), []),
  )
  return (
    <div className="title-strip">
      <h2 ref={box} className="title-strip-text" key={text}>
        <bdi>{text}</bdi>
      </h2>
    </div>
  )
}

function Ticker({ text }: { readonly text: string }) {
  const band = useLayout<HTMLHeadingElement>(
    useCallback((element) => {
      const [first, second] = Array.from(element.children) as HTMLElement[]
      const box = element.parentElement ? contentWidth(element.parentElement) : 0
      if (!first || !second || box === 0) return undefined
      const toRight = getComputedStyle(element).direction === 'rtl'
      const unit = parseFloat(getComputedStyle(element).getPropertyValue('--u'))
      const length = first.offsetWidth
      const gap = Math.abs(second.offsetLeft - first.offsetLeft) - length
      return runScroll(element, tickerScroll(length, box, gap, unit), (position) =>
        toRight ? `translateX(${String(position)}px)` : `translateX(${String(-position)}px)`,
      )
    }, []),
  )
  return (
    <div className="title-strip">
      <div className="ticker-window">
        <h2 ref={band} className="ticker-band" data-ticker key={text}>
          <bdi>{text}</bdi>
          <bdi aria-hidden>{text}</bdi>
        </h2>
      </div>
    </div>
  )
}

function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0)
}
