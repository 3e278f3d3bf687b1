import { expect, test } from 'vitest'
import { licensedTimer } from './licensed-timer.ts'

const burpee = { name: 'burpee', displayName: 'Burpee', videoLink: '/media/burpee.mp4' }

test('a license sets the start and the breaks in order, with the names of known exercises', () => {
  const licence = {
    dwsTimeStamp: '2026-11-21T12:00:00.000Z',
    dwsActiveBreaks: ['high-knees', 'burpee', 'burpee'],
  }
  expect(licensedTimer(licence, [burpee])).toEqual({
    stamp: Date.parse('2026-11-21T12:00:00.000Z'),
    playlist: [{ name: 'high-knees', displayName: 'High Knees', videoLink: null }, burpee, burpee],
  })
})

test('the timer is idle without a license or a start time', () => {
  expect(licensedTimer(null, [burpee])).toEqual({ stamp: null, playlist: [] })
  expect(licensedTimer({ dwsTimeStamp: null, dwsActiveBreaks: [] }, [])).toMatchObject({
    stamp: null,
  })
})
