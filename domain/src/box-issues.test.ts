import { expect, test } from 'vitest'
import { issuesOfBox } from './box-issues.ts'

test.each([
  [{ temperatureC: 85 }, { temperatureC: 84 }, { temperatureC: 80 }, 'hot'],
  [{ isThrottled: true }, { isThrottled: false }, { isThrottled: true }, 'hot'],
  [{ isUndervolted: true }, { isUndervolted: false }, { isUndervolted: true }, 'weak-power'],
  [{ freeDiskMb: 499 }, { freeDiskMb: 500 }, { freeDiskMb: 599 }, 'low-disk'],
  [{ freeMemoryMb: 99 }, { freeMemoryMb: 100 }, { freeMemoryMb: 149 }, 'low-memory'],
  [{ wifiSignalDbm: -81 }, { wifiSignalDbm: -80 }, { wifiSignalDbm: -76 }, 'weak-wifi'],
  [
    { isClockSynchronized: false },
    { isClockSynchronized: true },
    { isClockSynchronized: false },
    'clock',
  ],
] as const)('issuesOfBox finds the issue of %j but not of %j', (bad, good, still, issue) => {
  expect(issuesOfBox(bad)).toEqual([issue])
  expect(issuesOfBox(good)).toEqual([])
  expect(issuesOfBox(still, issue)).toEqual([issue])
})

test('issuesOfBox finds no issue in values that the box can’t measure', () => {
  expect(issuesOfBox({})).toEqual([])
  expect(issuesOfBox({ temperatureC: null, freeDiskMb: null, isThrottled: null })).toEqual([])
})

test('issuesOfBox lists the worst issue first', () => {
  expect(issuesOfBox({ isClockSynchronized: false, temperatureC: 90 })).toEqual(['hot', 'clock'])
})
