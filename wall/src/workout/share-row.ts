import type { BoxCorner } from '@roundboard/domain'
import type { FigureFrame } from '../video/figure-frame.ts'
import { figureRow, numberCorner } from '../video/figure-row.ts'
import { showInTurn, type PageTurns } from './page-turns.ts'

/** A clip of a row, which is the routine's at that place. */
export type ClipOfRow = {
  readonly place: number
  readonly step: number
  readonly frame: FigureFrame | null
  readonly freeCorner: BoxCorner | null
}

/** Gives each panel of a row the width that its figure needs, and each number its corner. */
export function shareRow(row: HTMLElement, clips: readonly ClipOfRow[]): void {
  const style = getComputedStyle(row)
  const number = (property: string) => parseFloat(style.getPropertyValue(property))
  const unit = number('--u')
  if (!(unit > 0) || row.clientHeight === 0) return
  const [height, feet] = [row.clientHeight / unit, number('--feet')]
  const room = { width: row.clientWidth / unit, height, feet, isEven: number('--even') === 1 }
  const { widths, size } = figureRow(
    clips.map(({ frame }) => frame?.aspect ?? null),
    room,
  )
  if (size === Infinity) row.style.removeProperty('--figure-size')
  else row.style.setProperty('--figure-size', `calc(${String(size)} * var(--u))`)
  const start = style.direction === 'rtl' ? 'top-right' : 'top-left'
  for (const [index, clip] of clips.entries()) {
    const panel = row.children[index] as HTMLElement | undefined
    if (!panel) continue
    const width = widths[index] ?? 0
    panel.style.flexGrow = String(width)
    panel.dataset['corner'] = numberCorner(clip, { width, height, feet }, size, start)
  }
}

/** While pages of the steps turn: the clip of the shown one is lit, the others stand back. */
export function lightInTurn(
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
