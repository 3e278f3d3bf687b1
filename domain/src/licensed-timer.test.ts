import { expect, test } from 'vitest'
import { licensedTimer } from './licensed-timer.ts'

const burpee = { name: 'burpee', displayName: 'Burpee', videoLink: '/media/burpee.mp4' }

test('a licence gives the start and the breaks in their order, each as it is known', () => {
  const licence = {
    dwsTimeStamp: '2026-11-21T12:00:00.000Z',
    dwsActiveBreaks: ['high-knees', 'burpee', 'burpee'],
  }
  expect(licensedTimer(licence, [burpee])).toEqual({
    stamp: Date.parse('2026-11-21T12:00:00.000Z'),
    playlist: [{ name: 'high-knees', displayName: 'High Knees', videoLink: null }, burpee, burpee],
  })
})

test('there is no timer without a licence, or before it is started', () => {
  expect(licensedTimer(null, [burpee])).toEqual({ stamp: null, playlist: [] })
  expect(licensedTimer({ dwsTimeStamp: null, dwsActiveBreaks: [] }, [])).toMatchObject({
    stamp: null,
  })
})
