import './run-lines.css'
import { fitText, type FontSizes } from './fit-text.ts'
import { lineScroll, pageTurns, runScroll } from './scroll-timing.ts'

/** The lines of a text: the height of one in pixels, how many fit in view, and how many there are. */
export type Lines = { readonly height: number; readonly inView: number; readonly all: number }

/** The lines of a text in a window `room` pixels high; undefined before layout. */
export function linesOf(text: HTMLElement, room: number): Lines | undefined {
  const height = parseFloat(getComputedStyle(text).lineHeight)
  if (!(height > 0) || room === 0) return undefined
  const inView = Math.max(1, Math.floor((room + 1) / height))
  return { height, inView, all: Math.round(text.offsetHeight / height) }
}

/** Scrolls a text line by line, or turns pages of whole lines; `thumb` shows the position. Returns a function that stops it. */
export function runLines(
  text: HTMLElement,
  { height, inView, all }: Lines,
  turnsPages: boolean,
  thumb?: HTMLElement | null,
): (() => void) | undefined {
  if (all <= inView) return undefined
  const scroll = turnsPages
    ? pageTurns(stopsOf(all - inView, inView, height))
    : lineScroll(stopsOf(all - inView, 1, height))
  const stops = [
    runScroll(text, scroll, (position) => `translateY(${String(-position)}px)`),
    thumb &&
      runScroll(thumb, scroll, (position) => {
        const ofThumb = (100 * position) / (inView * height)
        return `translateY(${String(ofThumb)}%)`
      }),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
}

/** Fits the text of a box. A text too long for the smallest size, such as 85 wide letters, scrolls by whole lines, so that it is never cut off. Returns a function that stops it. */
export function fitOrScroll(
  box: HTMLElement,
  sizes: FontSizes,
  turnsPages: boolean,
): (() => void) | undefined {
  if (fitText(box, sizes)) return undefined
  box.dataset['scrolling'] = 'true'
  const text = box.querySelector('bdi')
  const lines = text && linesOf(text, box.clientHeight)
  if (lines) box.style.blockSize = `${String(lines.inView * lines.height)}px`
  const stop = lines && runLines(text, lines, turnsPages)
  return () => {
    stop?.()
    delete box.dataset['scrolling']
    box.style.removeProperty('block-size')
  }
}

/** The positions of a text that moves `by` lines at a time, ending with its last line in view. */
function stopsOf(last: number, by: number, lineHeight: number): number[] {
  const count = Math.ceil(last / by) + 1
  return Array.from({ length: count }, (_, stop) => Math.min(last, stop * by) * lineHeight)
}
