import type { FigureFrame } from './figure-frame.ts'

/** Free space in a row's panels, in wall units: beside and above a figure, and between panels. */
export const panelRoom = { beside: 8, above: 4, gap: 4 } as const

/** The size of a row of clips, in wall units. */
export type RowRoom = {
  readonly width: number
  readonly height: number
  /** How far above the panels' lower edge the figures stand. */
  readonly feet: number
  /** All columns are equally wide, because each has its own text below. */
  readonly isEven: boolean
}

export type ClipInRow = {
  /** The figure's width divided by its height; null if it isn't known. */
  readonly aspect: number | null
  /** The figure doesn't reach into the corner with the step's number. */
  readonly leavesCorner: boolean
}

/** A panel of a row, in wall units. */
export type PanelOfRow = {
  readonly width: number
  /** The figure is neither higher nor wider than this; a single one may fill its panel. */
  readonly size: number
  /** Width kept clear for the step's number, at the start of the panel. */
  readonly lane: number
}

/** The size of a step's number with its margin, in the upper corner of its panel, in wall units. */
export const numberRoom = 100
/** The share of its box that a figure leaves free in a corner (see `freeCornerOf`). */
const cornerShare = 0.3

/** The aspect of a clip without a known figure: a portrait frame. */
const unknownAspect = 3 / 4
/** Narrower figures get the width of this aspect. */
const leastAspect = 0.5
/** In a narrow row, a lying figure may shrink to this share of the height of standing ones. */
const leastLength = 0.77

/**
 * Shares a row's width among its figures, as large as its height and width allow. Lying figures are nearly
 * as long as standing ones are high. Each figure is beside its step's number or below it.
 */
export function figureRow(clips: readonly ClipInRow[], room: RowRoom): readonly PanelOfRow[] {
  const count = clips.length
  const panels = Math.max(0, room.width - panelRoom.gap * (count - 1))
  if (count < 2) return clips.map(() => ({ width: panels, size: Infinity, lane: 0 }))
  const forFigures = Math.max(0, panels - 2 * panelRoom.beside * count)
  const leasts = (size: number) => clips.map((clip) => leastWidth(clip, size, room))
  const doFit = (size: number) =>
    room.isEven ? Math.max(...leasts(size)) <= forFigures / count : sum(leasts(size)) <= forFigures
  let size = Math.max(0, room.height - room.feet - panelRoom.above)
  while (size > 0 && !doFit(size)) size = Math.max(0, size - 1)
  const least = leasts(size)
  const wanted = clips.map(({ aspect }, at) =>
    Math.max(0, Math.min(aspect ?? unknownAspect, 1) * size - (least[at] ?? 0)),
  )
  const level = levelOf(wanted, forFigures - sum(least))
  const more = wanted.map((width) => Math.min(width, level))
  const spare = Math.max(0, forFigures - sum(least) - sum(more)) / count
  return clips.map((clip, at) => {
    const width = room.isEven
      ? panels / count
      : (least[at] ?? 0) + (more[at] ?? 0) + spare + 2 * panelRoom.beside
    return { width, ...asideOrBelow(clip, { ...room, width }, size) }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The level at which to cap all widths so that they add up to `total`. */
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

/** The greatest height of a figure that stays below its step's number. */
const belowNumber = ({ height, feet }: Panel) => Math.max(0, height - feet - numberRoom)

function laneOf({ aspect, leavesCorner }: ClipInRow, figureHeight: number, panel: Panel): number {
  if (aspect === null || figureHeight <= belowNumber(panel)) return 0
  const inCorner = leavesCorner ? cornerShare * aspect * figureHeight : 0
  return Math.max(0, numberRoom - panelRoom.beside - inCorner)
}

function leastWidth(clip: ClipInRow, size: number, room: RowRoom): number {
  const aspect = clip.aspect ?? unknownAspect
  const width = Math.min(Math.max(leastAspect, aspect), leastLength) * size
  const lane = laneOf(clip, Math.min(size, width / aspect), room)
  return Math.max(width, Math.min(aspect, leastLength) * size + lane)
}

/** Places a figure beside its number, or below it if it is larger there. */
function asideOrBelow(clip: ClipInRow, panel: Panel, size: number): Omit<PanelOfRow, 'width'> {
  const { aspect } = clip
  if (aspect === null) return { size, lane: 0 }
  const free = figureHeight(aspect, panel, { size, lane: 0 })
  const below = Math.min(free, belowNumber(panel))
  const lane = laneOf(clip, free, panel)
  return figureHeight(aspect, panel, { size, lane }) < below
    ? { size: below * Math.max(1, aspect), lane: 0 }
    : { size, lane }
}

/** A panel's size, in wall units. */
export type Panel = Pick<RowRoom, 'width' | 'height' | 'feet'>

function figureHeight(
  aspect: number,
  panel: Panel,
  { size, lane }: Omit<PanelOfRow, 'width'>,
): number {
  const beside = Math.max(0, panel.width - 2 * panelRoom.beside - lane)
  const highest = Math.max(0, panel.height - panel.feet - panelRoom.above)
  return Math.min(highest, size, size / aspect, beside / aspect)
}

/**
 * Where a clip's frame is in its panel, with the whole figure inside, as `loop-video.css` computes it. In
 * wall units, from the panel's upper corner at the start of the line.
 */
export function clipPlace(
  frame: FigureFrame,
  panel: Panel,
  { size, lane }: Omit<PanelOfRow, 'width'>,
) {
  const high = figureHeight(frame.aspect, panel, { size, lane })
  const height = high / frame.height
  const width = height * frame.frameAspect
  const top = panel.height - panel.feet - frame.feet * height
  const aside = Math.max(0, lane + panelRoom.beside - (panel.width - high * frame.aspect) / 2)
  const middle = panel.width / 2 + aside
  return { left: middle - frame.middle * width, top, width, height, figureHeight: high, middle }
}
