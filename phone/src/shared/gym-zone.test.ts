import { expect, test } from 'vitest'
import { gymZone } from './gym-zone.ts'

test('a zone that a phone does not know is the phone’s own', () => {
  expect(gymZone('America/New_York')).toBe('America/New_York')
  expect(gymZone('Europe/Atlantis')).toBeUndefined()
})
