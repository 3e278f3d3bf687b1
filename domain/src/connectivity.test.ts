import { expect, test } from 'vitest'
import {
  locationColour,
  overallColour,
  screenConnectivity,
  type ConnectivityColour,
} from './connectivity.ts'

const now = Date.parse('2026-07-10T12:00Z')

// spec: 4.4, 9
test.each([
  ['never heard of', null, 'disconnected'],
  ['just heard of', now, 'connected'],
  ['heard of 90 seconds ago', now - 90_000, 'connected'],
  ['heard of a little earlier', now - 90_001, 'disconnected'],
  ['heard of by a clock a little ahead of ours', now + 10_000, 'connected'],
  ['heard of before the clock went back', now + 10_001, 'disconnected'],
  ['heard of an hour from now', now + 3_600_000, 'disconnected'],
] as const)('a screen %s is %s, %s', (_, lastStatusAt, connectivity) => {
  expect(screenConnectivity(lastStatusAt, now)).toBe(connectivity)
})

// spec: 4.4
test.each([
  [10, 10, 'green'],
  [9, 10, 'yellow'],
  [1, 10, 'yellow'],
  [0, 10, 'red'],
  [0, 1, 'red'],
  [0, 0, null],
] as const)('a location with %i of %i screens connected is %s', (connected, total, colour) => {
  expect(locationColour(connected, total)).toBe(colour)
})

// spec: 2.7, 4.4
test.each<[(ConnectivityColour | null)[], ConnectivityColour]>([
  [['green', 'yellow', 'red'], 'red'],
  [['yellow', 'green'], 'yellow'],
  [['green', 'green'], 'green'],
  [[null, 'yellow'], 'yellow'],
  [[null, null], 'green'],
  [[], 'green'],
])('locations with colors %j are %s overall', (colours, overall) => {
  expect(overallColour(colours)).toBe(overall)
})
