import { expect, test } from 'vitest'
import { createRepeatFinder, placeWeeks, slotOf } from './week-template.ts'

const monday = '2026-11-02'
const slot = (firstDay: string, lastDay: string, weeks = 2) =>
  slotOf({ round: 4, firstDay, lastDay }, monday, weeks)

test('slotOf a workout is its week, weekday and length within the saved weeks', () => {
  expect(slot('2026-11-11', '2026-11-12')).toEqual({ round: 4, week: 1, weekday: 3, days: 2 })
  expect(slot('2026-10-01', '2026-12-01')).toEqual({ round: 4, week: 0, weekday: 1, days: 14 })
  expect(slot('2026-11-16', '2026-11-16')).toBeUndefined()
  expect(slot('2026-11-01', '2026-11-01')).toBeUndefined()
})

test('placeWeeks places templates one after another, and repeats what ends by a day', () => {
  const week = (id: string, weekday: number, weeks = 1) => ({
    ...{ weeks, slots: [{ id, round: 1, week: weeks - 1, weekday, days: 1 }] },
  })
  const templates = [week('a', 1), week('b', 0, 2)]
  const days = (startDate: string, until: string) =>
    placeWeeks(templates, startDate, { every: 3, until }).map((place) => [
      place.of,
      place.startDate,
    ])
  expect(days('2026-12-07', '2026-12-28')).toEqual([
    ['a', '2026-12-07'],
    ['b', '2026-12-27'],
    ['a', '2026-12-28'],
  ])
  expect(days('2026-12-07', '2026-12-06')).toEqual([])
  expect(days('2026-12-06', '2026-12-20')).toEqual([
    ['a', '2026-12-07'],
    ['b', '2026-12-20'],
  ])
})

test('placeWeeks cuts workouts where the next template begins', () => {
  const slot = { round: 1, week: 0, weekday: 3, days: 7 }
  const templates = ['a', 'b'].map((id) => ({ weeks: 1, slots: [{ id, ...slot }] }))
  const days = placeWeeks(templates, '2026-12-07', undefined).map((place) => [
    place.startDate,
    place.endDate,
  ])
  expect(days).toEqual([
    ['2026-12-09', '2026-12-13'],
    ['2026-12-16', '2026-12-20'],
  ])
  expect(placeWeeks(templates, '2026-12-09', undefined)[0]?.endDate).toBe('2026-12-15')
})

test('createRepeatFinder finds the closest workout with the same round and template or name', () => {
  const workout = (day: string, given = {}) => ({
    ...{ round: 1, nameFolded: 'hooks', templateId: null, firstDay: day, lastDay: day, ...given },
  })
  const find = createRepeatFinder(
    [
      workout('2026-11-01'),
      workout('2026-11-20', { nameFolded: 'jabs', templateId: 't' }),
      workout('2026-12-01', { round: 2 }),
    ],
    28,
  )
  expect(find(workout('2026-11-29'))?.firstDay).toBe('2026-11-01')
  expect(find(workout('2026-11-30'))).toBeUndefined()
  expect(find(workout('2026-11-01'))).toBeUndefined()
  expect(find(workout('2026-11-15', { templateId: 't' }))?.firstDay).toBe('2026-11-20')
})
