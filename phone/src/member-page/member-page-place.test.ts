import { expect, test } from 'vitest'
import { hashOf, placeIn } from './member-page-state.ts'

const key = 'AbCdEfGhIjKl-nOpQrSt_v'

test.each([
  [`#${key}`, { key, round: null }],
  [`#${key}/3`, { key, round: 3 }],
])('placeIn reads %s, and hashOf writes it', (hash, place) => {
  expect(placeIn(hash)).toEqual(place)
  expect(hashOf(place)).toBe(hash)
})

test.each(['', '#', '#short', `#${key}x`, `#${key}/0`, `#${key}/10`, `#${key}/`])(
  'placeIn rejects %j',
  (hash) => {
    expect(placeIn(hash)).toBeNull()
  },
)
