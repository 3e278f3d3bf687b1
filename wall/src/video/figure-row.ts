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

/** A clip of a row: its figure's aspect, null where none is known. */
export type ClipInRow = {
  readonly aspect: number | null
  /** Its figure doesn't reach into the corner where the step's number is. */
  readonly leavesCorner: boolean
}

/** A panel of a row, in wall units. */
export type PanelOfRow = {
  readonly width: number
  /** The figure is neither higher nor longer than this. One alone has its whole panel. */
  readonly size: number
  /** What the figure keeps clear for the step's number, on the side where reading begins. */
  readonly lane: number
}

/** A step's number with what is left free around it, in the upper corner of its panel, in wall units. */
export const numberRoom = 100
/** A corner that a figure leaves is so much of its box (`freeCornerOf`). */
const cornerShare = 0.3

/** A clip of which no figure is known has the room of a portrait frame. */
const unknownAspect = 3 / 4
/** Who is narrower has so much room all the same. */
const leastAspect = 0.5
/** Where a row is short of width, who lies may be this much of the length that others are high. */
const leastLength = 0.77

/**
 * How the figures of a row share its width: as high as the row allows or the width, who lies not much
 * shorter than who stands is high. A figure stands beside its step's number or below it.
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

/** How high a figure is at most, to be wholly below its step's number. */
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

/** Beside its number, or below it where the figure is larger there. */
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

/** A panel's room, in wall units. */
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
 * Where a clip's frame is in its panel, all of the figure within: what `loop-video.css` has its elements
 * work out, whatever becomes of the panel. In wall units, from the panel's upper corner where reading begins.
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
