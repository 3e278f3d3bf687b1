import { expect, test } from 'vitest'
import { regionPathText, regionTree } from './region-tree.ts'

const region = (id: string, parent: string | null) => ({ id, name: id.toUpperCase(), parent })

test('lists each region after its parent, with its path', () => {
  const tree = regionTree([
    region('cleveland', 'ohio'),
    region('midwest', null),
    region('ohio', 'midwest'),
    region('west', null),
    region('iowa', 'midwest'),
  ])
  expect(tree.map(({ path }) => regionPathText(path))).toEqual([
    'MIDWEST',
    'MIDWEST › OHIO',
    'MIDWEST › OHIO › CLEVELAND',
    'MIDWEST › IOWA',
    'WEST',
  ])
})

test('leaves out regions that contain themselves or whose parent is missing', () => {
  const tree = regionTree([
    region('a', 'b'),
    region('b', 'a'),
    region('c', 'gone'),
    region('d', null),
  ])
  expect(tree.map(({ region: { id } }) => id)).toEqual(['d'])
})
