import type { FigureFrame } from '../video/figure-frame.ts'
import { fitSizes, fitText } from '../text/fit-text.ts'
import { fitOrScroll } from '../text/run-lines.ts'
import { figureRow } from '../video/figure-row.ts'
import { showInTurn, type PageTurns } from './page-turns.ts'

export type ClipOfRow = {
  readonly step: number
  readonly frame: FigureFrame | null
  /** The upper corner of its box that the figure leaves free. */
  readonly freeCorner: string | null
}

/** Lays out a row of clips. Cues below have one line, or two if one needs it; longer ones scroll. Returns a function that stops it. */
export function layOutRow(
  row: HTMLElement,
  clips: readonly ClipOfRow[],
  turnsPages: boolean,
): () => void {
  const cues = Array.from(row.querySelectorAll<HTMLElement>('.video-cue'))
  for (const lines of [1, 2]) {
    row.style.setProperty('--cue-lines', String(lines))
    shareWidth(row, clips)
    if (cues.every((cue) => fitText(cue, fitSizes(cue)))) break
  }
  const stops = cues.map((cue) => fitOrScroll(cue, fitSizes(cue), turnsPages))
  return () => {
    for (const stop of stops) stop?.()
  }
}

/** Sets the width that each figure needs on its panel, and the space beside its number. */
function shareWidth(row: HTMLElement, clips: readonly ClipOfRow[]): void {
  const style = getComputedStyle(row)
  const number = (property: string) => parseFloat(style.getPropertyValue(property))
  const unit = number('--u')
  if (!(unit > 0) || row.clientHeight === 0) return
  const above = row.querySelector<HTMLElement>('.video-cue')?.offsetTop ?? row.clientHeight
  const [height, feet] = [above / unit, number('--feet')]
  const room = { width: row.clientWidth / unit, height, feet, isEven: number('--even') === 1 }
  const corner = style.direction === 'rtl' ? 'top-right' : 'top-left'
  const panels = figureRow(
    clips.map(({ frame, freeCorner }) => ({
      aspect: frame?.aspect ?? null,
      leavesCorner: freeCorner === corner,
    })),
    room,
  )
  for (const [index, { width, size, lane }] of panels.entries()) {
    const panel = row.children[index] as HTMLElement | undefined
    if (!panel) continue
    panel.style.flexGrow = String(width)
    panel.style.setProperty('--lane', `calc(${String(lane)} * var(--u))`)
    if (size === Infinity) panel.style.removeProperty('--figure-size')
    else panel.style.setProperty('--figure-size', `calc(${String(size)} * var(--u))`)
  }
}

/** Highlights the clip of the step whose page is shown. Returns a function that stops it. */
export function highlightInTurn(
  row: HTMLElement,
  clips: readonly ClipOfRow[],
  turns: PageTurns,
): () => void {
  const stops = clips.flatMap(({ step }, index) => {
    const panel = row.children[index] as HTMLElement | undefined
    return panel ? [showInTurn(panel, turns, step, { shown: 1, hidden: 0.6 })] : []
  })
  return () => {
    for (const stop of stops) stop()
  }
}
