import { isMotionReduced } from '../text/reduced-motion.ts'
import { lineScroll, pageTurns, runScroll } from '../text/scroll-timing.ts'

/** At these sizes a scrolling text is tried until it is longer than its box, as it shall scroll. */
const scrollSizes = [92, 104, 116, 128, 140]

/** Has a single text move up line by line, or turn pages of whole lines where nothing shall glide. */
export function scrollLines(box: HTMLElement, mustScroll: boolean): (() => void) | undefined {
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
  box.style.setProperty('--in-view', String(inView / all))
  if (all <= inView) return undefined
  const last = all - inView
  const scroll = isMotionReduced()
    ? pageTurns(stopsOf(last, inView, lineHeight))
    : lineScroll(stopsOf(last, 1, lineHeight))
  const thumb = box.querySelector<HTMLElement>('.instruction-rail-thumb')
  const stops = [
    runScroll(lines, scroll, (position) => `translateY(${String(-position)}px)`),
    thumb &&
      runScroll(thumb, scroll, (position) => {
        const ofThumb = (100 * position) / (inView * lineHeight)
        return `translateY(${String(ofThumb)}%)`
      }),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}

/** Where a text stands that goes on by so many lines, its last line in view at the end. */
function stopsOf(last: number, by: number, lineHeight: number): number[] {
  const count = Math.ceil(last / by) + 1
  return Array.from({ length: count }, (_, stop) => Math.min(last, stop * by) * lineHeight)
}

/** The height of what is inside of an element's padding, in pixels. */
export function contentHeight(box: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(box)
  return box.clientHeight - (parseFloat(paddingTop) || 0) - (parseFloat(paddingBottom) || 0)
}
