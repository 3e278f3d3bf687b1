import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchDecoding } from './decoding-watch.ts'

const everyMs = 5_000
let now = 0
const played = new WeakMap<object, { total: number; dropped: number; timeS: number }>()
const playedOf = (clip: object) => played.get(clip) ?? { total: 0, dropped: 0, timeS: 0 }

beforeEach(() => {
  // jsdom’s videos don’t count frames.
  Object.defineProperties(HTMLVideoElement.prototype, {
    getVideoPlaybackQuality: {
      configurable: true,
      value(this: HTMLVideoElement) {
        const { total, dropped } = playedOf(this)
        return { creationTime: now, totalVideoFrames: total, droppedVideoFrames: dropped }
      },
    },
    currentTime: {
      configurable: true,
      get(this: HTMLVideoElement) {
        return playedOf(this).timeS
      },
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'getVideoPlaybackQuality')
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'currentTime')
})

type Played = { frames: number; dropped?: number; seconds: number }
const well: Played = { frames: 125, seconds: 5 }
const half: Played = { frames: 125, dropped: 62, seconds: 5 }
const hardly: Played = { frames: 25, seconds: 1 }

/** A wall with `count` clips; resting ones have their turn later. */
function aWall(count: number, resting: readonly number[] = []) {
  const root = document.createElement('div')
  const clips = Array.from({ length: count }, (_, place) => {
    const panel = document.createElement('figure')
    if (resting.length > 0) panel.dataset['turn'] = resting.includes(place) ? 'resting' : 'playing'
    const box = document.createElement('div')
    box.dataset['video'] = String(place)
    const clip = document.createElement('video')
    if (!resting.includes(place)) box.attachShadow({ mode: 'open' }).append(clip)
    panel.append(box)
    root.append(panel)
    return clip
  })
  const watch = watchDecoding(everyMs)
  if (!watch) throw new Error('Frames are not counted.')
  watch.check(root)
  return {
    clips,
    finding(play: readonly Played[], passedMs = everyMs) {
      now += passedMs
      play.forEach(({ frames, dropped = 0, seconds }, place) => {
        const clip = clips[place]
        if (!clip) return
        const before = playedOf(clip)
        played.set(clip, {
          total: before.total + frames,
          dropped: before.dropped + dropped,
          timeS: before.timeS + seconds,
        })
      })
      return watch.check(root).finding
    },
  }
}

it.each<[string, Played[], string]>([
  ['all show their frames', [well, well, well], 'smooth'],
  ['one drops half of them', [well, half, well], 'rough'],
  ['one waits for its decoder most of the time', [well, well, hardly], 'rough'],
  ['one loops', [well, { frames: 125, seconds: -3 }, well], 'smooth'],
  ['one is a still picture', [well, { frames: 0, seconds: 5 }, well], 'smooth'],
])('rates clips that play together: %s', (_, play, finding) => {
  expect(aWall(3).finding(play)).toBe(finding)
})

it('rates clips that play together: one was removed', () => {
  const wall = aWall(3)
  wall.clips[1]?.remove()
  expect(wall.finding([well, well, well])).toBe('rough')
})

it.each<[string, Played, string]>([
  ['shows its frames', well, 'smooth'],
  ['drops half of them', half, 'rough'],
])('rates a clip that plays alone: it %s', (_, play, finding) => {
  expect(aWall(3, [1, 2]).finding([play])).toBe(finding)
})

it('rates no single clip, no clip that has just started, and nothing after a clock change', () => {
  expect(aWall(1).finding([half])).toBe('nothing')
  expect(aWall(3).finding([half, half, half], 10)).toBe('nothing')
  const wall = aWall(2)
  const begun = document.createElement('video')
  wall.clips[0]?.replaceWith(begun)
  expect(wall.finding([half, half])).toBe('nothing')
})

it('reports a busy page if the check is late', () => {
  expect(aWall(3).finding([half, half, half], 6_500)).toBe('busy')
})
