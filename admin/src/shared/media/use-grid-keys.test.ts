import { expect, it } from 'vitest'
import { nextTile } from './use-grid-keys.ts'

// Three columns: 0 1 2 / 3 4 5 / 6 7
const tops = [0, 0, 0, 200, 200, 200, 400, 400]

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['a', 0, undefined],
  ['ArrowRight', -1, undefined],
])('%s from tile %i moves to %s', (key, at, to) => {
  expect(nextTile(tops, at, key)).toBe(to)
})

it('moves nowhere in an empty grid', () => {
  expect(nextTile([], -1, 'ArrowDown')).toBeUndefined()
})
