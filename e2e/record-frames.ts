import { expect, type Page } from '@playwright/test'
import { readPixels } from './read-pixels.ts'

/** A frame of a wall: the luminance of each pixel, and whether it was saturated red. */
export interface RecordedFrame {
  readonly atMs: number
  readonly luminance: readonly number[]
  readonly isRed: readonly boolean[]
}

const secondMs = 1_000
/** Shorter than the second between changes of digits. */
const quietMs = 300
/** A change of this much of the luminance counts (WCAG 2.3.1). */
const clearChange = 0.1

/** Records the frames of a still wall that then changes, for longer than the second within which changes count. */
export async function recordFrames(
  page: Page,
  change: () => Promise<void>,
  forMs = 1_500,
): Promise<RecordedFrame[]> {
  const session = await page.context().newCDPSession(page)
  const pictures: { atMs: number; picture: string }[] = []
  let lastCameAt = NaN
  const hasAll = (changedAt: number, endedAt: number) =>
    pictures.some(({ atMs }) => atMs > endedAt) ||
    (pictures.some(({ atMs }) => atMs > changedAt) && Date.now() - lastCameAt > quietMs)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ atMs: (metadata.timestamp ?? NaN) * 1_000, picture: data })
    lastCameAt = Date.now()
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 96, maxHeight: 96 })
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  // Nothing has changed until now.
  pictures.splice(0, pictures.length - 1)
  const changedAt = Date.now()
  await change()
  await page.waitForTimeout(forMs)
  // A busy browser delivers its last frames late.
  const endedAt = Date.now()
  await expect.poll(() => hasAll(changedAt, endedAt)).toBe(true)
  await session.send('Page.stopScreencast')
  await session.detach()
  // A busy browser delivers frames out of order.
  pictures.sort((one, other) => one.atMs - other.atMs)
  const images = await readPixels(
    page,
    pictures.map(({ picture }) => picture),
  )
  return images.map((colours, index) => ({
    atMs: pictures[index]?.atMs ?? NaN,
    ...frameOf(colours),
  }))
}

const linear = (byte: number) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4

function frameOf(colours: Uint8Array): Omit<RecordedFrame, 'atMs'> {
  const luminance: number[] = []
  const isRed: boolean[] = []
  for (let at = 0; at < colours.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = Array.from(colours.subarray(at, at + 3), linear)
    luminance.push(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    isRed.push(red + green + blue > 0 && red / (red + green + blue) >= 0.8 && red > 0.06)
  }
  return { luminance, isRed }
}

/** For each pixel, the most luminance reversals and changes to or from red within any second. */
export function maxChangesPerSecond(
  frames: readonly RecordedFrame[],
): { turns: number; reds: number }[] {
  const places = frames[0]?.luminance.length ?? 0
  return Array.from({ length: places }, (_, place) => {
    let extreme = frames[0]?.luminance[place] ?? NaN
    let direction = 0
    const turns: number[] = []
    const reds: number[] = []
    for (const [index, { atMs, luminance, isRed }] of frames.entries()) {
      const value = luminance[place] ?? NaN
      const goes = Math.sign(value - extreme)
      if (goes === direction && goes !== 0) extreme = value
      else if (Math.abs(value - extreme) >= clearChange) {
        turns.push(atMs)
        ;[extreme, direction] = [value, goes]
      }
      if (index > 0 && isRed[place] !== frames[index - 1]?.isRed[place]) reds.push(atMs)
    }
    return { turns: mostInASecond(turns), reds: mostInASecond(reds) }
  })
}

const mostInASecond = (instants: readonly number[]) =>
  instants.reduce((most, from, index) => {
    const end = instants.findIndex((at) => at >= from + secondMs)
    return Math.max(most, (end < 0 ? instants.length : end) - index)
  }, 0)
