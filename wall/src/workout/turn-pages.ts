import { fitSizes, fitText } from '../text/fit-text.ts'
import { runTurns, showInTurn, type PageTurns } from './page-turns.ts'
import { contentHeight } from './scroll-lines.ts'

/**
 * Shows one step after another, each as large as possible. A step too long for a page at the
 * smallest readable size has several pages of whole lines. Shows only `stepNow`, if given. Returns
 * a function that stops it.
 */
export function turnPages(
  box: HTMLElement,
  onTurns: ((turns: PageTurns | undefined) => void) | undefined,
  stepNow?: number,
): (() => void) | undefined {
  box.dataset['pages'] = 'true'
  const room = contentHeight(box)
  if (room === 0 || typeof box.animate !== 'function') return undefined
  box.style.setProperty('--window', `${String(room)}px`)
  const steps = Array.from(box.querySelectorAll<HTMLElement>('.instruction'))
  const pages = steps.flatMap((step) => pagesOf(step, room) ?? [])
  const shown = pages.filter(({ step }) => stepNow === undefined || step === stepNow)
  const turns: PageTurns = {
    steps: shown.flatMap(({ step, tops }) => tops.map(() => step)),
    startsAt: Number(document.timeline.currentTime ?? 0),
  }
  const stops = steps.map((step) => {
    const number = Number(step.dataset['step'])
    return showInTurn(step, turns, number, { shown: 1, hidden: 0 })
  })
  for (const { step, text, tops } of shown) {
    if (tops.length < 2) continue
    const before = turns.steps.indexOf(step)
    const part = 1 / turns.steps.length
    const frames = tops.flatMap((top, page) => {
      const transform = `translateY(${String(-top)}px)`
      return [
        { transform, offset: (before + page) * part },
        { transform, offset: (before + page + 1) * part },
      ]
    })
    stops.push(runTurns(text, frames, turns.steps.length, turns.startsAt))
  }
  onTurns?.(turns)
  return () => {
    for (const stop of stops) stop()
    for (const step of steps) step.style.removeProperty('--size')
    for (const { page } of pages) {
      delete page.dataset['cut']
      page.style.removeProperty('block-size')
    }
    onTurns?.(undefined)
  }
}

/** The text of a step and where its pages begin, in pixels. */
function pagesOf(line: HTMLElement, room: number) {
  const step = Number(line.dataset['step'])
  const page = line.querySelector<HTMLElement>('.instruction-page')
  const text = page?.querySelector<HTMLElement>('.instruction-text')
  if (!page || !text) return undefined
  if (fitText(line, fitSizes(line))) return { step, page, text, tops: [0] }
  const lineHeight = parseFloat(getComputedStyle(text).lineHeight)
  const inView = Math.max(1, Math.floor((room + 1) / lineHeight))
  const all = Math.round(text.offsetHeight / lineHeight)
  page.dataset['cut'] = 'true'
  page.style.blockSize = `${String(inView * lineHeight)}px`
  const count = Math.max(1, Math.ceil(all / inView))
  const tops = Array.from({ length: count }, (_, at) => at * inView * lineHeight)
  return { step, page, text, tops }
}
