import { expect, test } from 'vitest'
import { exerciseNameIn, uncataloguedExerciseName } from './exercises.ts'

const jacks = { displayName: 'Jumping Jacks', displayNameEs: 'Saltos de tijera' }

// spec: 1
test.each([
  ['en-us', jacks, 'Jumping Jacks'],
  ['es-mx', jacks, 'Saltos de tijera'],
  ['es', { ...jacks, displayNameEs: '' }, 'Jumping Jacks'],
  ['fr', jacks, 'Jumping Jacks'],
] as const)('a wall in %s calls %j “%s”', (language, names, name) => {
  expect(exerciseNameIn(language, names)).toBe(name)
})

test.each([
  ['burpee', 'Burpee'],
  ['high-knees', 'High Knees'],
])('an unknown %s is called “%s”', (name, shown) => {
  expect(uncataloguedExerciseName(name)).toBe(shown)
})
