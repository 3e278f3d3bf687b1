import { expect, test } from 'vitest'
import { exerciseNameIn, uncataloguedExerciseName } from './exercises.ts'

const jacks = {
  displayName: 'Jumping Jacks',
  displayNameEs: 'Saltos de tijera',
  displayNameTranslations: [
    { language: 'es', text: 'Jumping jack', original: 'Jumping Jacks' },
    { language: 'es-ar', text: 'Saltos en tijera', original: 'Jumping Jacks' },
    { language: 'fr', text: 'Sauts avec écart', original: 'Jumping Jacks' },
  ],
} as const

// spec: 1
test.each([
  ['en-us', jacks, 'Jumping Jacks'],
  ['es-mx', jacks, 'Saltos de tijera'],
  ['es-ar', jacks, 'Saltos en tijera'],
  ['es-mx', { ...jacks, displayNameEs: '' }, 'Jumping jack'],
  ['es', { ...jacks, displayNameEs: '', displayNameTranslations: [] }, 'Jumping Jacks'],
  ['fr-ca', jacks, 'Sauts avec écart'],
  ['ja', jacks, 'Jumping Jacks'],
] as const)('exerciseNameIn %s of %j is “%s”', (language, names, name) => {
  expect(exerciseNameIn(language, names)).toBe(name)
})

test.each([
  ['burpee', 'Burpee'],
  ['high-knees', 'High Knees'],
])('the exercise %s outside the catalog is named “%s”', (name, shown) => {
  expect(uncataloguedExerciseName(name)).toBe(shown)
})
