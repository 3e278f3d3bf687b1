import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playSeamlessly } from './seamless-loop.ts'

type FrameCallback = (now: number, frame: { mediaTime: number }) => void

/** A clip of two seconds whose frames the test shows. */
function aClip() {
  const clip = document.createElement('video')
  let waiting: FrameCallback[] = []
  let currentTime = 0
  Object.defineProperties(clip, {
    duration: { value: 2 },
    currentTime: { get: () => currentTime, set: (time: number) => (currentTime = time) },
    requestVideoFrameCallback: { value: (callback: FrameCallback) => waiting.push(callback) },
  })
  const play = vi.fn(() => Promise.resolve())
  const pause = vi.fn()
  Object.assign(clip, { play, pause })
  return {
    clip,
    play,
    pause,
    showFrame(mediaTime: number) {
      currentTime = mediaTime
      const callbacks = waiting
      waiting = []
      for (const callback of callbacks) callback(performance.now(), { mediaTime })
    },
  }
}

let first: ReturnType<typeof aClip>
let second: ReturnType<typeof aClip>
let active: number[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  first = aClip()
  second = aClip()
  active = []
  stop = playSeamlessly([first.clip, second.clip], (index) => active.push(index))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** Plays the clip up to shortly before its end, when frames begin to be watched. */
function nearTheEnd({ clip }: ReturnType<typeof aClip>) {
  clip.currentTime = 1.8
  vi.advanceTimersByTime(2_000)
}

it('plays the first and keeps the second ready', () => {
  expect(active).toEqual([0])
  expect(first.play).toHaveBeenCalled()
  expect(second.play).not.toHaveBeenCalled()
})

it('hands over with the last frame, once the other shows its first', () => {
  nearTheEnd(first)
  first.showFrame(1.9)
  first.showFrame(1.933)
  expect(second.play).not.toHaveBeenCalled()
  first.showFrame(1.967)
  expect(second.play).toHaveBeenCalledTimes(1)
  expect(active).toEqual([0])
  second.showFrame(0)
  expect(active).toEqual([0, 1])
  expect(first.pause).toHaveBeenCalled()
  expect(first.clip.currentTime).toBe(0)
})

it('hands over even when the other’s frames are not reported', () => {
  nearTheEnd(first)
  first.showFrame(1.967)
  vi.advanceTimersByTime(150)
  expect(active).toEqual([0, 1])
})

it('hands over at the end when the last frame was missed', () => {
  first.clip.dispatchEvent(new Event('ended'))
  second.showFrame(0)
  expect(active).toEqual([0, 1])
})

it('goes round and round', () => {
  for (let round = 0; round < 3; round++)
    for (const [clip, other] of [
      [first, second],
      [second, first],
    ] as const) {
      nearTheEnd(clip)
      clip.showFrame(1.967)
      other.showFrame(0)
    }
  expect(active).toEqual([0, 1, 0, 1, 0, 1, 0])
})

it('does nothing more once stopped', () => {
  nearTheEnd(first)
  stop()
  first.showFrame(1.967)
  vi.advanceTimersByTime(5_000)
  expect(active).toEqual([0])
  expect(vi.getTimerCount()).toBe(0)
})
