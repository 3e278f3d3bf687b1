import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  hasShortFormat,
  orderedRoutines,
  routineTextScrolls,
  subHeaderIsTicker,
  videoLinkFor,
  visibleLength,
} from './wall-text.ts'

const routines = (...lengths: number[]) => lengths.map((length) => ({ text: 'x'.repeat(length) }))

// spec: 5
test.each([
  ['', 0],
  ['Jab, cross', 10],
  ['Sauté', 5],
  ['Saute\u0301', 5],
  ['🥊', 1],
  ['👩🏽‍🚒🇨🇦', 2],
  ['تمرين', 5],
])('%j has %i visible characters', (text, length) => {
  expect(visibleLength(text)).toBe(length)
})

describe('the sub-header', () => {
  // spec: 2.1, 9
  test.each([
    ['', false],
    ['x'.repeat(24), false],
    ['x'.repeat(25), true],
    ['🥊'.repeat(24), false],
    ['🥊'.repeat(25), true],
  ])('%j is a ticker: %s', (text, isTicker) => {
    expect(subHeaderIsTicker(text)).toBe(isTicker)
  })
})

describe('instructions', () => {
  // spec: 2.1, 9
  test.each([
    [[], false, false],
    [[0], false, true],
    [[100], false, true],
    [[101], false, false],
    [[150], false, false],
    [[151], true, false],
    [[151, 10], false, true],
    [[10, 10], false, true],
    [[10, 10, 10], false, false],
    [[200, 200, 200], false, false],
  ])('of %j characters scroll: %s, are short: %s', (lengths, scrolls, isShort) => {
    expect(routineTextScrolls(routines(...lengths))).toBe(scrolls)
    expect(hasShortFormat(routines(...lengths))).toBe(isShort)
  })

  it('never scroll in the short format', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 3 }), (lengths) => {
        const list = routines(...lengths)
        expect(routineTextScrolls(list) && hasShortFormat(list)).toBe(false)
      }),
    )
  })
})

describe('routines', () => {
  // spec: 2.1
  it('are sorted by step, without changing the given array', () => {
    const given = [{ step: 3 }, { step: 1 }, { step: 2 }]
    expect(orderedRoutines(given)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }])
    expect(given.map(({ step }) => step)).toEqual([3, 1, 2])
  })
})

describe('videoLinkFor a routine', () => {
  const videoLink = 'https://videos.test/normal.mp4'
  const lrVideoLink = 'https://videos.test/locker-room.mp4'

  // spec: 9
  test.each([
    ['normal', { videoLink, lrVideoLink }, false, videoLink],
    ['locker-room', { videoLink, lrVideoLink }, true, lrVideoLink],
    ['only', { videoLink }, true, videoLink],
    ['normal (empty locker-room link)', { videoLink, lrVideoLink: '' }, true, videoLink],
    ['normal (null locker-room link)', { videoLink, lrVideoLink: null }, true, videoLink],
  ])('is the %s video', (_, routine, lrVideo, link) => {
    expect(videoLinkFor(routine, lrVideo)).toBe(link)
  })
})
