import type { ProgrammeMedia } from '@roundboard/contract'

/** Where the moving figure of a clip is in its frame: what a wall shows as large as it can. */
export type FigureFrame = {
  /** The figure is so many times as wide as it is high. */
  readonly aspect: number
  /** The clip's whole frame, in the same way. */
  readonly frameAspect: number
  /** Shares of the frame: the figure's height, where its middle is across, and its lowest point. */
  readonly height: number
  readonly middle: number
  readonly feet: number
}

/** A box smaller than this share of its frame is taken for so much: no clip is drawn larger than its pixels bear. */
const leastFill = 1 / 3

/** How the figure of a clip is framed; nothing where no figure is known, of which the whole frame is shown. */
export function figureFrameOf(
  facts: Partial<Pick<ProgrammeMedia, 'width' | 'height' | 'figure'>> | undefined,
): FigureFrame | null {
  const { figure, width, height } = facts ?? {}
  if (!figure || !width || !height) return null
  const across = figure.right - figure.left
  const down = figure.bottom - figure.top
  if (!(across > 0 && down > 0)) return null
  const grown = Math.max(1, leastFill / Math.max(across, down))
  const wide = Math.min(1, across * grown)
  const high = Math.min(1, down * grown)
  return {
    aspect: (wide * width) / (high * height),
    frameAspect: width / height,
    height: high,
    middle: clamp((figure.left + figure.right) / 2, wide / 2, 1 - wide / 2),
    feet: Math.max(high, figure.bottom),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const properties = ['aspect', 'frameAspect', 'height', 'middle', 'feet'] as const

/**
 * Has an element that shows a clip stand in its panel by the clip's figure (`loop-video.css`), or with
 * its whole frame. Each element by its own: one that gives way keeps its figure whole until it is gone.
 */
export function placeByFigure(element: HTMLElement, frame: FigureFrame | null): void {
  element.part.toggle('figure', frame !== null)
  describeFigure(element, frame)
}

/** Tells the style sheet where the figure of a clip is in its frame. */
export function describeFigure(element: HTMLElement, frame: FigureFrame | null): void {
  for (const name of properties) {
    const property = `--clip-${name.toLowerCase()}`
    if (frame) element.style.setProperty(property, String(frame[name]))
    else element.style.removeProperty(property)
  }
}

/** Has an element stand as another one does. */
export function placeAs(element: HTMLElement, other: HTMLElement): void {
  element.style.cssText = other.style.cssText
  element.part.toggle('figure', other.part.contains('figure'))
}
