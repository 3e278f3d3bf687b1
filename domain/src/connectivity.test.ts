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
  ['without a heartbeat', null, 'disconnected'],
  ['with a heartbeat just now', now, 'connected'],
  ['with a heartbeat 90 seconds ago', now - 90_000, 'connected'],
  ['with a heartbeat over 90 seconds ago', now - 90_001, 'disconnected'],
  ['with a heartbeat 10 seconds in the future', now + 10_000, 'connected'],
  ['with a heartbeat over 10 seconds in the future', now + 10_001, 'disconnected'],
  ['with a heartbeat an hour in the future', now + 3_600_000, 'disconnected'],
] as const)('a screen %s (%s) is %s', (_, lastStatusAt, connectivity) => {
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
