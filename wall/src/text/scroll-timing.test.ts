import { describe, expect, it } from 'vitest'
import { lineScroll, pageMs, pageTurns, tickerScroll, type Scroll } from './scroll-timing.ts'

/** How long the text rests at a position, in milliseconds. */
function restAt({ durationMs, frames }: Scroll, position: number): number {
  let restMs = 0
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1]
    if (before?.position === position && frame.position === position)
      restMs += (frame.offset - before.offset) * durationMs
  }
  return Math.round(restMs)
}

function ascends({ frames }: Scroll): boolean {
  return frames.every((frame, index) => frame.offset >= (frames[index - 1]?.offset ?? 0))
}

describe('a text that scrolls line by line', () => {
  const scroll = lineScroll([0, 80, 160, 240])

  it('pauses with whole lines in view, longer at both ends', () => {
    expect(restAt(scroll, 80)).toBe(restAt(scroll, 160))
    expect(restAt(scroll, 0)).toBeGreaterThan(restAt(scroll, 80))
    expect(restAt(scroll, 240)).toBeGreaterThan(restAt(scroll, 80))
  })

  it('starts and ends at the top', () => {
    expect(scroll.frames[0]).toEqual({ offset: 0, position: 0 })
    expect(scroll.frames.at(-1)).toEqual({ offset: 1, position: 0 })
    expect(ascends(scroll)).toBe(true)
  })

  it('shows each new line long enough to read it', () => {
    expect(scroll.durationMs / 4).toBeGreaterThan(2_500)
  })
})

describe('a ticker', () => {
  it('pauses at both ends when it is longer than its box', () => {
    const scroll = tickerScroll(1_500, 900, 200, 1)
    expect(restAt(scroll, 0)).toBe(3_000)
    expect(restAt(scroll, 600)).toBe(3_000)
    expect(scroll.frames.at(-1)).toEqual({ offset: 1, position: 1_700 })
    expect(ascends(scroll)).toBe(true)
  })

  it('moves even if the text would fit', () => {
    const scroll = tickerScroll(700, 900, 200, 1)
    expect(scroll.frames.at(-1)?.position).toBe(900)
  })

  it('keeps its speed on a larger screen', () => {
    const small = tickerScroll(1_500, 900, 200, 1)
    const large = tickerScroll(3_000, 1_800, 400, 2)
    expect(large.durationMs).toBeCloseTo(small.durationMs)
  })
})

describe('a ticker with a long title', () => {
  it('repeats in less than a minute', () => {
    expect(tickerScroll(12_000, 900, 200, 1).durationMs).toBeLessThan(60_000)
  })
})

describe('a text that is shown in pages', () => {
  it('shows each page for eight seconds and jumps to the next', () => {
    const turns = pageTurns([0, 300, 450])
    expect(turns.durationMs).toBe(3 * pageMs)
    expect(pageMs).toBe(8_000)
    for (const page of [0, 300, 450]) expect(restAt(turns, page)).toBe(pageMs)
    expect(ascends(turns)).toBe(true)
  })
})
