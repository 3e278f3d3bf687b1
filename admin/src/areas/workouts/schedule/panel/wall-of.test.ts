import { expect, test } from 'vitest'
import { aRoutine, aWorkout } from '../../../../shared/testing/fixtures.ts'
import { wallOf } from './wall.tsx'

const inSpanish = (text: string, original: string) => [{ language: 'es' as const, text, original }]
const workout = aWorkout({
  subHeader: 'Jab till the bell',
  subHeaderTranslations: inSpanish('Jab hasta la campana', 'Jab till the bell'),
  routines: [
    aRoutine(1, { text: 'Jab.', textTranslations: inSpanish('Directo.', 'Jabs.') }),
    aRoutine(2, { text: 'Cross.' }),
  ],
})
const textsIn = (language: 'es-mx' | 'fr' | 'en-us') => {
  const { subHeader, routines } = wallOf(workout, language)
  return [subHeader, ...routines.map(({ text }) => text)]
}

test('shows texts in the screen’s or its base language, outdated or not, else the original', () => {
  expect(textsIn('es-mx')).toEqual(['Jab hasta la campana', 'Directo.', 'Cross.'])
  expect(textsIn('fr')).toEqual(['Jab till the bell', 'Jab.', 'Cross.'])
  expect(textsIn('en-us')).toEqual(['Jab till the bell', 'Jab.', 'Cross.'])
})
