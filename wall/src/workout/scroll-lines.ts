import { linesOf, runLines } from '../text/run-lines.ts'

/** Font sizes tried for a text that must scroll, until it is longer than its box. */
const scrollSizes = [92, 104, 116, 128, 140]

/** Scrolls a single text line by line, or turns pages of whole lines. Returns how to stop. */
export function scrollLines(
  box: HTMLElement,
  mustScroll: boolean,
  turnsPages: boolean,
): (() => void) | undefined {
  const text = box.querySelector<HTMLElement>('.instruction-lines')
  if (!text) return undefined
  box.dataset['scrolling'] = 'true'
  if (mustScroll)
    for (const size of scrollSizes) {
      box.style.setProperty('--size', String(size))
      if (text.offsetHeight > box.clientHeight) break
    }
  const lines = linesOf(text, contentHeight(box))
  if (!lines) return undefined
  box.style.setProperty('--window', `${String(lines.inView * lines.height)}px`)
  box.style.setProperty('--in-view', String(lines.inView / lines.all))
  return runLines(text, lines, turnsPages, box.querySelector('.instruction-rail-thumb'))
}

/** The height inside an element's padding, in pixels. */
export function contentHeight(box: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(box)
  return box.clientHeight - (parseFloat(paddingTop) || 0) - (parseFloat(paddingBottom) || 0)
}
