import { expect, test } from 'vitest'
import { createHeardRevisions } from './heard-revisions.ts'

test('what is heard by the next look, in any order, was not missed', () => {
  const heard = createHeardRevisions()
  heard.startAt(10)
  expect(heard.look(13)).toBe(true)
  for (const revision of [13, 11, 12]) heard.hear(revision)
  expect(heard.look(14)).toBe(true)
  heard.hear(14)
  expect(heard.look(14)).toBe(true)
})

test('what is not heard by then was missed, and that is said once', () => {
  const heard = createHeardRevisions()
  heard.startAt(0)
  expect(heard.look(2)).toBe(true)
  heard.hear(2)
  expect(heard.look(3)).toBe(false)
  heard.hear(3)
  expect(heard.look(3)).toBe(true)
  expect(heard.look(3)).toBe(true)
})
