import { Workout } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { localize } from './localize.ts'

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

const localizedOf = (workout: Workout) =>
  localize(
    [
      { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z', workout: null },
      { from: '2026-11-23T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z', workout },
    ],
    { lrVideo: true, appVersion: '1.2.3' },
    Date.parse('2026-11-23T05:00:00.000Z'),
  )

test('localize() shares one result between languages if there are no translations', () => {
  const localized = localizedOf(aWorkout([]))
  expect(localized('ar-qa')).toBe(localized('en-us'))
  expect(localized('en-us').workout?.name).toBe('Ladder')
})

test('localize() prepares a language once, and only if its texts differ', () => {
  const localized = localizedOf(
    aWorkout([{ language: 'es', text: 'Escalera', original: 'Ladder' }]),
  )
  expect(localized('ja')).toBe(localized('en-us'))
  expect(localized('es-mx')).toBe(localized('es-mx'))
  expect(localized('es-mx').workout?.name).toBe('Escalera')
})

test('localize() ends a heartbeat response with the current workout, in ASCII', () => {
  const localized = localizedOf(aWorkout([{ language: 'ja', text: 'はしご', original: 'Ladder' }]))
  const { tail, workout } = localized('ja')
  expect(tail).toMatch(/^[ -~]+$/)
  expect(JSON.parse(`{${tail}}`)).toEqual({ workout, lrVideo: true, appVersion: '1.2.3' })
  expect(workout?.name).toBe('はしご')
})
