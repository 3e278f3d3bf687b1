import { expect, test } from 'vitest'
import { hashOf, placeIn } from './member-page-state.ts'

const key = 'AbCdEfGhIjKl-nOpQrSt_v'

test.each([
  [`#${key}`, { key, round: null }],
  [`#${key}/3`, { key, round: 3 }],
])('%s is a place, and is written so', (hash, place) => {
  expect(placeIn(hash)).toEqual(place)
  expect(hashOf(place)).toBe(hash)
})

test.each(['', '#', '#short', `#${key}x`, `#${key}/0`, `#${key}/10`, `#${key}/`])(
  '%j is none',
  (hash) => {
    expect(placeIn(hash)).toBeNull()
  },
)
