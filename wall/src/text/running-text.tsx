import './running-text.css'
import type { Language } from '@roundboard/domain'
import { useCallback } from 'react'
import { fitSizes, fitText, useLayout } from './fit-text.ts'
import { useTurnsPages } from '../frame/wall-modes.ts'
import { pageTurns, runScroll, tickerScroll } from './scroll-timing.ts'

/**
 * A line of text that runs as a ticker if `runs` is set or if it doesn't fit at its smallest size. Where
 * motion isn't wanted, it turns pages line by line.
 */
export function RunningText(props: {
  readonly text: string
  readonly language: Language
  readonly runs?: boolean
  readonly as: 'h2' | 'p'
  readonly className: string
}) {
  const { text, language, runs = false, as: Tag, className } = props
  const turnsPages = useTurnsPages()
  const box = useLayout<HTMLElement>(
    useCallback(
      (element) => {
        element.dataset['scrolling'] = 'false'
        delete element.dataset['pages']
        element.style.removeProperty('line-height')
        if (!runs && fitText(element, fitSizes(element))) return undefined
        element.dataset['scrolling'] = 'true'
        return turnsPages ? runPages(element) : runTicker(element)
      },
      [runs, turnsPages],
    ),
  )
  return (
    <div className="running-text-window">
      <Tag ref={box} className={`running-text ${className}`} key={`${language} ${text}`}>
        <bdi>{text}</bdi>
        <span className="running-text-again" data-text={text} aria-hidden />
      </Tag>
    </div>
  )
}

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

/** Each page is one line, as high as the window. */
function runPages(band: HTMLElement): (() => void) | undefined {
  const height = band.parentElement?.clientHeight ?? 0
  if (height === 0) return undefined
  band.dataset['pages'] = 'true'
  band.style.lineHeight = `${String(height)}px`
  const count = Math.max(1, Math.round(band.offsetHeight / height))
  const stops = Array.from({ length: count }, (_, line) => line * height)
  return runScroll(band, pageTurns(stops), (position) => `translateY(${String(-position)}px)`)
}

function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0)
}
