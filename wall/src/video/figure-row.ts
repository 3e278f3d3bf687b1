import type { BoxCorner } from '@roundboard/domain'
import type { FigureFrame } from './figure-frame.ts'

/** The panel of a row, in wall units: what is left free beside a figure, above it and below its feet. */
export const panelRoom = { beside: 8, above: 4, gap: 4 } as const

/** The room of a row of clips, in wall units. */
export type RowRoom = {
  readonly width: number
  readonly height: number
  /** Where the figures stand, above the panels' lower edge. */
  readonly feet: number
  /** All columns are equally wide: each has its own text below. */
  readonly isEven: boolean
}

/** How the clips of a row share its room, in wall units. */
export type FigureRow = {
  readonly widths: readonly number[]
  /**
   * No figure is higher than this, and none longer: so all of a row have nearly the same scale. One
   * alone has its whole panel.
   */
  readonly size: number
}

/** A clip of which no figure is known has the room of a portrait frame. */
const unknownAspect = 3 / 4
/** Who is narrower has so much room all the same, for the number of the step beside the head. */
const leastAspect = 0.5
/** Where a row is short of width, who lies may be this much of the length that others are high. */
const leastLength = 0.77

/**
 * How the figures of a row share its width, by their aspects (width by height; null where none is
 * known): as high as the row allows or the width, who lies not much shorter than who stands is high.
 */
export function figureRow(aspects: readonly (number | null)[], room: RowRoom): FigureRow {
  const needs = aspects.map((aspect) => Math.max(leastAspect, aspect ?? unknownAspect))
  const count = needs.length
  const widths = Math.max(0, room.width - panelRoom.gap * (count - 1))
  const forFigures = Math.max(0, widths - 2 * panelRoom.beside * count)
  const even = needs.map(() => widths / count)
  const highest = Math.max(0, room.height - room.feet - panelRoom.above)
  if (count < 2) return { widths: even, size: Infinity }
  const short = needs.map((need) => Math.min(need, leastLength))
  const size = room.isEven
    ? Math.min(highest, forFigures / count / Math.max(...short))
    : Math.min(highest, forFigures / sum(short))
  if (room.isEven || size === 0) return { widths: even, size }
  const lengths = needs.map((need) => Math.min(need, 1) * size)
  const level = levelOf(lengths, forFigures)
  const taken = lengths.map((length) => Math.min(length, level))
  const spare = Math.max(0, forFigures - sum(taken)) / count
  return { widths: taken.map((width) => width + spare + 2 * panelRoom.beside), size }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Up to where all are cut so that they are `total` together; whoever wants less leaves it to the others. */
function levelOf(wanted: readonly number[], total: number): number {
  let left = total
  const inOrder = [...wanted].sort((a, b) => a - b)
  for (const [index, one] of inOrder.entries()) {
    const level = left / (inOrder.length - index)
    if (one >= level) return level
    left -= one
  }
  return Infinity
}

/** A panel of a row, in wall units. */
export type Panel = Pick<RowRoom, 'width' | 'height' | 'feet'>

/**
 * Where a clip's frame is in its panel, all of the figure within: what `loop-video.css` has its elements
 * work out, whatever becomes of the panel. In wall units, from the panel's top left corner.
 */
export function clipPlace(frame: FigureFrame, panel: Panel, size: number) {
  const beside = Math.max(0, panel.width - 2 * panelRoom.beside)
  const highest = Math.max(0, panel.height - panel.feet - panelRoom.above)
  const { aspect } = frame
  const figureHeight = Math.min(highest, size, size / aspect, beside / aspect)
  const height = figureHeight / frame.height
  const width = height * frame.frameAspect
  const top = panel.height - panel.feet - frame.feet * height
  return { left: panel.width / 2 - frame.middle * width, top, width, height, figureHeight }
}

/** A step's number with what is left free around it, in wall units. */
const numberRoom = 104

/**
 * The corner in which a step's number stands: `start`, unless the figure reaches into it and leaves
 * another one free.
 */
export function numberCorner(
  {
    frame,
    freeCorner,
  }: { readonly frame: FigureFrame | null; readonly freeCorner: BoxCorner | null },
  panel: Panel,
  size: number,
  start: BoxCorner,
): BoxCorner {
  if (frame === null || freeCorner === null) return start
  const { figureHeight } = clipPlace(frame, panel, size)
  const above = panel.height - panel.feet - figureHeight
  const beside = (panel.width - figureHeight * frame.aspect) / 2
  return Math.max(above, beside) >= numberRoom ? start : freeCorner
}
