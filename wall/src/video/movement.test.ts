import { describe, expect, it } from 'vitest'
import { watchMovement } from './movement.ts'

/** A clip that is checked every second; `at` is the browser’s clock. */
function aClip() {
  const clip = document.createElement('video')
  const state = { at: Math.ceil(performance.now()), frames: 0, timeS: 0 }
  Object.defineProperties(clip, {
    currentTime: { get: () => state.timeS },
    getVideoPlaybackQuality: {
      value: () => ({ creationTime: state.at, totalVideoFrames: state.frames }),
    },
  })
  const movement = watchMovement(2_000)
  return {
    looks(given: { frames?: number; timeS?: number; passedMs?: number }) {
      const { frames = 0, timeS = 0, passedMs = 1_000 } = given
      state.at += passedMs
      state.frames += frames
      state.timeS += timeS
      return movement.check(clip)
    },
    restarts() {
      state.frames = 0
    },
  }
}

const plays = { frames: 25, timeS: 1 }

describe('a clip counts as moving', () => {
  it('while frames are decoded', () => {
    const clip = aClip()
    expect(clip.looks(plays).hasMoved).toBe(true)
    expect(clip.looks(plays).hasMoved).toBe(true)
    expect(clip.looks({}).hasMoved).toBe(false)
  })

  it('when it restarts, although it has shown fewer frames than before', () => {
    const clip = aClip()
    clip.looks(plays)
    clip.looks(plays)
    clip.restarts()
    expect(clip.looks({ frames: 1 }).hasMoved).toBe(true)
  })

  it('only with new frames, even if its time advances', () => {
    const clip = aClip()
    for (let count = 0; count < 10; count++) clip.looks(plays)
    expect(clip.looks({ timeS: 1 }).hasMoved).toBe(false)
  })

  it('while its time advances, even if it is a still picture', () => {
    const clip = aClip()
    clip.looks({ frames: 1, timeS: 1 })
    for (let count = 0; count < 600; count++)
      expect(clip.looks({ timeS: 1, frames: count % 20 === 0 ? 1 : 0 }).hasMoved).toBe(true)
    expect(clip.looks({}).hasMoved).toBe(false)
  })
})

it('measures time by the browser’s clock, and caps long gaps', () => {
  const clip = aClip()
  clip.looks(plays)
  expect(clip.looks({ passedMs: 1_000 }).passedMs).toBe(1_000)
  expect(clip.looks({ passedMs: 0 }).passedMs).toBe(0)
  expect(clip.looks({ passedMs: 3_600_000 }).passedMs).toBe(2_000)
})
