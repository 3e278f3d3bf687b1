import { describe, expect, it, test } from 'vitest'
import { defaultSchedule, isSchedule, isScheduleHour } from './location-rules.ts'

// spec: 5, 9
test.each([
  [4, false],
  [5, true],
  [12, true],
  [13, false],
  [7.5, false],
  [Number.NaN, false],
])('%d is a schedule hour: %s', (hour, expected) => {
  expect(isScheduleHour(hour)).toBe(expected)
})

describe('a schedule', () => {
  // spec: 3, 9
  it('is midnight all week by default', () => {
    expect(defaultSchedule).toEqual([12, 12, 12, 12, 12, 12, 12])
    expect(isSchedule(defaultSchedule)).toBe(true)
  })

  test.each([[[]], [[5, 5, 5, 5, 5, 5]], [[5, 5, 5, 5, 5, 5, 5, 5]], [[5, 5, 5, 13, 5, 5, 5]]])(
    'is not %j',
    (hours) => {
      expect(isSchedule(hours)).toBe(false)
    },
  )
})
