import { Workout } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { createSpoken } from './spoken.ts'

const at = '2026-11-22T12:00:00.000Z'
const id = '019aab1c-0000-7000-8000-000000000001'

const aWorkout = (nameTranslations: Workout['nameTranslations']) =>
  Workout.parse({
    ...{
      _id: id,
      id,
      name: 'Ladder',
      subHeader: '',
      round: 1,
      routines: [],
      isDraft: false,
      templateId: null,
      intervals: null,
    },
    ...{ startDate: at, endDate: at, nameTranslations, subHeaderTranslations: [] },
    ...{ createdAt: at, updatedAt: at },
  })

const spokenOf = (workout: Workout) =>
  createSpoken(
    {
      intervals: [
        { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z', workout: null },
        { from: '2026-11-23T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z', workout },
      ],
      lrVideo: true,
      appVersion: '1.2.3',
    },
    Date.parse('2026-11-23T05:00:00.000Z'),
  )

test('what is not translated is prepared once for all languages', () => {
  const spoken = spokenOf(aWorkout([]))
  expect(spoken('ar-qa')).toBe(spoken('en-us'))
  expect(spoken('en-us').workout?.name).toBe('Ladder')
})

test('a language is prepared once, and only where it says something else', () => {
  const spoken = spokenOf(aWorkout([{ language: 'es', text: 'Escalera', original: 'Ladder' }]))
  expect(spoken('ja')).toBe(spoken('en-us'))
  expect(spoken('es-mx')).toBe(spoken('es-mx'))
  expect(spoken('es-mx').workout?.name).toBe('Escalera')
})

test('the end of a heartbeat is that of the workout on air at the instant, in ASCII', () => {
  const spoken = spokenOf(aWorkout([{ language: 'ja', text: 'はしご', original: 'Ladder' }]))
  const { tail, workout } = spoken('ja')
  expect(tail).toMatch(/^[ -~]+$/)
  expect(JSON.parse(`{${tail}}`)).toEqual({ workout, lrVideo: true, appVersion: '1.2.3' })
  expect(workout?.name).toBe('はしご')
})
