/** Where a text stands at a moment of its endless round: `offset` is a part (0 to 1) of `durationMs`. */
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

/** Reading pace: how long a line stands before the next moves in, in milliseconds. */
const lineRestMs = 2_600
const lineMoveMs = 700
const endRestMs = 5_000

/**
 * The round of a text that moves up line by line: it rests with whole lines in view at each of
 * `stops` (pixels, ascending from 0), longer at both ends, and then goes back to its start.
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

/** How long a page of a text that turns stands, in milliseconds. */
export const pageMs = 8_000

/** The round of what turns pages instead: it stands at each of `stops` and jumps to the next. */
export function pageTurns(stops: readonly number[]): Scroll {
  const part = 1 / stops.length
  const frames = stops.flatMap((position, page) => [
    { offset: page * part, position },
    { offset: (page + 1) * part, position },
  ])
  return { durationMs: stops.length * pageMs, frames }
}

/** Reading pace of a ticker, in wall units a second; a long one is quicker, so as to be read in a phase. */
const tickerPace = 80
const tickerMostMs = 45_000
const tickerRestMs = 3_000

/**
 * The round of a ticker whose text is followed by itself after a gap: it rests at its start, runs
 * to its end, rests there when it is longer than the box, and runs on to its start. Lengths in
 * pixels, `unit` pixels a wall unit.
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

/** Runs a scroll on an element for ever, on the compositor; returns how to stop. */
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
  return () => {
    animation.cancel()
  }
}
