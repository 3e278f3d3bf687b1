import { expect, it } from 'vitest'
import { routineChanges, type RoutineValues } from './workout-values.ts'

const stored = (id: string, text = id): RoutineValues => ({
  _id: id,
  step: 0,
  text,
  videoLink: '/media/exercises/jab.mp4',
  lrVideoLink: '',
  cue: '',
})
const { _id: _, ...fresh } = stored('new')
const three = ['a', 'b', 'c'].map((id) => stored(id))
const pick = (ids: readonly string[]) => ids.map((id) => stored(id))

it.each([
  ['none', pick(['a', 'b', 'c']), [], [], []],
  ['the first deleted', pick(['b', 'c']), [], [], [1]],
  ['the second deleted', pick(['a', 'c']), [], [], [2]],
  ['the third deleted', pick(['a', 'b']), [], [], [3]],
  ['all deleted', [], [], [], [1, 2, 3]],
  ['the first deleted and another added', [...pick(['b', 'c']), fresh], [3], [], [1]],
  ['the second replaced', [stored('a'), fresh, stored('c')], [2], [], [2]],
  ['the second edited', [stored('a'), stored('b', 'x'), stored('c')], [], [2], []],
  ['the first deleted, the next edited', [stored('b', 'x'), stored('c')], [], [1], [1]],
  ['two swapped', pick(['b', 'a', 'c']), [], [1, 2], []],
] as const)('reports routine changes: %s', (_name, after, added, updated, deleted) => {
  expect(routineChanges(three, after)).toEqual({ added, updated, deleted })
})
