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

/** Plays the clip up to a second of its two. */
function playTo({ clip }: ReturnType<typeof aClip>, second: number) {
  clip.currentTime = second
  vi.advanceTimersByTime(2_000)
}

it('plays the first and keeps the second ready', () => {
  expect(active).toEqual([0])
  expect(first.play).toHaveBeenCalled()
  expect(second.play).not.toHaveBeenCalled()
})

it('starts the other with the last frame, and shows it once it has its first', () => {
  playTo(first, 1.8)
  expect(second.play).not.toHaveBeenCalled()
  playTo(first, 1.966)
  expect(second.play).toHaveBeenCalledTimes(1)
  expect(active).toEqual([0, 1])
})

it('keeps showing the last frame until the other has one', () => {
  first.clip.dispatchEvent(new Event('ended'))
  expect(active).toEqual([0])
  second.showFrame(0.033)
  expect(active).toEqual([0, 1])
  expect(first.pause).toHaveBeenCalled()
  expect(first.clip.currentTime).toBe(0)
})

it('goes round and round', () => {
  for (let round = 0; round < 3; round++)
    for (const [clip, other] of [
      [first, second],
      [second, first],
    ] as const) {
      playTo(clip, 1.966)
      other.showFrame(0.033)
    }
  expect(active).toEqual([0, 1, 0, 1, 0, 1, 0])
})

it('does nothing more once stopped', () => {
  playTo(first, 1.8)
  stop()
  first.clip.currentTime = 1.97
  vi.advanceTimersByTime(5_000)
  expect(active).toEqual([0])
  expect(vi.getTimerCount()).toBe(0)
})
