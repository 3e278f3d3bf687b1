import type { ProgrammeMedia } from '@roundboard/contract'

/** Where a clip's moving figure is in its frame. A wall shows the figure as large as it can. */
export type FigureFrame = {
  /** The figure's width divided by its height. */
  readonly aspect: number
  /** The frame's width divided by its height. */
  readonly frameAspect: number
  /** As shares of the frame: the figure's height, its horizontal middle, and its lowest point. */
  readonly height: number
  readonly middle: number
  readonly feet: number
}

/** The smallest share of the frame that a figure counts as, so that no clip is enlarged beyond its resolution. */
const leastFill = 1 / 3

/** A clip's figure; null if it isn't known, in which case the whole frame is shown. */
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
 * Places an element in its panel by the clip's figure, or by its whole frame (see `loop-video.css`). Each
 * element has its own values, so that a replaced clip stays in place until it is gone.
 */
export function placeByFigure(element: HTMLElement, frame: FigureFrame | null): void {
  element.part.toggle('figure', frame !== null)
  describeFigure(element, frame)
}

/** Sets the custom properties that describe a figure to the style sheet. */
export function describeFigure(element: HTMLElement, frame: FigureFrame | null): void {
  for (const name of properties) {
    const property = `--clip-${name.toLowerCase()}`
    if (frame) element.style.setProperty(property, String(frame[name]))
    else element.style.removeProperty(property)
  }
}

/** Places an element like another one. */
export function placeAs(element: HTMLElement, other: HTMLElement): void {
  element.style.cssText = other.style.cssText
  element.part.toggle('figure', other.part.contains('figure'))
}
