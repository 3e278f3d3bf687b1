/** A text's position in pixels at `offset`, a share (0 to 1) of the scroll's `durationMs`. */
export type ScrollFrame = { readonly offset: number; readonly position: number }
export type Scroll = { readonly durationMs: number; readonly frames: readonly ScrollFrame[] }

type Leg = { readonly ms: number; readonly position: number }

function scrollOf(legs: readonly Leg[]): Scroll {
  const durationMs = legs.reduce((sum, leg) => sum + leg.ms, 0)
  let at = 0
  const frames = legs.map((leg) => {
    at += leg.ms
    return { offset: Math.min(1, at / durationMs), position: leg.position }
  })
  return { durationMs, frames: [{ offset: 0, position: legs.at(-1)?.position ?? 0 }, ...frames] }
}

/** Reading pace: how long each line rests. */
const lineRestMs = 2_600
const lineMoveMs = 700
const endRestMs = 5_000

/**
 * Scrolls a text line by line. It rests at each of `stops` (pixels, ascending from 0), longer at both
 * ends, and then returns to the start.
 */
export function lineScroll(stops: readonly number[]): Scroll {
  const legs: Leg[] = [{ ms: endRestMs, position: 0 }]
  for (const [index, stop] of stops.entries()) {
    if (index === 0) continue
    legs.push({ ms: lineMoveMs, position: stop })
    legs.push({ ms: index === stops.length - 1 ? endRestMs : lineRestMs, position: stop })
  }
  legs.push({ ms: lineMoveMs, position: 0 })
  return scrollOf(legs)
}

/** How long each page of a text is shown. */
export const pageMs = 8_000

/** Turns pages: rests at each of `stops` (pixels) and jumps to the next. */
export function pageTurns(stops: readonly number[]): Scroll {
  const part = 1 / stops.length
  const frames = stops.flatMap((position, page) => [
    { offset: page * part, position },
    { offset: (page + 1) * part, position },
  ])
  return { durationMs: stops.length * pageMs, frames }
}

/** Wall units per second. A long ticker runs faster, so that it can be read within a phase. */
const tickerPace = 80
const tickerMostMs = 45_000
const tickerRestMs = 3_000

/**
 * Runs a ticker whose text repeats after a gap: it rests at the start, runs to the end, rests there
 * if the text is longer than the box, and runs on to the start. Lengths in pixels; a wall unit is
 * `unit` pixels.
 */
export function tickerScroll(text: number, box: number, gap: number, unit: number): Scroll {
  const pace = Math.max(tickerPace * (unit || 1), (text + gap) / (tickerMostMs / 1000))
  const runMs = (pixels: number) => (pixels / pace) * 1000
  const end = Math.max(0, text - box)
  const legs: Leg[] = [{ ms: tickerRestMs, position: 0 }]
  if (end > 0) {
    legs.push({ ms: runMs(end), position: end })
    legs.push({ ms: tickerRestMs, position: end })
  }
  legs.push({ ms: runMs(text + gap - end), position: text + gap })
  const { durationMs, frames } = scrollOf(legs)
  return { durationMs, frames: [{ offset: 0, position: 0 }, ...frames.slice(1)] }
}

/** Repeats a scroll on an element forever, on the compositor; returns a function that stops it. */
export function runScroll(
  element: HTMLElement,
  { durationMs, frames }: Scroll,
  translate: (position: number) => string,
): () => void {
  if (typeof element.animate !== 'function') return () => undefined
  const animation = element.animate(
    frames.map(({ offset, position }) => ({
      offset,
      transform: translate(position),
      easing: 'linear',
    })),
    { duration: durationMs, iterations: Infinity },
  )
  return () => animation.cancel()
}
